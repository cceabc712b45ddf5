import { createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anOrder, openBench, type Bench } from '../../../simulator/bench.fixture.ts';
import { ProviderRefused } from '../errors.ts';
import { shanghaiDay } from '../moment.ts';
import type { PayOrder } from '../types.ts';
import { jsapiMessage, verifyMessage } from './signature.ts';

async function paidOrder(bench: Bench, changes: Partial<PayOrder> = {}): Promise<PayOrder> {
  const order = anOrder(bench.now, 'native', changes);
  await bench.wechat.start(order);
  await bench.control(`trades/${order.outTradeNo}/pay`);
  await bench.idle();
  return order;
}

const refundOf = (order: PayOrder, part: number, fen = order.amountFen) => ({
  outTradeNo: order.outTradeNo,
  outRefundNo: `${order.outTradeNo}r${part}`,
  refundFen: fen,
  totalFen: order.amountFen,
  reason: '取消预约',
});

describe('WeChat Pay over the wire', () => {
  it('native: the code leads to a page, a payment is told and found', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'native', { attach: 'order 7' });
    expect(await bench.wechat.start(order)).toEqual({
      kind: 'native',
      codeUrl: `${bench.baseUrl}/pay/${order.outTradeNo}`,
    });
    expect(await bench.wechat.query(order.outTradeNo)).toEqual({ state: 'notPaid' });
    await bench.control(`trades/${order.outTradeNo}/pay`);
    await bench.idle();
    const paid = { state: 'paid', outTradeNo: order.outTradeNo, amountFen: order.amountFen };
    expect(await bench.wechat.query(order.outTradeNo)).toMatchObject(paid);
    expect(bench.taken).toEqual([
      expect.objectContaining({ kind: 'paid', trade: expect.objectContaining({ ...paid, attach: 'order 7' }) }),
    ]);
    expect(bench.refused).toEqual([]);
  });

  it('h5: the address takes the way back along', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'h5', { returnUrl: 'https://portal.example/v2/web/pay/7?a=b' });
    const started = await bench.wechat.start(order);
    expect(started).toMatchObject({
      kind: 'h5',
      url: expect.stringContaining('&redirect_url=https%3A%2F%2Fportal.example%2Fv2'),
    });
    await bench.control('settings', { refuseLoopback: true });
    const local = anOrder(bench.now, 'h5', { clientIp: '127.0.0.1' });
    await expect(bench.wechat.start(local)).rejects.toThrow(ProviderRefused);
  });

  it('jsapi: the page is given four signed lines, which lead on; a changed one does not', async () => {
    const bench = await openBench();
    const started = await bench.wechat.start(anOrder(bench.now, 'jsapi'));
    if (started.kind !== 'jsapi') throw new Error('not jsapi');
    const { params } = started;
    const message = jsapiMessage(params.appId, params.timeStamp, params.nonceStr, params.package);
    expect(await verifyMessage(message, params.paySign, createPublicKey(bench.keys.wechat.merchantKey))).toBe(true);
    const open = (changes = {}) =>
      fetch(`${bench.baseUrl}/jsapi?${new URLSearchParams({ ...params, ...changes }).toString()}`, {
        redirect: 'manual',
      });
    expect((await open()).status).toBe(302);
    expect((await open({ nonceStr: 'other' })).status).toBe(400);
    await expect(bench.wechat.start(anOrder(bench.now, 'jsapi', { openId: '' }))).rejects.toThrow(RangeError);
  });

  it('the same order may be started again, another under its number may not', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'native');
    expect(await bench.wechat.start(order)).toEqual(await bench.wechat.start(order));
    await expect(bench.wechat.start({ ...order, amountFen: 1 })).rejects.toMatchObject({ code: 'INVALIDREQUEST' });
  });

  it('close: closed stays closed, paid is said to be paid, and what never arrived is closed', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'native');
    await bench.wechat.start(order);
    expect(await bench.wechat.close(order.outTradeNo)).toBe('closed');
    expect(await bench.wechat.close(order.outTradeNo)).toBe('closed');
    expect(await bench.wechat.query(order.outTradeNo)).toEqual({ state: 'closed' });
    await expect(bench.wechat.start(order)).rejects.toMatchObject({ code: 'ORDERCLOSED' });
    const paid = await paidOrder(bench);
    expect(await bench.wechat.close(paid.outTradeNo)).toBe('alreadyPaid');
    expect(await bench.wechat.close('T-never-arrived')).toBe('closed');
    expect(await bench.wechat.query('T-never-arrived')).toEqual({ state: 'notPaid' });
  });

  it('an order that is not paid in time is closed by itself', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'native');
    await bench.wechat.start(order);
    bench.pass(15 * 60 + 1);
    expect(await bench.wechat.query(order.outTradeNo)).toEqual({ state: 'closed' });
    expect(await bench.control(`trades/${order.outTradeNo}/pay`)).toEqual({ outcome: 'closed' });
  });

  it('refunds in parts up to the whole; the same number never pays back twice', async () => {
    const bench = await openBench();
    const order = await paidOrder(bench);
    const first = await bench.wechat.refund(refundOf(order, 1, 5_000));
    expect(first).toEqual({ state: 'processing', refundId: expect.any(String) as string, refundFen: 5_000 });
    await bench.idle();
    expect(await bench.wechat.refund(refundOf(order, 1, 5_000))).toEqual({ ...first, state: 'done' });
    expect(await bench.wechat.queryRefund(`${order.outTradeNo}r1`)).toEqual({ ...first, state: 'done' });
    expect(await bench.wechat.refund(refundOf(order, 2, 7_301))).toMatchObject({ state: 'failed' });
    expect(await bench.wechat.refund(refundOf(order, 3, 7_300))).toMatchObject({ state: 'processing' });
    await bench.idle();
    const told = bench.taken.filter(({ kind }) => kind === 'refunded');
    expect(told).toEqual([
      expect.objectContaining({
        outRefundNo: `${order.outTradeNo}r1`,
        refundFen: 5_000,
        refund: { refundId: first.refundId, state: 'done' },
      }),
      expect.objectContaining({ outRefundNo: `${order.outTradeNo}r3`, refundFen: 7_300 }),
    ]);
    expect(await bench.wechat.query(order.outTradeNo)).toMatchObject({ state: 'paid', refunded: true });
  });

  it('an unknown refund is unknown, one of an unknown order has failed', async () => {
    const bench = await openBench();
    expect(await bench.wechat.queryRefund('nothing')).toMatchObject({ state: 'unknown' });
    expect(await bench.wechat.refund(refundOf(anOrder(bench.now, 'native'), 1))).toMatchObject({ state: 'failed' });
  });

  it('the bill is the day, line by line, in fen', async () => {
    const bench = await openBench();
    const day = shanghaiDay(bench.now());
    expect(await bench.wechat.bill?.(day)).toEqual([]);
    const [cheap, dear] = [await paidOrder(bench, { amountFen: 5 }), await paidOrder(bench, { amountFen: 120_050 })];
    await bench.wechat.refund(refundOf(dear, 1, 50));
    await bench.idle();
    const lines = await bench.wechat.bill?.(day);
    expect(lines?.map(({ kind, outTradeNo, fen }) => ({ kind, outTradeNo, fen }))).toEqual([
      { kind: 'paid', outTradeNo: cheap.outTradeNo, fen: 5 },
      { kind: 'paid', outTradeNo: dear.outTradeNo, fen: 120_050 },
      { kind: 'refunded', outTradeNo: dear.outTradeNo, fen: 50 },
    ]);
    expect(lines?.[2]).toMatchObject({ outRefundNo: `${dear.outTradeNo}r1`, status: 'SUCCESS' });
    expect(lines?.every(({ at }) => shanghaiDay(at) === day)).toBe(true);
  });

  it('a bill that differs shows it, one with another checksum is not read', async () => {
    const bench = await openBench();
    const day = shanghaiDay(bench.now());
    const orders = [await paidOrder(bench), await paidOrder(bench), await paidOrder(bench), await paidOrder(bench)];
    const [gone, dearer] = orders;
    await bench.control('settings', {
      bill: [
        { kind: 'missing', outTradeNo: gone?.outTradeNo },
        { kind: 'amount', outTradeNo: dearer?.outTradeNo, fen: 1 },
        { kind: 'extra', outTradeNo: 'T-of-nobody', fen: 77 },
      ],
    });
    const lines = (await bench.wechat.bill?.(day)) ?? [];
    expect(lines.map(({ outTradeNo }) => outTradeNo)).toEqual([
      ...orders.slice(1).map(({ outTradeNo }) => outTradeNo),
      'T-of-nobody',
    ]);
    expect(lines[0]?.fen).toBe(1);
    const seeded = async () => {
      await bench.control('settings', { bill: [{ kind: 'seeded', seed: 7, count: 2 }] });
      return (await bench.wechat.bill?.(day))?.map(({ outTradeNo }) => outTradeNo);
    };
    expect(await seeded()).toHaveLength(2);
    expect(await seeded()).toEqual(await seeded());
    await bench.control('settings', { bill: [{ kind: 'badHash' }] });
    await expect(bench.wechat.bill?.(day)).rejects.toThrow('checksum');
  });
});

describe('sentinels', () => {
  const outcome = async (bench: Bench, fen: number) => {
    const order = anOrder(bench.now, 'native', { amountFen: fen });
    await bench.wechat.start(order);
    const { outcome } = await bench.control(`trades/${order.outTradeNo}/pay`);
    await bench.idle();
    return { order, outcome, told: bench.taken.length };
  };

  it('.91 is declined, .92 is paid but never told, .93 is told twice with one event', async () => {
    const bench = await openBench();
    expect(await outcome(bench, 10_091)).toMatchObject({ outcome: 'declined', told: 0 });
    expect(await outcome(bench, 10_092)).toMatchObject({ outcome: 'paid', told: 0 });
    expect(await outcome(bench, 10_093)).toMatchObject({ outcome: 'paid', told: 2 });
    expect(new Set(bench.taken.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('.94 is paid although it was closed, .95 is placed although the answer is an error', async () => {
    const bench = await openBench();
    const late = anOrder(bench.now, 'native', { amountFen: 10_094 });
    await bench.wechat.start(late);
    expect(await bench.wechat.close(late.outTradeNo)).toBe('closed');
    await bench.idle();
    expect(bench.taken).toHaveLength(1);
    expect(await bench.wechat.query(late.outTradeNo)).toMatchObject({ state: 'paid' });
    const lost = anOrder(bench.now, 'native', { amountFen: 10_095 });
    await expect(bench.wechat.start(lost)).rejects.toMatchObject({ name: 'OutcomeUnknown', code: 'SYSTEMERROR' });
    expect(await bench.wechat.start(lost)).toMatchObject({ kind: 'native' });
  });

  it('.96 leaves a refund open until it is settled, .97 ends it abnormally', async () => {
    const bench = await openBench();
    const open = await paidOrder(bench, { amountFen: 10_096 });
    await bench.wechat.refund(refundOf(open, 1));
    await bench.idle();
    expect(await bench.wechat.queryRefund(`${open.outTradeNo}r1`)).toMatchObject({ state: 'processing' });
    await bench.control(`refunds/${open.outTradeNo}r1/settle`);
    expect(await bench.wechat.queryRefund(`${open.outTradeNo}r1`)).toMatchObject({ state: 'done' });
    const stuck = await paidOrder(bench, { amountFen: 10_097 });
    await bench.wechat.refund(refundOf(stuck, 1));
    await bench.idle();
    expect(await bench.wechat.queryRefund(`${stuck.outTradeNo}r1`)).toMatchObject({
      state: 'failed',
      detail: 'ABNORMAL',
    });
    expect(bench.taken.at(-1)).toMatchObject({ kind: 'refunded', refund: { state: 'failed' } });
  });
});
