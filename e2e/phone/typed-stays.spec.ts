import { call, callerOf } from '../support/booking.ts';
import { dismiss, failOnce } from '../support/failing.ts';
import { pressAgain } from '../support/press.ts';
import { endSessions, signInOnTheWay } from '../support/sign-in-on-the-way.ts';
import { expect, test } from '../support/test.ts';

// The server fails once with an unknown error, or has ended the session: everything typed is still there, and pressing
// again does it.

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

test('feedback, through a sign-in', async ({ page, t, language, enter, request, guest }) => {
  const account = guest();
  await enter({ account, at: 'web/feedback?type=complaint' });
  const content = page.getByRole('textbox', { name: t('抱怨内容', 'Your complaint') });
  await content.fill(t('停诊没有提前通知', 'Closed without notice'));
  const submit = page.getByRole('button', { name: t('提交反馈', 'Send feedback') });
  await endSessions(request, { account });
  await signInOnTheWay(page, { language, account, submit });
  await expect(content).toHaveValue(t('停诊没有提前通知', 'Closed without notice'));
  await pressAgain(submit);
  await expect(page.getByRole('heading', { name: t('反馈已提交', 'Feedback sent') })).toBeVisible();
});

test('address and remarks of an order stay through a sign-in', async ({ page, t, language, enter, request, guest }) => {
  const account = guest();
  const { session, guid: userGuid } = await callerOf(request, 'demo', account);
  const address = { recipient: '程晨', phone: '13812345678', district: '上海市静安区', detail: '延平路 123 弄 8 号' };
  for (const other of [{ isDefault: true }, { recipient: '程母', isDefault: false }])
    await call(request, 'SavePostAddress', { userGuid, ...address, ...other }, session);
  const sleepTest = 401;
  await enter({ account, at: `web/mall/product_confirm/${sleepTest}` });
  const to = page.getByRole('region', { name: t('收货地址', 'Delivery address') });
  await expect(to).toContainText('程晨');
  await to.getByRole('button', { name: t('更换', 'Change') }).click();
  const sheet = page.getByRole('dialog').first();
  await sheet.getByText('程母').click();
  await sheet.getByRole('button', { name: t('使用此地址', 'Use this address') }).click();
  await expect(to).toContainText('程母');
  const remarks = page.getByLabel(t('备注', 'Remarks'));
  await remarks.fill(t('请工作日送达', 'On a workday, please'));
  const submit = page.getByRole('button', { name: t('提交并支付', 'Submit and pay') }).filter({ visible: true });
  await endSessions(request, { account });
  await signInOnTheWay(page, { language, account, submit });
  await expect(remarks).toHaveValue(t('请工作日送达', 'On a workday, please'));
  await expect(to).toContainText('程母');
  await pressAgain(submit);
  await expect(page).toHaveURL(/\/mall\/pay\//);

  // placed: the next order begins without them
  await page.goto(`web/mall/product_confirm/${sleepTest}`);
  await expect(to).toContainText('程晨');
  await expect(remarks).toHaveValue('');
});

test('a new address, through a sign-in', async ({ page, t, language, enter, request, guest }) => {
  const account = guest();
  await enter({ account, at: 'web/usercenter/addressList' });
  await page
    .getByRole('main')
    .getByRole('button', { name: t('新增地址', 'Add an address') })
    .last()
    .click();
  const sheet = page.getByRole('dialog', { name: t('新增地址', 'New address') });
  const detail = sheet.getByLabel(t('详细地址', 'Street address'));
  await sheet.getByLabel(t('收件人', 'Recipient')).fill('程晨');
  await sheet.getByLabel(t('手机号码', 'Mobile phone')).fill('13900001111');
  await sheet.getByLabel(t('省份', 'Province')).selectOption('浙江省');
  await sheet.getByLabel(t('城市', 'City')).selectOption('杭州市');
  await sheet.getByLabel(t('区县', 'District or county')).selectOption('西湖区');
  await detail.fill('文三路 1 号');
  const submit = sheet.getByRole('button', { name: t('保存地址', 'Save address') });
  await endSessions(request, { account });
  await signInOnTheWay(page, { language, account, submit });
  await expect(detail).toHaveValue('文三路 1 号');
  await expect(sheet.getByLabel(t('区县', 'District or county'))).toHaveValue('西湖区');
});
