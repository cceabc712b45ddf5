import type { Language } from '#contract/language';
import type { HolidayTable } from '#contract/rules/working-days';
import type { Company, InCompany } from '../../ctx.ts';
import { methodOf, orderFile } from './event.ts';
import { issuerOf, presentOrder } from './present.ts';
import { calendarOrder } from './queries.ts';

/** The calendar file of an order as it is now. */
export interface OrderCalendar {
  fileName: string;
  ics: string;
  /** CANCEL calls the entry off. */
  method: 'PUBLISH' | 'CANCEL';
}

interface Asked {
  /** Who booked the order: no other person gets its file. */
  userGuid: string;
  orderId: number;
  lang: Language;
  holidays: HolidayTable;
}

export async function orderCalendar(
  ctx: InCompany & { company: Company },
  { userGuid, orderId, lang, holidays }: Asked,
): Promise<OrderCalendar | undefined> {
  const row = await calendarOrder(ctx, userGuid, orderId);
  if (!row) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const order = presentOrder(ctx.company, key, row, { holidays, now: ctx.portal.clock() });
  return {
    fileName: `checkup-${order.orderNo}.ics`,
    ics: orderFile(order, issuerOf(ctx.company, lang)),
    method: methodOf(order),
  };
}
