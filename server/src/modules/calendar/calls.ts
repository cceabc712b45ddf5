import type { calendar as contract } from '#contract/calls/calendar';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';
import { loadHolidays } from '../booking/index.ts';
import { feedState, makeFeed, revokeFeed } from './feed.ts';
import { orderCalendar } from './order-file.ts';

export const calendarCalls: Handlers<typeof contract> = {
  OrderCalendar: async (ctx, { orderId }) => {
    const holidays = await loadHolidays(ctx.portal);
    const userGuid = ctx.session.personGuid;
    const file = await transact(ctx, (ctx) => orderCalendar(ctx, { userGuid, orderId, lang: ctx.lang, holidays }));
    if (!file) throw new Fault('notYours');
    return { fileName: file.fileName, ics: file.ics };
  },
  CalendarFeed: feedState,
  MakeCalendarFeed: makeFeed,
  RevokeCalendarFeed: revokeFeed,
};
