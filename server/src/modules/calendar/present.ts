import type { Language } from '#contract/language';
import { ORDER_STATUS } from '#contract/calls/orders';
import { orderNumber } from '#contract/rules/order-number';
import { orderState } from '#contract/rules/order-standing';
import type { HolidayTable } from '#contract/rules/working-days';
import type { Company } from '../../ctx.ts';
import { changeUntil, evePrecaution, precautionsOf } from '../booking/index.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { shownHotline } from '../company/index.ts';
import { personName } from '../people/index.ts';
import type { CalendarIssuer, CalendarOrder } from './event.ts';
import type { CalendarRow } from './queries.ts';

export const issuerOf = (company: Company, lang: Language): CalendarIssuer => ({
  lang,
  hotline: shownHotline(company),
  precautions: precautionsOf(company.config),
  eve: evePrecaution(company.config),
});

export const presentOrder = (
  company: Company,
  key: CompanyKey,
  row: CalendarRow,
  { holidays, now }: { holidays: HolidayTable; now: Date },
): CalendarOrder => ({
  orderNo: orderNumber(row.order_id, row.created_at),
  revision: row.revision,
  state: orderState(factsOf(row), now),
  changesTo: row.change_date === null ? '' : `${row.change_date} ${row.change_time}`,
  relative: row.person_guid === row.user_guid ? '' : personName(key, row),
  day: row.book_date,
  time: row.book_time,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  deadline: changeUntil({ company }, row.book_date, holidays),
  cancelOnly: !row.changeable,
  center: {
    name: { zh: row.name, en: row.name_eng },
    address: { zh: row.address, en: row.address_eng },
    phone: row.phone,
    lng: row.lng,
    lat: row.lat,
  },
});

const factsOf = ({ status, closed_as, abnormal_at, held_until, change_until }: CalendarRow) => ({
  ...{ status, closedAs: closed_as, heldUntil: held_until },
  // an appointment stays in the calendar when customer service marks its order
  isAbnormal: status !== ORDER_STATUS.closed && abnormal_at !== null,
  change: change_until ? { heldUntil: change_until } : undefined,
});
