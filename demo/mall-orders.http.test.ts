import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_KINDS } from '#contract/rules/product-kind';
import { brokenInvariants } from '../server/src/modules/ledger/index.ts';
import { dataOf } from '../server/test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../server/test/portal.ts';

let portal: TestPortal;
let emp: SignedIn;

beforeAll(async () => {
  portal = await startPortal();
  emp = await portal.login('demo', 'emp');
});
afterAll(() => portal.stop());

const query = async <T extends object>(text: string): Promise<T[]> =>
  (await portal.portal.database.pool.query<T>(text)).rows;

describe('the orders of the demo world', () => {
  it('are in every state and paid in every way, with items in every state and kits in each of theirs', async () => {
    const states = await query<{ status: number; closed_as: string | null }>(
      'SELECT DISTINCT status, closed_as FROM mall_order',
    );
    const all = [10, 20, 30].map((status) => ({ status, closed_as: null }));
    const over = ['expired', 'cancelled', 'refunded'].map((closed_as) => ({ status: 40, closed_as }));
    expect(states).toHaveLength(6);
    expect(states).toEqual(expect.arrayContaining([...all, ...over]));
    const valuesOf = async (column: string, table: string) =>
      (await query<{ value: string }>(`SELECT DISTINCT ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL`))
        .map(({ value }) => value)
        .sort();
    expect(await valuesOf('source', 'mall_order_source')).toEqual(['card', 'company', 'gift', 'money', 'points']);
    expect(await valuesOf('state', 'mall_order_item')).toEqual(['done', 'open', 'refunded', 'sent']);
    expect(await valuesOf('kit_state', 'mall_order_item')).toEqual(['analysing', 'ready', 'received', 'sent']);
    expect(await valuesOf('kind', 'mall_order_item')).toEqual(PRODUCT_KINDS.toSorted());
  });

  it('add up: the taken amount, the rest and the books', async () => {
    expect(await brokenInvariants(portal.portal.database)).toEqual([]);
    expect(
      await query(`SELECT s.product_id FROM product_stock s JOIN stock_move m USING (company_id, product_id)
        GROUP BY s.company_id, s.product_id, s.on_hand HAVING sum(m.change) <> s.on_hand`),
    ).toEqual([]);
    expect(
      await query(`SELECT i.order_id FROM mall_order_item i JOIN mall_order_source s USING (company_id, order_id, item_no)
        GROUP BY i.company_id, i.order_id, i.item_no, i.count, i.unit_fen HAVING sum(s.amount_fen) <> i.count * i.unit_fen`),
    ).toEqual([]);
    expect(
      await query(`SELECT g.gift_id FROM mall_gift g LEFT JOIN mall_order_source s ON s.company_id = g.company_id
        AND s.source = 'gift' AND s.source_id = g.gift_id AND s.given_back_at IS NULL
        GROUP BY g.company_id, g.gift_id, g.amount_fen, g.left_fen
        HAVING g.amount_fen - coalesce(sum(s.amount_fen), 0) <> g.left_fen`),
    ).toEqual([]);
  });

  it('are found again in points, cards and services', async () => {
    const points = await query<{ order: string }>(
      `SELECT DISTINCT split_part(reference, '-', 1) AS order FROM points_spend WHERE kind IN ('healthMall', 'serviceMall')`,
    );
    const known = await query<{ order: string }>(
      `SELECT 'SC' || to_char(created_at AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(order_id::text, 6, '0') AS order FROM mall_order`,
    );
    expect(known.map(({ order }) => order)).toEqual(expect.arrayContaining(points.map(({ order }) => order)));
    expect(
      await query(`SELECT FROM card_use u WHERE subject = 'mall' AND NOT EXISTS (SELECT 1 FROM mall_order o
      WHERE o.company_id = u.company_id AND o.order_id = u.subject_id)`),
    ).toEqual([]);
    const [used] = await query<{ cards: number }>(
      `SELECT count(*)::int AS cards FROM card WHERE state = 2 AND owner_guid = '${emp.user.CustomerGuid}'`,
    );
    expect(used?.cards).toBe(1);
    const granted = await query(`SELECT FROM held_service WHERE source LIKE 'mall:%'`);
    expect(granted.length).toBeGreaterThan(5);
  });

  it('leave one product sold out, one with few, and every way of not being for sale on the list', async () => {
    const asked = { companyId: 100, mall: 'health' as const };
    const { products } = dataOf(await portal.call('GetProductInfo', asked, { session: emp }));
    const why = new Set(products.flatMap(({ refusal }) => refusal?.fault ?? []));
    expect(why).toEqual(
      new Set(['productSoldOut', 'productNotYet', 'productOver', 'productNotForYou', 'productNobody']),
    );
    const low = await query('SELECT FROM product_stock WHERE company_id = 100 AND on_hand > 0 AND on_hand <= low_at');
    expect(low).toHaveLength(1);
  });

  it('are shown by year and state', async () => {
    const asked = { customerGuid: emp.user.CustomerGuid };
    const { years, counts } = dataOf(await portal.call('GetOrderPageList', asked, { session: emp }));
    expect(years.length).toBeGreaterThan(2);
    for (const status of ['10', '20', '30', '40']) expect(counts[status]).toBeGreaterThan(0);
  });
});
