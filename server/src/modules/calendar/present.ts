import type { Language } from '#contract/language';
import { orderNumber } from '#contract/rules/order-number';
import type { HolidayTable } from '#contract/rules/working-days';
import type { Company } from '../../ctx.ts';
import { changeUntil, evePrecaution, precautionsOf } from '../booking/index.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { shownHotline } from '../company/index.ts';
import { personName } from '../people/index.ts';
import type { CalendarHouse, CalendarOrder } from './event.ts';
import type { CalendarRow } from './queries.ts';

export const houseOf = (company: Company, lang: Language): CalendarHouse => ({
  lang,
  hotline: shownHotline(company),
  precautions: precautionsOf(company.config),
  eve: evePrecaution(company.config),
});

export const presentOrder = (
  company: Company,
  key: CompanyKey,
  row: CalendarRow,
  holidays: HolidayTable,
): CalendarOrder => ({
  orderNo: orderNumber(row.order_id, row.created_at),
  revision: row.revision,
  status: row.status,
  relative: row.person_guid === row.user_guid ? '' : personName(key, row),
  day: row.book_date,
  time: row.book_time,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  deadline: changeUntil({ company }, row.book_date, holidays),
  center: {
    name: { zh: row.name, en: row.name_eng },
    address: { zh: row.address, en: row.address_eng },
    phone: row.phone,
    lng: row.lng,
    lat: row.lat,
  },
});
