import {
  agree,
  chooseDayAndSlot,
  confirmPerson,
  chooseFirstCenter,
  mainButton,
  submitButton,
  toConfirm,
} from './support/booking-screens.ts';
import { call, callerOf } from './support/booking.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';

test(
  'finance gives a card by a sheet, support holds it back and lets it go, and a relative is booked with it',
  atDesk,
  async ({ page, browser, request, language, t, enter, guest }) => {
    const account = guest();
    const [zh, en] = [`父母体检卡 ${account}`, `Card for parents ${account}`];
    const name = t(zh, en);
    const desk = await (await browser.newContext()).newPage();
    await signInToConsole(desk, language, 'finance', 'ops/cards');
    await desk.getByRole('button', { name: t('发行卡券', 'Issue cards') }).click();
    const dialog = desk.getByRole('dialog');
    const start = dialog.getByRole('button', { name: t('开始发行', 'Issue') });
    await dialog.getByLabel(t('发行方式', 'How'), { exact: true }).selectOption('people');
    await dialog.getByLabel(t('企业', 'Company')).selectOption({ value: '100' });
    await dialog.getByLabel(t('卡片名称（中文）', 'Name (Chinese)')).fill(zh);
    await dialog.getByLabel(t('卡片名称（英文）', 'Name (English)')).fill(en);
    await dialog.getByLabel(t('名单', 'People'), { exact: true }).fill(`${account}\nnobody-of-this-name`);
    await dialog.getByRole('button', { name: t('试算', 'Dry run') }).click();
    await expect(dialog).toContainText(
      t('可发放 1 人，1 行有问题', '1 people would get a card, 1 rows cannot be used'),
    );
    await axe(desk);
    await noSideScroll(desk);
    await dialog.getByRole('textbox', { name: t('原因', 'Reason') }).fill('家属福利');
    await pressAgain(start);
    await expect(dialog).toBeHidden();

    // it lies in the wallet
    await enter({ account, at: 'web/usercenter/cardList' });
    const card = page
      .getByRole('list', { name: t('卡片列表', 'Cards') })
      .getByRole('article')
      .filter({ hasText: name });
    await expect(async () => {
      await page.reload();
      await expect(card).toContainText(t('可用', 'Available'), { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });

    // support holds it back, with a reason: its owner sees it; then it is let go again
    const help = await (await browser.newContext()).newPage();
    await signInToConsole(help, language, 'support', 'ops/cards');
    await help
      .getByRole('row')
      .or(help.getByRole('listitem'))
      .filter({ hasText: name })
      .getByRole('link')
      .first()
      .click();
    const move = async (from: string, to: string) => {
      await help
        .getByRole('region', { name: t('卡券详情', 'Card') })
        .getByRole('button', { name: from, exact: true })
        .click();
      await help
        .getByRole('dialog')
        .getByRole('textbox', { name: t('原因', 'Reason') })
        .fill('核实持有人');
      await axe(help);
      await pressAgain(help.getByRole('dialog').getByRole('button', { name: from, exact: true }));
      await page.reload();
      await expect(card).toContainText(to);
    };
    await move(t('暂停', 'Suspend'), t('已暂停', 'Suspended'));
    await move(t('恢复', 'Resume'), t('可用', 'Available'));

    // who is booked for
    const who = await callerOf(request, 'demo', account);
    const mother = {
      ...{ userGuid: who.guid, relation: 'parent', name: '韩玉兰', idType: 'passport', idNumber: `E${account}` },
      ...{ birthDate: '1962-03-09', gender: 'female', maritalStatus: 'married', cityId: 310100 },
    };
    await call(request, 'SaveRelative', mother, who.session);
    await pressAgain(page.getByRole('button', { name: t('立即使用：', 'Use now: ') + name }));
    await expect(page).toHaveURL(/\/web\/relative/);
    await page.getByRole('radio', { name: '韩玉兰' }).check();
    await page.getByRole('button', { name: t('为韩玉兰预约', 'Book for 韩玉兰') }).click();
    await page.getByRole('textbox', { name: t('手机号码', 'Mobile phone') }).fill('139-0000-5678');
    await confirmPerson(page, t);
    await axe(page);
    await page.getByRole('radio', { disabled: false }).first().check();
    await mainButton(page, t('选择机构', 'Next: centre')).first().click();
    await chooseFirstCenter(page, t);
    await chooseDayAndSlot(page);
    await toConfirm(page, t);
    await agree(page, t);
    await pressAgain(submitButton(page, t));
    await expect(page).toHaveURL(/\/web\/examdone\/\d+/);
    await page.goto('web/usercenter/cardList');
    await expect(card).toContainText(t('已使用', 'Used'));
  },
);
