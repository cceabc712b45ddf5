import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { phoneOfGuest } from './support/guests.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';

// An operator finds an employee by the phone they call from, corrects their department, closes their account and opens it
// again; the employee reads all of it among those who looked.

const COMPANY = { code: 'demo', id: 100 };

test(
  'an operator finds a person, corrects and closes their account; the person sees who did',
  atDesk,
  async ({ page, language, t, guest, enter }) => {
    const account = guest(COMPANY.code);
    const phone = phoneOfGuest(COMPANY.id, account);
    await signInToConsole(page, language, 'support', 'ops/people');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('人员', 'People'));
    await expect(main).toContainText(t('查找一位员工', 'Look for a person'));
    const search = main.getByRole('textbox', { name: t('姓名、工号', 'Name, employee number') });
    await search.fill(t('陈', 'C'));
    await search.press('Enter');
    await expect(main).toContainText(t('只填一个字太宽', 'One letter is too little'));
    await search.fill(phone);
    await search.press('Enter');
    await expect(main).toContainText(t('按号码查找', 'Looked for by number'));
    await expect(main, 'a list shows no whole number').not.toContainText(phone);
    await main.getByRole('row').nth(1).getByRole('link').first().click();
    const pane = page.getByRole('region', { name: t('员工详情', 'Person') });
    await expect(pane).toContainText(t('从未登录', 'Never entered'));
    await axe(page);
    await noSideScroll(page);

    const dialog = page.getByRole('dialog');
    const reason = dialog.getByRole('textbox', { name: t('原因', 'Reason'), exact: true });
    await pane.getByRole('button', { name: t('显示完整手机', 'Show the whole phone') }).click();
    await dialog.getByRole('textbox', { name: t('用途', 'What for') }).fill(t('来电核对', 'a call back'));
    await dialog.getByRole('button', { name: t('显示', 'Show'), exact: true }).click();
    await expect(pane).toContainText(phone);

    await pane.getByRole('button', { name: t('更正', 'Correct'), exact: true }).click();
    await dialog.getByRole('textbox', { name: t('部门', 'Department') }).fill('客户服务部');
    await axe(page);
    const correct = dialog.getByRole('button', { name: t('更正', 'Correct'), exact: true });
    await correct.click();
    await expect(dialog).toContainText(t('请填写原因', 'Please'));
    await reason.fill(t('企业来信更正', 'the company wrote'));
    await pressAgain(correct);
    await expect(dialog).toBeHidden();
    await expect(pane).toContainText('客户服务部');

    await pane.getByRole('button', { name: t('停用', 'Disable'), exact: true }).click();
    await dialog.getByText(t('本人要求', 'They asked for it')).click();
    await reason.fill(t('来电要求', 'asked by telephone'));
    await dialog.getByRole('button', { name: t('停用', 'Disable'), exact: true }).click();
    await expect(pane).toContainText(t('已停用', 'Disabled'));
    await axe(page);

    await pane.getByRole('button', { name: t('恢复账号', 'Open again'), exact: true }).click();
    await reason.fill(t('已核实', 'checked'));
    await dialog.getByRole('button', { name: t('恢复账号', 'Open again'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(pane.getByRole('table', { name: t('谁看过', 'Who looked') })).toContainText(
      t('停用账号', 'Account disabled'),
    );

    await enter({ company: COMPANY.code, account, at: 'web/usercenter/privacy' });
    const looks = page.getByRole('main');
    await expect(looks).toContainText(t('停用了您的账号', 'Closed your account'));
    await expect(looks).toContainText(t('查看了完整手机号', 'Looked at the whole phone number'));
  },
);
