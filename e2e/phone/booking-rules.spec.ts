import { call, callerOf } from '../support/booking.ts';
import {
  begin,
  chooseDayAndSlot,
  chooseFirstCenter,
  confirmPerson,
  extra,
  mainButton,
  openGroup,
  toConfirm,
} from '../support/booking-screens.ts';
import { axe, noSideScroll } from '../support/checks.ts';
import { placeOrder } from '../support/orders.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

// Rules that one meets on several screens: for whom, what still fits, what a change keeps, paying together.

test('a family member is chosen: the header says for whom until one goes home', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const account = guest();
  const { session, guid: userGuid } = await callerOf(request, 'demo', account);
  const father = {
    ...{ userGuid, relation: 'parent', name: '韩国栋', idType: 'passport', idNumber: `E${account}` },
    ...{ birthDate: '1961-03-09', gender: 'male', maritalStatus: 'married', cityId: 310100 },
    ...{ phone: '19900005678', email: 'father@family.example' },
  };
  await call(request, 'SaveRelative', father, session);
  await enter({ account });
  await begin(page, t, 'family');
  await page.getByRole('radio', { name: '韩国栋' }).check();
  await page.getByRole('button', { name: t('为韩国栋预约', 'Book for 韩国栋') }).click();
  await expect(page).toHaveURL(/\/web\/personal/);
  const says = page.getByRole('banner').filter({ visible: true }).getByText(t('为韩国栋预约', 'Booking for 韩国栋'));
  await expect(says).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.goto('web/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(says).toBeHidden();
});

test('another add-on keeps the centre and the time; a day inside the notice says what that means', async ({
  page,
  t,
  enter,
  guest,
}) => {
  await enter({ account: guest() });
  await begin(page, t, 'self');
  await confirmPerson(page, t);
  await page.getByRole('radio').first().check();
  await pressAgain(mainButton(page, t('下一步', 'Next')).last());
  await chooseFirstCenter(page, t);
  await chooseDayAndSlot(page, '2026-06-11');
  await toConfirm(page, t);
  await expect(page.getByRole('main')).toContainText(
    t('提交后不能在线改期或取消', 'cannot be changed or cancelled online'),
  );
  await page.goto('web/examset');
  await openGroup(page, t('内分泌', 'Hormones'));
  await extra(page, t('25-羟维生素 D', 'Vitamin D')).getByRole('checkbox').check();
  await pressAgain(mainButton(page, t('下一步', 'Next')).last());
  await expect(page, 'nothing has to be chosen again').toHaveURL(/\/web\/examconfirm/);
  await expect(page.getByRole('main')).toContainText(t('25-羟维生素 D', 'Vitamin D'));
});

test('two orders of a family are paid at once', async ({ page, request, t, enter, guest }) => {
  const account = guest();
  const who = await callerOf(request, 'demo', account);
  const father = {
    ...{ userGuid: who.guid, relation: 'parent', name: '韩国栋', idType: 'passport', idNumber: `F${account}` },
    ...{ birthDate: '1961-03-09', gender: 'male', maritalStatus: 'married', cityId: 310100 },
    ...{ phone: '19900005678', email: 'father@family.example' },
  };
  const { customerGuid } = await call<{ customerGuid: string }>(request, 'SaveRelative', father, who.session);
  await placeOrder(request, who, { toPay: true });
  await placeOrder(request, who, { toPay: true, customerGuid });
  await enter({ account, at: 'web/examrecord' });
  await expect(page.getByText(t('2 个订单待支付', '2 orders to pay'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('合并支付', 'together') }).click();
  await expect(page.getByRole('main')).toContainText('韩国栋');
  await expect(page.getByRole('main')).toContainText(t('2 个订单', '2 orders'));
  await axe(page);
  await noSideScroll(page);
});

test('same as last year: one press leads to last year’s centre, where a day is chosen', async ({
  page,
  request,
  t,
  enter,
}) => {
  const { session, guid: userGuid } = await callerOf(request, 'demo', 'emp');
  await call(request, 'SaveBookingDraft', { userGuid, draft: {} }, session);
  await enter({ account: 'emp' });
  await begin(page, t, 'self');
  await confirmPerson(page, t);
  await page.getByRole('button', { name: t('一键沿用', 'Use') }).click();
  await expect(page).toHaveURL(/\/web\/examselect\?center=\d+/);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a reschedule keeps the address and how one travels', async ({ page, request, t, enter, guest }) => {
  const account = guest('amazon');
  const who = await callerOf(request, 'amazon', account);
  const address = { recipient: '孙悦', phone: '19900000001', district: '上海市静安区', detail: '延平路 1 号' };
  await call(request, 'SavePostAddress', { userGuid: who.guid, ...address }, who.session);
  const { id } = await call<{ id: number }>(
    request,
    'SavePostAddress',
    { userGuid: who.guid, ...address, detail: '延平路 99 号' },
    who.session,
  );
  await placeOrder(request, who, {
    choices: { report_type: 'paper', deliveryPaperWay: 'separate', postAddressId: id, trafficId: 2 },
  });
  await enter({ company: 'amazon', account, at: 'web/examrecord' });
  await page.getByRole('button', { name: t('改期', 'Reschedule') }).click();
  await expect(page).toHaveURL(/\/web\/examselect/);
  await chooseDayAndSlot(page, '2026-06-24');
  await toConfirm(page, t);
  await expect(page.getByRole('main')).toContainText('延平路 99 号');
  await expect(page.getByRole('combobox', { name: t('交通方式', 'How you will travel') })).toHaveValue('2');
});
