import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { fetchFile } from '../../../../test/files.ts';
import { makeGoods, type Goods } from '../../../../test/mall-goods.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { checkLastDays } from '../../ledger/watch.ts';
import { takeStock } from '../catalogue/stock.ts';

let portal: TestPortal;
let content: SignedInOperator;
let support: SignedInOperator;
let finance: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  content = await portal.operator('content');
  support = await portal.operator('support');
  finance = await portal.operator('finance');
});
afterAll(() => portal.stop());

const reason = '到货入库';
const ORDER = 7_000_001;
type Change =
  | { kind: 'received' | 'spoiled'; count: number }
  | { kind: 'counted'; count: number; seen: number | null }
  | { kind: 'uncounted'; seen: number };
const on = ({ companyId, productId }: Goods) => ({ companyId, productId });
const change = (goods: Goods, wish: Change, session = content) =>
  portal.call('OpsStockChange', { ...on(goods), change: wish, reason }, { session });
const moves = async ({ productId }: Goods) =>
  dataOf(await portal.call('OpsStockMoves', { productId, pageSize: 100 }, { session: support }));
const stock = async ({ productId }: Goods, session = finance) =>
  dataOf(await portal.call('OpsStock', { productId }, { session })).rows;

/** As an order takes it. */
const sell = ({ companyId, productId }: Goods, count = 1): Promise<boolean> =>
  transact({ portal: portal.portal, company: { companyId } }, (ctx) =>
    takeStock(ctx, { productId, count, orderId: ORDER }),
  ).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Fault) return false;
      throw error;
    },
  );

describe('stock', () => {
  // proves: stock: uncounted products
  // proves: stock: watch over recent moves
  it('stops being counted, with a movement: it cannot run out, until it is counted again', async () => {
    const goods = await makeGoods(portal, { onHand: null });
    dataOf(await change(goods, { kind: 'received', count: 2 }));
    expect(faultOf(await change(goods, { kind: 'uncounted', seen: 3 }))).toBe('stockChanged');
    expect(dataOf(await change(goods, { kind: 'uncounted', seen: 2 }))).toEqual({ onHand: null });
    expect((await stock(goods))[0]).toMatchObject({ onHand: null, isLow: false });
    expect(await sell(goods, 5)).toBe(true);
    expect(faultOf(await change(goods, { kind: 'spoiled', count: 1 }))).toBe('stockShort');
    expect(faultOf(await change(goods, { kind: 'uncounted', seen: 0 }))).toBe('stockChanged');
    expect(dataOf(await change(goods, { kind: 'counted', count: 1, seen: null }))).toEqual({ onHand: 1 });
    expect([await sell(goods), await sell(goods)]).toEqual([true, false]);
    expect(dataOf(await change(goods, { kind: 'uncounted', seen: 0 }))).toEqual({ onHand: null });
    const { rows } = await moves(goods);
    expect(rows.map(({ kind, change: by, onHand }) => [kind, by, onHand])).toEqual([
      ['uncounted', 0, 0],
      ['sold', -1, 0],
      ['counted', 1, 1],
      ['uncounted', -2, 0],
      ['received', 2, 2],
    ]);
    // the watch over the last days looks at it, and sees what its moves do not say
    const brokenHere = async () =>
      (await checkLastDays(portal.portal)).filter((line) => line.includes(`product ${goods.productId} `));
    expect(await brokenHere()).toEqual([]);
    await portal.portal.database.pool.query(
      'UPDATE product_stock SET on_hand = 4, counted = true WHERE product_id = $1',
      [goods.productId],
    );
    expect(await brokenHere()).toEqual([expect.stringContaining('4 there, its moves say 0')]);
  });

  it('is received, counted and spoiled, each with its movement, reason and who', async () => {
    const goods = await makeGoods(portal, { onHand: null });
    expect((await stock(goods))[0]).toMatchObject({ onHand: null, isLow: false, isSold: true });
    expect(dataOf(await change(goods, { kind: 'received', count: 20 }))).toEqual({ onHand: 20 });
    expect(dataOf(await change(goods, { kind: 'spoiled', count: 3 }, support))).toEqual({ onHand: 17 });
    expect(dataOf(await change(goods, { kind: 'counted', count: 15, seen: 17 }))).toEqual({ onHand: 15 });
    expect(dataOf(await change(goods, { kind: 'counted', count: 15, seen: 15 }))).toEqual({ onHand: 15 });
    const { rows, total } = await moves(goods);
    expect(total).toBe(3);
    expect(rows.map((row) => [row.moveNo, row.kind, row.change, row.onHand, row.madeBy, row.reason])).toEqual([
      [3, 'counted', -2, 15, content.name, reason],
      [2, 'spoiled', -3, 17, support.name, reason],
      [1, 'received', 20, 20, content.name, reason],
    ]);
    const { rows: lines } = await portal.portal.database.pool.query<{ action: string }>(
      `SELECT action FROM audit WHERE company_id = $1 AND subject_id = $2 ORDER BY seq`,
      [goods.companyId, String(goods.productId)],
    );
    expect(lines.map(({ action }) => action)).toEqual([
      ...['stock.received', 'stock.spoiled', 'stock.counted', 'stock.counted'],
    ]);
  });

  // proves: mall console: stock not below zero
  // proves: mall console: count against the stock seen
  it('never falls below zero, and is not counted over later sales', async () => {
    const goods = await makeGoods(portal, { onHand: 4 });
    const short = await change(goods, { kind: 'spoiled', count: 5 });
    expect(faultOf(short)).toBe('stockShort');
    expect(short.decoded).toMatchObject({ text: expect.stringContaining('4') });
    expect(await sell(goods)).toBe(true);
    const late = await change(goods, { kind: 'counted', count: 4, seen: 4 });
    expect(faultOf(late)).toBe('stockChanged');
    expect(late.decoded).toMatchObject({ text: expect.stringContaining('3') });
    expect(faultOf(await change(goods, { kind: 'counted', count: 4, seen: null }))).toBe('stockChanged');
    expect((await stock(goods))[0]?.onHand).toBe(3);
    expect(faultOf(await change(goods, { kind: 'received', count: 1_000_000 }))).toBe('stockTooMuch');
    expect(faultOf(await change({ ...goods, companyId: 591 }, { kind: 'received', count: 1 }))).toBe('offerMissing');
    expect(faultOf(await change(goods, { kind: 'received', count: 1 }, finance))).toBe('notAllowed');
    expect(faultOf(await change(goods, { kind: 'received', count: 0 }))).toBe('badInput');
  });

  // proves: mall console: received stock is added
  it('changed while it is sold: every movement counts, none is lost and none is overwritten', async () => {
    const goods = await makeGoods(portal, { onHand: 30 });
    const sales = Array.from({ length: 40 }, () => sell(goods));
    const changes = [
      ...Array.from({ length: 5 }, () => change(goods, { kind: 'received', count: 4 })),
      ...Array.from({ length: 5 }, () => change(goods, { kind: 'spoiled', count: 1 }, support)),
      ...Array.from({ length: 5 }, () => change(goods, { kind: 'counted', count: 500, seen: 31 })),
    ];
    const told = (await Promise.all(changes)).map(faultOf);
    const sold = (await Promise.all(sales)).filter(Boolean).length;
    const done = (from: number) => told.slice(from, from + 5).filter((fault) => fault === 'answered').length;
    expect(done(0)).toBe(5);
    const { rows } = await moves(goods);
    const byMoves = rows.reduce((sum, row) => sum + row.change, 30);
    const [row] = await stock(goods);
    expect(row?.onHand).toBe(byMoves);
    expect(rows.filter(({ kind }) => kind === 'sold')).toHaveLength(sold);
    expect(rows.filter(({ kind }) => kind === 'spoiled')).toHaveLength(done(5));
    expect(rows.filter(({ kind }) => kind === 'counted')).toHaveLength(done(10));
    // each movement goes on from where the one before ended
    const inOrder = rows.toSorted((one, other) => one.moveNo - other.moveNo);
    const chained = inOrder.every((each, at) => each.onHand === (inOrder[at - 1]?.onHand ?? 30) + each.change);
    expect(chained).toBe(true);
    expect(inOrder.map(({ moveNo }) => moveNo)).toEqual(inOrder.map((_, at) => at + 1));
  });

  // proves: mall console: low stock of products on sale
  it('that runs low is told of while it is sold, from as many as one says', async () => {
    const goods = await makeGoods(portal, { onHand: 5 });
    const low = async () => {
      const { rows, total } = dataOf(await portal.call('OpsStock', { low: true, pageSize: 100 }, { session: support }));
      const notice = dataOf(await portal.call('OpsLowStock', {}, { session: support }));
      expect(notice.total).toBe(total);
      return rows.some(({ productId }) => productId === goods.productId);
    };
    expect(await low()).toBe(false);
    const at = (lowAt: number, session = support) =>
      portal.call('OpsStockLowAt', { ...on(goods), lowAt, reason }, { session });
    expect(dataOf(await at(5))).toEqual({ lowAt: 5 });
    expect(await low()).toBe(true);
    expect(faultOf(await at(4, finance))).toBe('notAllowed');
    await portal.portal.database.pool.query(`UPDATE product SET state = 'withdrawn' WHERE product_id = $1`, [
      goods.productId,
    ]);
    expect(await low()).toBe(false);
    const uncounted = await makeGoods(portal, { onHand: null });
    const wish = { ...on(uncounted), lowAt: 1, reason };
    expect(faultOf(await portal.call('OpsStockLowAt', wish, { session: support }))).toBe('recordUnknown');
  });

  it('as a file holds the chosen rows, and nothing a spreadsheet would run', async () => {
    const goods = await makeGoods(portal, { onHand: 7 });
    await portal.portal.database.pool.query(
      `UPDATE product SET name = '=1+1', name_eng = '+evil' WHERE product_id = $1`,
      [goods.productId],
    );
    const path = `/opsApi/StockFile?productId=${goods.productId}`;
    const { bytes } = await fetchFile(portal, path, { cookie: finance.cookie });
    const [head, line, ...rest] = bytes.toString().trimEnd().split('\r\n');
    expect(head).toContain('现有库存');
    expect(line).toContain(`${goods.productId},"'=1+1",7,0,是,否`);
    expect(rest).toEqual([]);
    const book = await fetchFile(portal, `${path}&format=xlsx`, { cookie: finance.cookie });
    expect((await readSheet(book.bytes))[1]?.slice(1, 5)).toEqual([goods.productId, '=1+1', 7, 0]);
    const english = await fetchFile(portal, `${path}&columns=en&low=true`, { cookie: finance.cookie });
    expect(english.bytes.toString()).toContain('On hand');
    expect(english.bytes.toString()).not.toContain('evil');
  });
});
