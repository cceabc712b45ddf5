import { dismiss, failOnce } from '../support/failing.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

// The server fails once with an unknown error: everything typed is still there, and pressing again does it.

test('a relative', async ({ page, t, enter, guest }) => {
  await enter({ account: guest(), at: 'web/usercenter/relative_plan' });
  await page
    .getByRole('main')
    .getByRole('button', { name: t('添加家属', 'Add a relative') })
    .last()
    .click();
  const sheet = page.getByRole('dialog').first();
  await sheet.getByLabel(t('关系', 'Relation')).selectOption('spouse');
  const name = sheet.getByLabel(t('姓名', 'Name'));
  await name.fill('程爱人');
  await sheet.getByLabel(t('证件号码', 'ID number')).fill('11010519491231002x');
  await sheet.getByLabel(t('婚姻状况', 'Marital status')).selectOption('married');
  await failOnce(page, 'SaveRelative');
  const save = sheet.getByRole('button', { name: t('保存家属', 'Save family member') });
  await save.click();
  await dismiss(page, t);
  await expect(name).toHaveValue('程爱人');
  await expect(sheet.getByLabel(t('关系', 'Relation'))).toHaveValue('spouse');
  await pressAgain(save);
  await expect(page.getByRole('region', { name: '程爱人' })).toBeVisible();
});

test('a new password', async ({ page, t, enter, guest }) => {
  await enter({ account: guest('sevenday'), company: 'sevenday', at: 'web/usercenter/change-pass' });
  const fields = [
    t('旧密码', 'Old password'),
    t('新密码', 'New password'),
    t('确认新密码', 'Confirm new password'),
  ].map((label) => page.getByLabel(label, { exact: true }));
  const typed = ['Demo#2026', 'Quiet-Lake-47', 'Quiet-Lake-47'];
  for (const [at, field] of fields.entries()) await field.fill(typed[at] ?? '');
  await failOnce(page, 'ChangePw');
  const save = page.getByRole('button', { name: t('修改密码', 'Change password') }).last();
  await save.click();
  await dismiss(page, t);
  for (const [at, field] of fields.entries()) await expect(field).toHaveValue(typed[at] ?? '');
});

test('a colleague one gives a card to', async ({ page, t, enter }) => {
  await enter({ account: 'emp', at: 'web/usercenter/cardList' });
  await page
    .getByRole('button', { name: t('赠送：', 'Give: ') })
    .first()
    .click();
  const sheet = page.getByRole('dialog').first();
  const [name, account] = [
    sheet.getByLabel(t('同事姓名', 'Colleague’s name')),
    sheet.getByLabel(t('账号、工号或手机号', 'Account, employee number or phone')),
  ];
  await name.fill('马骁');
  await account.fill('YF20233');
  await failOnce(page, 'GiftCard');
  await sheet.getByRole('button', { name: t('确认赠送', 'Give'), exact: true }).click();
  await dismiss(page, t);
  await expect(name).toHaveValue('马骁');
  await expect(account).toHaveValue('YF20233');
});
