import { beginBooking, callerOf, lastSeat, lastSeats, takeSeat, type Seat } from '../support/booking.ts';
import { agree, h1, submitButton, toConfirm } from '../support/booking-screens.ts';
import { axe } from '../support/checks.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const SHANGHAI = 310100;
const LUJIAZUI = 2;

test('the seat goes to another person before the order is sent: the nearest two are offered', async ({
  page,
  request,
  t,
  language,
  enter,
  guest,
}) => {
  const account = guest('deqin6');
  const me = await callerOf(request, 'deqin6', account);
  const begun = await beginBooking(request, me);
  const seat = (await lastSeat(request, me, begun, '2026-07', { backwards: language === 'en' })) as Seat;
  const other = await callerOf(request, 'plain', guest('plain'));
  const theirs = await beginBooking(request, other, { cityId: begun.cityId });

  await enter({ company: 'deqin6', account, at: `web/examselect?center=${seat.centerId}&day=${seat.day}` });
  await page.locator(`input[name="segment"][value="${seat.segmentId}"]`).click();
  await toConfirm(page, t);
  await agree(page, t);
  await takeSeat(request, other, theirs, seat);
  await submitButton(page, t).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('您选的时段刚刚被约满', 'The time you chose has just been taken'));
  await axe(page);
  const offers = dialog.getByRole('button').filter({ hasText: /\d\d:\d\d–\d\d:\d\d/ });
  await expect(offers).toHaveCount(2);
  await offers.first().click();
  await expect(dialog).toBeHidden();
  await expect(page, 'nothing is sent by itself').toHaveURL(/\/web\/examconfirm/);
  await expect(page.getByRole('radio', { name: t('电子报告', 'E-report'), exact: true })).toBeChecked();
  await expect(submitButton(page, t)).toBeFocused();
  await pressAgain(submitButton(page, t));
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
});

test('the company’s share of a time is used up meanwhile: it says so, and the nearest two are offered', async ({
  page,
  request,
  t,
  language,
  enter,
  guest,
}) => {
  const account = guest('hilton');
  const me = await callerOf(request, 'hilton', account);
  const begun = await beginBooking(request, me, { cityId: SHANGHAI });
  // this company has one place at this time of every morning; where others have more, it is the share that runs out
  const at = { centerId: LUJIAZUI, start: '08:00', backwards: language === 'en' };
  const stranger = await callerOf(request, 'plain', guest('plain'));
  const strangers = await beginBooking(request, stranger, { cityId: SHANGHAI });
  const isScarce = async ({ day }: Seat) => lastSeat(request, stranger, strangers, '2026-07', { ...at, day });
  const shares = lastSeats(request, me, begun, '2026-07', at);
  let share = (await shares.next()).value as Seat;
  while (await isScarce(share)) share = (await shares.next()).value as Seat;
  const colleague = await callerOf(request, 'hilton', guest('hilton'));
  const theirs = await beginBooking(request, colleague, { cityId: SHANGHAI });

  await enter({ company: 'hilton', account, at: `web/examselect?center=${share.centerId}&day=${share.day}` });
  await page.locator(`input[name="segment"][value="${share.segmentId}"]`).click();
  await toConfirm(page, t);
  await agree(page, t);
  await takeSeat(request, colleague, theirs, share);
  await submitButton(page, t).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(
    t('贵公司在该时段的名额已用完', 'Your company has no places left at this time'),
  );
  await axe(page);
  const offers = dialog.getByRole('button').filter({ hasText: /\d\d:\d\d–\d\d:\d\d/ });
  await expect(offers).toHaveCount(2);
  await offers.last().click();
  await expect(dialog).toBeHidden();
  await pressAgain(submitButton(page, t));
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
});
