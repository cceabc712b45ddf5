import type { calendar as contract } from '#contract/calls/calendar';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';
import { loadHolidays } from '../booking/index.ts';
import { orderFile } from './event.ts';
import { feedState, makeFeed, revokeFeed } from './feed.ts';
import { issuerOf, presentOrder } from './present.ts';
import { calendarOrder } from './queries.ts';

export const calendarCalls: Handlers<typeof contract> = {
  OrderCalendar: async (ctx, { orderId }) => {
    const holidays = await loadHolidays(ctx.portal);
    const order = await transact(ctx, async (ctx) => {
      const row = await calendarOrder(ctx, ctx.session.personGuid, orderId);
      if (!row) throw new Fault('notYours');
      return presentOrder(ctx.company, await ctx.portal.keyring.companyKey(ctx), row, { holidays, now: ctx.now() });
    });
    return { fileName: `checkup-${order.orderNo}.ics`, ics: orderFile(order, issuerOf(ctx.company, ctx.lang)) };
  },
  CalendarFeed: feedState,
  MakeCalendarFeed: makeFeed,
  RevokeCalendarFeed: revokeFeed,
};
