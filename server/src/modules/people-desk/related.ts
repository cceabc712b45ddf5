import type { OpsPerson } from '#contract/ops/people';
import { ageOn, dayInShanghai } from '#contract/rules/day';
import { maskName, maskPhone } from '#contract/rules/mask';
import { orderNumber } from '#contract/rules/order-number';
import { orderState } from '#contract/rules/order-standing';
import { phoneOf, unsealed } from '../people/index.ts';
import type { Here } from './person-account.ts';

/** The people an employee acts for, in the order they were named. */
export async function relativesOf(ctx: Here, personGuid: string): Promise<OpsPerson['relatives']> {
  const { db, company, portal } = ctx;
  const rows = await db
    .selectFrom('relation as r')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.person_guid', '=', 'r.relative_guid'),
    )
    .select(['r.kind', 'p.person_guid', 'p.name', 'p.phone', 'p.birth_date'])
    .where('r.company_id', '=', company.companyId)
    .where('r.person_guid', '=', personGuid)
    .orderBy('p.updated_at')
    .orderBy('p.person_guid')
    .execute();
  const key = await portal.keyring.companyKey(ctx);
  return rows.map((row) => ({
    guid: row.person_guid,
    name: maskName(unsealed(key, row, 'name')),
    kind: row.kind,
    phone: maskPhone(phoneOf(key, row)),
    age: ageOn(unsealed(key, row, 'birth_date'), dayInShanghai(ctx.now())),
  }));
}

/** The newest ones; the rest stands in the list of bookings. */
const MOST_BOOKINGS = 6;

/** Bookings a person has made, for themselves or a relative. */
export async function bookingsOf({ db, company, now }: Here, personGuid: string): Promise<OpsPerson['bookings']> {
  const rows = await db
    .selectFrom('exam_order as o')
    .innerJoin('center as c', 'c.center_id', 'o.center_id')
    .leftJoin('order_change as h', (join) =>
      join.onRef('h.company_id', '=', 'o.company_id').onRef('h.order_id', '=', 'o.order_id').on('h.state', '=', 'held'),
    )
    .select(['o.order_id', 'o.created_at', 'o.book_date', 'o.book_time', 'o.status', 'o.closed_as', 'o.abnormal_at'])
    .select(['o.held_until', 'o.person_guid', 'c.name', 'c.name_eng', 'h.held_until as change_until'])
    .where('o.company_id', '=', company.companyId)
    .where('o.user_guid', '=', personGuid)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id', 'desc')
    .limit(MOST_BOOKINGS)
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    orderNo: orderNumber(row.order_id, row.created_at),
    center: { zh: row.name, en: row.name_eng },
    bookDate: row.book_date,
    bookTime: row.book_time,
    state: orderState(
      {
        ...{ status: row.status, closedAs: row.closed_as, isAbnormal: row.abnormal_at !== null },
        ...{ heldUntil: row.held_until, change: row.change_until ? { heldUntil: row.change_until } : undefined },
      },
      now(),
    ),
    isRelative: row.person_guid !== personGuid,
  }));
}
