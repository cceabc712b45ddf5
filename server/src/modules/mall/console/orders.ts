import type { Input, Reply } from '#contract/call';
import type { OpsMallOrderRow, opsMallOrders } from '#contract/ops/mall-orders';
import { mallOrderNumber, orderIdOf } from '#contract/rules/order-number';
import type { OperatorCtx, Portal } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf, type NamedCompany, type NameOfCompany } from '../../company/index.ts';
import { maskedPeople, nameSearchIndexes, phoneIndexes, recognise } from '../../people/index.ts';
import { standingOf } from '../orders/standing.ts';
import { foundMallOrders, mallOrderCounts, type FoundMallOrder, type MallSearch } from './orders-queries.ts';

type RecognisedAs = Reply<typeof opsMallOrders.OpsMallOrders>['recognisedAs'];
type Conditions = Pick<Input<typeof opsMallOrders.OpsMallOrders>, 'text' | 'companyId' | 'mall' | 'from' | 'to'>;

/** Orders of the malls of all companies, by what an operator has at hand; masked, and audited before anything is read. */
export async function searchMallOrders(
  ctx: OperatorCtx,
  request: Input<typeof opsMallOrders.OpsMallOrders>,
): Promise<Reply<typeof opsMallOrders.OpsMallOrders>> {
  const { portal } = ctx;
  const as = recognisedAs(request.text);
  // guard: bought: looking through orders is written down
  await recordListRead(ctx, { action: 'mall.list', companyId: request.companyId, by: as });
  const companies = await allCompanies(portal);
  const search = await mallSearch(portal, companies, request);
  const { pageSize: limit, pageIndex, status: filter } = request;
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await foundMallOrders(db, search, { filter, limit, offset: pageIndex * limit }),
    counts: await mallOrderCounts(db, search),
  }));
  return {
    rows: await presentMallOrders(portal, rows, namesOf(companies)),
    total: counts[filter],
    recognisedAs: as,
    counts,
  };
}

const ORDER_NO = /^SC(\d{4})(\d{2})(\d{2})\d{6,16}$/;
const SAMPLE_NO = /^GK\d{10}$/;
const plain = (text: string): string => text.replace(/\s/g, '').toUpperCase();

function recognisedAs(text: string): RecognisedAs {
  if (ORDER_NO.test(plain(text))) return 'orderNo';
  if (SAMPLE_NO.test(plain(text))) return 'sampleNo';
  const { as } = recognise(text);
  // the number of a check-up and its voucher are looked for among the check-ups
  return as === 'orderNo' || as === 'voucher' ? 'unknown' : as;
}

/**
 * Turns the search into one the database understands; a phone number or a name becomes its index under each company's
 * key.
 */
export async function mallSearch(
  portal: Portal,
  companies: NamedCompany[],
  { text, companyId, mall, from, to }: Conditions,
): Promise<MallSearch> {
  const companyIds = companies
    .map((each) => each.companyId)
    .filter((id) => companyId === undefined || id === companyId);
  return { companyIds, by: await lookedFor(portal, companyIds, text), mall, from, to };
}

async function lookedFor(portal: Portal, companyIds: number[], text: string): Promise<MallSearch['by']> {
  const [, year, month, day] = ORDER_NO.exec(plain(text)) ?? [];
  if (day) return { as: 'orderNo', orderId: orderIdOf(plain(text)), day: `${year}-${month}-${day}` };
  if (SAMPLE_NO.test(plain(text))) return { as: 'sampleNo', sampleNo: plain(text) };
  const asked = recognise(text);
  if (asked.as === 'phone') return { as: 'phone', indexes: await phoneIndexes(portal, companyIds, asked.phone) };
  if (asked.as === 'name') return { as: 'name', indexes: await nameSearchIndexes(portal, companyIds, asked.name) };
  return { as: asked.as === 'none' ? 'none' : 'nothing' };
}

export async function presentMallOrders(
  portal: Portal,
  rows: FoundMallOrder[],
  nameOf: NameOfCompany,
): Promise<OpsMallOrderRow[]> {
  const people = await maskedPeople(portal, rows);
  return rows.map((row): OpsMallOrderRow => ({
    orderId: row.order_id,
    orderNo: mallOrderNumber(row.order_id, row.created_at),
    company: nameOf(row.company_id),
    person: { name: people.name(row), phone: people.phone(row) },
    mall: row.mall,
    title: { zh: row.title, en: row.title_eng },
    items: row.items,
    priceFen: row.price_fen,
    moneyFen: row.amount_fen,
    points: row.points,
    status: row.status,
    standing: standingOf(row, {
      refunds: { promisedFen: row.promised_fen, failedFen: row.failed_fen, doneFen: row.done_fen },
      pointsBack: row.points_back,
      toSend: row.to_send,
      sent: row.sent,
    }),
    createdAt: row.created_at.toISOString(),
  }));
}
