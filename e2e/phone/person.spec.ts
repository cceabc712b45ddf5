import type { Page } from '@playwright/test';
import { idCheckCharacter } from '#contract/rules/id-number';
import { axe, noSideScroll } from '../support/checks.ts';
import { begin, h1, type T } from '../support/booking-screens.ts';
import { call, callerOf } from '../support/booking.ts';
import { codeMailedTo } from '../support/email.ts';
import { dismiss, failOnce } from '../support/failing.ts';
import { NEWCOMERS } from '../support/guests.ts';
import { placeOrder } from '../support/orders.ts';
import { pressAgain } from '../support/press.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';
import { codeSentTo } from '../support/sms.ts';
import { expect, test } from '../support/test.ts';

const INFORMATION = 'web/usercenter/information';

async function givePassword(page: Page, t: T): Promise<void> {
  const again = page.getByRole('dialog', { name: t('请再次输入密码', 'Enter your password again') });
  await again.getByLabel(t('登录密码', 'Password'), { exact: true }).fill(DEMO_PASSWORD);
  await again.getByRole('button', { name: t('确认', 'Confirm') }).click();
  await expect(again).toHaveCount(0);
}

test('the phone and the e-mail are changed by a code, and marked as verified', async ({
  page,
  language,
  t,
  enter,
  guest,
}) => {
  await enter({ company: 'deqin6', account: guest('deqin6'), at: INFORMATION });
  await expect(h1(page)).toHaveText(t('个人资料', 'Personal data'));
  const contact = page.getByRole('region', { name: t('联系方式', 'Contact') });
  await expect(contact.getByText(t('已验证', 'Verified'))).toHaveCount(1);
  await axe(page);
  await noSideScroll(page);

  const edit = contact.getByRole('button', { name: t('编辑', 'Edit') });
  const sheet = page.getByRole('dialog', { name: t('编辑联系方式', 'Edit contact details') });
  const save = sheet.getByRole('button', { name: t('保存', 'Save') });
  await edit.click();
  await sheet.getByRole('button', { name: t('更换号码', 'Change number') }).click();
  const phone = language === 'en' ? '13900007234' : '13900008234';
  await sheet.getByRole('textbox', { name: t('手机号码', 'Mobile phone') }).fill(phone);
  await axe(page);
  await save.click();
  const byPhone = page.getByRole('dialog', { name: t('验证新手机号', 'Confirm your new number') });
  await byPhone.getByRole('button', { name: t('发送验证码', 'Send the code') }).click();
  await givePassword(page, t);
  await byPhone.getByLabel(t('短信验证码', 'Code from the message')).fill(await codeSentTo(page, phone));
  await pressAgain(byPhone.getByRole('button', { name: t('确认', 'Confirm') }));
  await expect(sheet).toBeHidden();
  await expect(contact).toContainText(`139****${phone.slice(-4)}`);

  await edit.click();
  const email = `${language}new@person.example`;
  await sheet.getByLabel(t('电子邮箱', 'Email')).fill(email);
  await failOnce(page, 'SavePersonalInfo');
  await pressAgain(save);
  await dismiss(page, t);
  await expect(sheet.getByLabel(t('电子邮箱', 'Email'))).toHaveValue(email);
  await pressAgain(save);
  const byEmail = page.getByRole('dialog', { name: t('验证邮箱', 'Confirm your email address') });
  await byEmail.getByRole('button', { name: t('发送验证码', 'Send the code') }).click();
  const code = byEmail.getByLabel(t('邮件验证码', 'Code from the email'));
  await expect(code).toBeFocused();
  await axe(page);
  await noSideScroll(page);
  await code.fill(await codeMailedTo(page, email));
  await pressAgain(byEmail.getByRole('button', { name: t('确认', 'Confirm') }));
  await expect(sheet).toBeHidden();
  await expect(contact).toContainText(email);
  await expect(contact.getByText(t('已验证', 'Verified'))).toHaveCount(2);

  // one's own numbers, whole for half a minute; the password was given just now
  await page.getByRole('button', { name: t('显示完整手机号', 'Show the whole phone number') }).click();
  await expect(contact.getByText(phone)).toBeVisible();
});

test('missing data is completed before a booking, which then goes on', async ({ page, language, t, enter }) => {
  await enter({ account: NEWCOMERS[language] });
  await begin(page, t);
  await expect(page).toHaveURL(/\/web\/userinfo\//);
  await expect(h1(page)).toHaveText(t('完善个人信息', 'Complete your details'));
  const submit = page.getByRole('button', { name: t('提交并继续', 'Submit and go on') });
  await submit.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    t('请填写证件号码', 'Please fill in the ID number'),
    t('请选择婚姻状况', 'Please choose marital status'),
    t('请填写电子邮箱', 'Please fill in an email address'),
    t('请填写工号', 'Please fill in the employee number'),
    t('请填写部门', 'Please fill in the department'),
  ]);
  await axe(page);
  await noSideScroll(page);
  const card = (birth: string) => {
    const digits = `990100${birth}${language === 'en' ? '911' : '913'}`;
    return digits + idCheckCharacter(digits);
  };
  const number = page.getByLabel(t('证件号码', 'ID number'));
  const email = `${language}fresh@newcomer.example`;
  await number.fill(card('19900101'));
  await page.getByLabel(t('婚姻状况', 'Marital status')).selectOption('single');
  await page.getByLabel(t('电子邮箱', 'Email')).fill(email);
  await page.getByLabel(t('工号', 'Employee no.')).fill(`N-${language}`);
  await page.getByLabel(t('部门', 'Department')).fill('设计部');
  await pressAgain(submit);
  // told before any code is sent, and nothing typed is lost
  await expect(page.getByText(t('证件号码与企业登记', 'The ID number does not match')).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(t('部门', 'Department'))).toHaveValue('设计部');
  await number.fill(card('19910815'));
  await pressAgain(submit);
  const byEmail = page.getByRole('dialog', { name: t('验证邮箱', 'Confirm your email address') });
  await byEmail.getByRole('button', { name: t('发送验证码', 'Send the code') }).click();
  await givePassword(page, t);
  await byEmail.getByLabel(t('邮件验证码', 'Code from the email')).fill(await codeMailedTo(page, email));
  await failOnce(page, 'CompletePersonalInfo');
  await pressAgain(byEmail.getByRole('button', { name: t('确认', 'Confirm') }));
  await dismiss(page, t);
  await expect(number).toHaveValue(card('19910815'));
  await expect(page.getByLabel(t('部门', 'Department'))).toHaveValue('设计部');
  await pressAgain(submit);
  await expect(page).toHaveURL(/\/web\/(plan\/self|personal)/);
});

test('an address is kept, put into an order, and edited: the order stays as it was placed', async ({
  page,
  t,
  enter,
  guest,
}) => {
  const account = guest('demo');
  await enter({ account, at: 'web/usercenter/addressList' });
  await expect(h1(page)).toHaveText(t('常用地址', 'Addresses'));
  await expect(page.getByText(t('还没有地址', 'No addresses yet'))).toBeVisible();
  await axe(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('新增地址', 'Add an address') })
    .last()
    .click();
  const sheet = page.getByRole('dialog', { name: /新增地址|编辑地址|New address|Edit address/ });
  await sheet.getByLabel(t('收件人', 'Recipient')).fill('程晨');
  await sheet.getByLabel(t('手机号码', 'Mobile phone')).fill('13900001111');
  await sheet.getByLabel(t('省份', 'Province')).selectOption('浙江省');
  await sheet.getByLabel(t('城市', 'City')).selectOption('杭州市');
  await sheet.getByLabel(t('区县', 'District or county')).selectOption('西湖区');
  await sheet.getByLabel(t('详细地址', 'Street address')).fill('文三路 1 号');
  await axe(page);
  await noSideScroll(page);
  // the server is away for a moment: nothing typed is lost
  await page.route('**/examApi/PostAppCall', (route) => route.abort(), { times: 1 });
  const save = sheet.getByRole('button', { name: t('保存地址', 'Save address') });
  await save.click();
  await page
    .getByRole('dialog', { name: t('网络连接失败', 'You’re offline') })
    .getByRole('button', { name: t('重试', 'Try again') })
    .click();
  await expect(sheet).toBeHidden();
  const list = page.getByRole('list', { name: t('地址列表', 'Addresses') });
  await expect(list.getByRole('listitem')).toHaveText(
    /程晨.*139\*{4}1111.*(默认|Default).*浙江省杭州市西湖区 文三路 1 号/s,
  );

  const who = await callerOf(page.request, 'demo', account);
  const { addresses } = await call<{ addresses: { id: number }[] }>(
    page.request,
    'MyAddresses',
    { userGuid: who.guid },
    who.session,
  );
  const choices = { report_type: 'paper', deliveryPaperWay: 'separate', postAddressId: addresses[0]?.id };
  const { orderId } = await placeOrder(page.request, who, { choices });

  await list.getByRole('button', { name: t('编辑地址', 'Edit address') }).click();
  await expect(sheet.getByLabel(t('区县', 'District or county'))).toHaveValue('西湖区');
  await sheet.getByLabel(t('详细地址', 'Street address')).fill('武林路 2 号');
  await failOnce(page, 'SavePostAddress');
  await pressAgain(save);
  await dismiss(page, t);
  await expect(sheet.getByLabel(t('详细地址', 'Street address'))).toHaveValue('武林路 2 号');
  await pressAgain(save);
  await expect(list.getByRole('listitem')).toContainText('武林路 2 号');
  await list.getByRole('button', { name: t('删除地址', 'Delete address') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('删除', 'Delete') })
    .click();
  await expect(page.getByText(t('还没有地址', 'No addresses yet'))).toBeVisible();
  await page.goto(`web/examorder/${orderId}`);
  await expect(page.getByRole('main')).toContainText('浙江省杭州市西湖区 文三路 1 号');
});

test('a relative: added, not removed while a booking is open, then removed', async ({ page, t, enter, guest }) => {
  const account = guest('demo');
  await enter({ account, at: 'web/usercenter/relative_plan' });
  await expect(h1(page)).toHaveText(t('家属资料', 'Relatives'));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('添加家属', 'Add a relative') })
    .last()
    .click();
  const sheet = page.getByRole('dialog');
  const digits = `990100197005051${String(Date.now()).slice(-1)}1`;
  await sheet.getByLabel(t('关系', 'Relation')).selectOption('parent');
  await sheet.getByLabel(t('姓名', 'Name')).fill('程父');
  await sheet.getByLabel(t('证件号码', 'ID number')).fill(digits + idCheckCharacter(digits));
  await sheet.getByLabel(t('婚姻状况', 'Marital status')).selectOption('married');
  await sheet.getByRole('button', { name: t('保存家属', 'Save family member') }).click();
  await expect(sheet).toBeHidden();
  const card = page.getByRole('region', { name: '程父' });
  await expect(card.getByText(t('可预约', 'Can be booked')).first()).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  const who = await callerOf(page.request, 'demo', account);
  const { relations } = await call<{ relations: { customerGuid: string; name: string }[] }>(
    page.request,
    'Relation',
    { userGuid: who.guid },
    who.session,
  );
  const customerGuid = relations.find(({ name }) => name === '程父')?.customerGuid ?? '';
  const { orderId } = await placeOrder(page.request, who, { customerGuid });
  await card.getByRole('button', { name: t('移除程父', 'Remove 程父') }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: t('移除', 'Remove'), exact: true }).click();
  const refused = page.getByRole('dialog', { name: t('操作未完成', 'This could not be done') });
  await expect(refused).toContainText(t('还有未完成的预约', 'has an open booking'));
  await axe(page);
  await refused.getByRole('button', { name: t('知道了', 'OK'), exact: true }).click();
  await expect(card.getByText(t('还有未完成的预约', 'has an open booking'))).toBeVisible();

  await call(page.request, 'CancelExamOrder', { customerGuid, orderId }, who.session);
  await page.reload();
  await card.getByRole('button', { name: t('移除程父', 'Remove 程父') }).click();
  await asked.getByRole('button', { name: t('移除', 'Remove'), exact: true }).click();
  await expect(page.getByText(t('还没有家属', 'No relatives yet'))).toBeVisible();
});

test('the password is changed inside the centre, and not where it is kept elsewhere', async ({ page, t, enter }) => {
  await enter({ company: 'sevenday', at: 'web/usercenter/change-pass' });
  await expect(h1(page)).toHaveText(t('修改密码', 'Change password'));
  await axe(page);
  await noSideScroll(page);
  await enter({ company: 'amazon', at: 'web/usercenter/change-pass' });
  await expect(page.getByText(t('贵公司未开通此项服务', 'Your company does not offer this'))).toBeVisible();
});

test('where a removed relative cannot be added again, the question says so', async ({ page, t, enter }) => {
  await enter({ company: 'hilton', account: 'emp', at: 'web/usercenter/relative_plan' });
  await expect(page.getByRole('button', { name: t('添加家属', 'Add a relative') })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('移除', 'Remove') })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('移除后您无法自行加回', 'you cannot add this person again yourself'));
  await axe(page);
  await dialog.getByRole('button', { name: t('保留', 'Keep') }).click();
  await expect(dialog).toBeHidden();
});
