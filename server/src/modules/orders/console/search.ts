import type { Input, Reply } from '#contract/call';
import type { OpsOrderRow, opsOrders } from '#contract/ops/orders';
import { maskName, maskPhone } from '#contract/rules/mask';
import { orderStanding } from '#contract/rules/order-standing';
import { orderNumber } from '#contract/rules/order-number';
import type { OperatorCtx, Portal } from '../../../ctx.ts';
import { companyKeys } from '../../../db/company-keys.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf, type NamedCompany, type NameOfCompany } from '../../company/index.ts';
import {
  nameSearchIndexes,
  personName,
  phoneIndexes,
  phoneOf,
  recognise,
  type Recognised,
} from '../../people/index.ts';
import { foundOrders, orderCounts, type FoundOrder, type OrderSearch } from './search-queries.ts';
import { voucherIndexes } from '../records/vouchers.ts';

type Conditions = Pick<Input<typeof opsOrders.OpsOrderSearch>, 'text' | 'companyId' | 'from' | 'to'>;

/** Orders of all companies, by what an operator has at hand; masked, and audited before anything is read. */
export async function searchOrders(
  ctx: OperatorCtx,
  request: Input<typeof opsOrders.OpsOrderSearch>,
): Promise<Reply<typeof opsOrders.OpsOrderSearch>> {
  const { portal } = ctx;
  const asked = recognise(request.text);
  await recordListRead(ctx, { action: 'order.search', companyId: request.companyId, by: asked.as });
  const companies = await allCompanies(portal);
  const search = await orderSearch(portal, companies, request, asked);
  const { pageSize: limit, pageIndex, status: filter, sort } = request;
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await foundOrders(db, search, { filter, sort, limit, offset: pageIndex * limit }),
    counts: await orderCounts(db, search),
  }));
  return {
    rows: await presentOrders(portal, rows, namesOf(companies)),
    total: counts[filter],
    recognisedAs: asked.as,
    counts,
  };
}

/**
 * Turns the search into one the database understands; a phone number or a name becomes its index under each company's
 * key.
 */
export async function orderSearch(
  portal: Portal,
  companies: NamedCompany[],
  { companyId, from, to }: Conditions,
  asked: Recognised,
): Promise<OrderSearch> {
  const companyIds = companies
    .map((each) => each.companyId)
    .filter((id) => companyId === undefined || id === companyId);
  return { companyIds, by: await lookedFor(portal, companyIds, asked), from, to };
}

async function lookedFor(portal: Portal, companyIds: number[], asked: Recognised): Promise<OrderSearch['by']> {
  if (asked.as === 'voucher') return { as: 'voucher', indexes: await voucherIndexes(portal, companyIds, asked.code) };
  if (asked.as === 'phone') return { as: 'phone', indexes: await phoneIndexes(portal, companyIds, asked.phone) };
  if (asked.as === 'name') return { as: 'name', indexes: await nameSearchIndexes(portal, companyIds, asked.name) };
  // one character finds no person
  return asked.as === 'shortName' ? { as: 'name', indexes: [] } : asked;
}

export async function presentOrders(portal: Portal, rows: FoundOrder[], nameOf: NameOfCompany): Promise<OpsOrderRow[]> {
  const keys = await companyKeys(
    portal,
    rows.map(({ company_id }) => company_id),
  );
  return rows.map((row) => ({
    ...presentOrder(row, nameOf, keys.get(row.company_id)),
    standing: standingOf(row, portal.clock()),
  }));
}

const presentOrder = (row: FoundOrder, nameOf: NameOfCompany, key: CompanyKey | undefined) => ({
  orderId: row.order_id,
  orderNo: orderNumber(row.order_id, row.created_at),
  company: nameOf(row.company_id),
  person: {
    name: key ? /* guard: names are masked in the console → personName(key, row) */ maskName(personName(key, row)) : '',
    phone: key ? maskPhone(phoneOf(key, row)) : '',
    isRelative: row.person_guid !== row.user_guid,
  },
  center: { zh: row.center_name, en: row.center_name_eng },
  bookDate: row.book_date,
  bookTime: row.book_time,
  status_id: row.status,
  closedAs: row.closed_as,
  abnormal: row.abnormal,
  createdAt: row.created_at.toISOString(),
});

const standingOf = (row: FoundOrder, now: Date): OpsOrderRow['standing'] =>
  orderStanding(
    {
      status: row.status,
      closedAs: row.closed_as,
      isAbnormal: row.abnormal,
      selfFen: row.self_fen,
      heldUntil: row.held_until,
      change: row.change_date === null ? undefined : changeOf(row, row.change_date),
      back: { promisedFen: row.asked_fen, failedFen: row.failed_fen, doneFen: row.done_fen },
    },
    now,
  );

const changeOf = (row: FoundOrder, bookDate: string) => ({
  ...{ bookDate, bookTime: row.change_time, heldUntil: row.change_until, dueFen: row.change_due },
  center: { zh: row.change_center, en: row.change_center_eng },
});
