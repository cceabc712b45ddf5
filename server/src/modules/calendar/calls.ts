import type { calendar as contract } from '#contract/calendar';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';
import { holidaysHere } from '../booking/index.ts';
import { orderFile } from './event.ts';
import { feedState, makeFeed, revokeFeed } from './feed.ts';
import { houseOf, presentOrder } from './present.ts';
import { calendarOrder } from './queries.ts';

export const calendarCalls: Handlers<typeof contract> = {
  OrderCalendar: (ctx, { orderId }) =>
    transact(ctx, async (ctx) => {
      const row = await calendarOrder(ctx, ctx.session.personGuid, orderId);
      if (!row) throw new Fault('notYours');
      const order = presentOrder(ctx.company, row, await holidaysHere(ctx));
      return { fileName: `checkup-${order.orderNo}.ics`, ics: orderFile(order, houseOf(ctx.company, ctx.lang)) };
    }),
  CalendarFeed: feedState,
  MakeCalendarFeed: makeFeed,
  RevokeCalendarFeed: revokeFeed,
};
