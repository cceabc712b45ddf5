import { beginBooking, callerOf, dayCell, lastSeat, takeSeat, type Seat } from '../support/booking.ts';
import { axe, namesAsSeen, quietPage, thumbSized } from '../support/checks.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, test } from '../support/test.ts';

/** Asking again would take ten seconds. */
const PUSHED_WITHIN_MS = 6_000;

for (const [how, isStreamed] of [
  ['is told of', true],
  ['is asked for where nothing tells it', false],
] as const)
  test(`a seat that goes elsewhere ${how}`, async ({ page, request, t, language, enter, guest }) => {
    const account = guest('deqin6');
    const me = await callerOf(request, 'deqin6', account);
    const begun = await beginBooking(request, me);
    const month = isStreamed ? '2026-07' : '2026-08';
    const seat = (await lastSeat(request, me, begun, month, { backwards: language === 'en', lastOfDay: true })) as Seat;
    const other = await callerOf(request, 'plain', guest('plain'));
    const theirs = await beginBooking(request, other, { cityId: begun.cityId });
    if (!isStreamed) await page.route('**/examApi/SeatEvents*', (route) => route.abort());

    const streamed = isStreamed && page.waitForResponse(/SeatEvents/);
    await enter({ company: 'deqin6', account, at: `web/examselect?center=${seat.centerId}&day=${seat.day}` });
    await streamed;
    const segment = page.locator(`input[name="segment"][value="${seat.segmentId}"]`);
    await expect(segment).toBeEnabled();
    await takeSeat(request, other, theirs, seat);
    await expect(segment.and(page.locator(':enabled'))).toHaveCount(0, {
      timeout: isStreamed ? PUSHED_WITHIN_MS : 20_000,
    });
    // it was the day's last: the day is no choice any more, and another one is offered
    await expect(page.getByText(t('名额刚刚约满，请选择其他日期', 'has just been fully booked'))).toBeVisible();
    await page.getByRole('button', { name: t('最近可约', 'Nearest free day') }).click();
    await expect(page.locator('input[name="segment"]').first()).toBeVisible();
  });

test('past days are blank, the date one has is marked in a word, and a thumb finds every day', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const account = guest();
  const { orderId, seat } = await placeOrder(request, await callerOf(request, 'demo', account));
  await enter({ account, at: `web/examorder/${orderId}` });
  await page
    .getByRole('region', { name: t('到检凭证', 'Your ticket') })
    .getByRole('button', { name: t('改期', 'Reschedule') })
    .click();
  const old = dayCell(page, seat.day);
  await expect(old).toContainText(t('原预约', 'Booked'));
  await expect(old).toHaveAccessibleName(new RegExp(t('您原来预约的日期', 'the date you have now')));
  await expect(dayCell(page, '2026-06-09'), 'yesterday').toHaveCount(0);
  await expect(dayCell(page, '2026-06-10'), 'today').toBeVisible();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(1 + 4);
  await axe(page);
  await namesAsSeen(page);
  await quietPage(page);

  // one message at a time: why a day is not free, or the missing choice
  await dayCell(page, '2026-06-10').click({ force: true });
  await expect(page.getByRole('grid').locator('xpath=..').getByRole('status').locator('> *')).toHaveCount(1);

  await page.setViewportSize({ width: 320, height: 640 });
  await thumbSized(page, '[role=grid]');
  await page.setViewportSize({ width: 360, height: 740 });
  await thumbSized(page, '[role=grid]');
});
