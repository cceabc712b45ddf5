import { type booking as contract } from '#contract/booking';
import { dayInShanghai } from '#contract/rules/day';
import type { Handlers } from '../../http/handlers.ts';
import { openingOn } from './rules.ts';

export const bookingCalls: Handlers<typeof contract> = {
  CanBookingOrdering: async ({ company, session, now }) => {
    const opening = openingOn(dayInShanghai(now()), session.employeeClass, company.config.bookingWindows);
    return opening.open ? { CanOrder: true, Time: '' } : { CanOrder: false, Time: opening.opensOn ?? '' };
  },
};
