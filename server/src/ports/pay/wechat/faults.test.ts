import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { anOrder, openBench, SHORT_LIMITS } from '../../../simulator/bench.fixture.ts';
import type { ApiRule } from '../../../simulator/faults.ts';
import { simulatorWechatConfig } from '../../../simulator/keys.ts';
import { OutcomeUnknown } from '../errors.ts';
import { createWechat } from './provider.ts';

const api = (route: ApiRule['route'], kind: ApiRule['kind'], times = 1): ApiRule => ({ on: 'api', route, kind, times });

/** Whatever goes wrong on the way back, it may have happened: unknown, never failed. */
const BROKEN: ApiRule['kind'][] = [
  'error500',
  'error429',
  'unknownCode',
  'redirect',
  'replyLost',
  'replyBadSignature',
  'replyStale',
  'replyUnsigned',
];

describe('an unknown outcome', () => {
  it.each(BROKEN)('%s: every call says unknown', async (kind) => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'native');
    await bench.faults(api('any', kind, 5));
    await expect(bench.wechat.start(order)).rejects.toThrow(OutcomeUnknown);
    expect(await bench.wechat.query(order.outTradeNo)).toMatchObject({ state: 'unknown' });
    expect(await bench.wechat.close(order.outTradeNo)).toBe('unknown');
    const refund = {
      outTradeNo: order.outTradeNo,
      outRefundNo: 'r-1',
      refundFen: 1,
      totalFen: order.amountFen,
      reason: 'x',
    };
    if (kind.startsWith('error') || kind === 'unknownCode') {
      expect(await bench.wechat.refund(refund)).toMatchObject({ state: 'unknown' });
    } else {
      await bench.wechat.refund(refund);
    }
    expect(await bench.wechat.queryRefund('r-1')).toMatchObject({ state: 'unknown' });
  });

  it('a reply without end is cut off', async () => {
    const bench = await openBench();
    await bench.wechat.start(anOrder(bench.now, 'native', { outTradeNo: 'T-endless' }));
    await bench.faults(api('query', 'replyTooLarge'));
    expect(await bench.wechat.query('T-endless')).toEqual({ state: 'unknown', detail: 'the reply broke off' });
  });

  it('hang: we give up in time', async () => {
    const bench = await openBench({ limits: SHORT_LIMITS });
    await bench.faults(api('query', 'hang'));
    expect(await bench.wechat.query('T-hangs')).toEqual({ state: 'unknown', detail: 'no reply in time' });
  });

  it('without an answer the next host is asked, and only then', async () => {
    const bench = await openBench();
    const gone = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => gone.once('listening', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const config = simulatorWechatConfig(bench.keys, { baseUrl: bench.baseUrl, notifyUrl: 'http://127.0.0.1/notify' });
    const two = (first: string, second: string) => createWechat({ ...config, baseUrls: [first, second] }, bench.now);
    const [dead, alive] = [`http://127.0.0.1:${port}`, `${bench.baseUrl}/wechat`];
    expect(await two(dead, alive).query('T-standby')).toEqual({ state: 'notPaid' });
    expect(await two(dead, dead).query('T-standby')).toMatchObject({ state: 'unknown' });
    await bench.faults(api('query', 'replyLost'));
    expect(await two(alive, alive).query('T-standby')).toMatchObject({ state: 'unknown' });
  });

  it('paid but the reply is lost: the query finds the money', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'native');
    await bench.faults(api('start', 'paidReplyLost'));
    await expect(bench.wechat.start(order)).rejects.toThrow(OutcomeUnknown);
    expect(await bench.wechat.query(order.outTradeNo)).toMatchObject({ state: 'paid', amountFen: order.amountFen });
    await bench.idle();
    expect(bench.taken).toHaveLength(1);
  });

  it('a refund whose reply is lost is made once, however often it is asked for', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'native');
    await bench.wechat.start(order);
    await bench.control(`trades/${order.outTradeNo}/pay`);
    await bench.faults(api('refund', 'replyLost'));
    const refund = {
      outTradeNo: order.outTradeNo,
      outRefundNo: 'r-lost',
      refundFen: 100,
      totalFen: order.amountFen,
      reason: 'x',
    };
    expect(await bench.wechat.refund(refund)).toMatchObject({ state: 'unknown' });
    expect(await bench.wechat.refund(refund)).toMatchObject({ state: 'done' });
    expect((await bench.state()).refunds).toHaveLength(1);
  });

  it('a payment while we close: before, and we are told; after, and the callback tells us', async () => {
    const bench = await openBench();
    const [before, after] = [anOrder(bench.now, 'native'), anOrder(bench.now, 'native')];
    for (const order of [before, after]) await bench.wechat.start(order);
    await bench.faults(api('close', 'payBeforeClose'), api('close', 'payAfterClose'));
    expect(await bench.wechat.close(before.outTradeNo)).toBe('alreadyPaid');
    expect(await bench.wechat.close(after.outTradeNo)).toBe('closed');
    await bench.idle();
    expect(bench.taken).toHaveLength(2);
  });

  it('a payer who is still typing is paying', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'native');
    await bench.wechat.start(order);
    await bench.faults(api('query', 'userPaying'));
    expect(await bench.wechat.query(order.outTradeNo)).toEqual({ state: 'paying' });
    expect(await bench.wechat.query(order.outTradeNo)).toEqual({ state: 'notPaid' });
  });

  it('a merchant key that is not ours is refused by a byte-exact check', async () => {
    const bench = await openBench();
    const config = simulatorWechatConfig(bench.keys, { baseUrl: bench.baseUrl, notifyUrl: 'http://127.0.0.1/notify' });
    const stranger = createWechat({ ...config, merchantKey: bench.keys.wechat.platformKey }, bench.now);
    await expect(stranger.start(anOrder(bench.now, 'native'))).rejects.toMatchObject({
      code: 'SIGNERROR',
      status: 401,
    });
    expect(await stranger.query('T-whatever')).toMatchObject({ state: 'unknown' });
    const late = createWechat(config, () => new Date(bench.now().getTime() - 400_000));
    await expect(late.start(anOrder(bench.now, 'native'))).rejects.toMatchObject({ code: 'SIGNERROR' });
  });
});

describe('platform keys', () => {
  it('certificates are fetched when a serial is unknown, and both kinds are believed', async () => {
    const bench = await openBench();
    await bench.control('settings', { signWith: 'either' });
    for (let asked = 0; asked < 12; asked += 1) {
      expect(await bench.wechat.query('T-nothing')).toEqual({ state: 'notPaid' });
    }
  });

  it('a rotation in the middle of a run is followed, the old one stays good', async () => {
    const bench = await openBench();
    await bench.control('settings', { signWith: 'certificate' });
    const order = anOrder(bench.now, 'native');
    await bench.wechat.start(order);
    const { serial } = await bench.control<{ serial: string }>('rotate');
    await bench.control(`trades/${order.outTradeNo}/pay`);
    await bench.idle();
    expect(bench.taken).toHaveLength(1);
    expect(bench.calls[0]?.headers['wechatpay-serial']).toBe(serial);
    expect(await bench.wechat.query(order.outTradeNo)).toMatchObject({ state: 'paid' });
  });

  it('invented serials make us ask six times a minute at most, and are answered with "come again"', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'native');
    await bench.wechat.start(order);
    await bench.faults(api('certificates', 'error500', 100));
    for (let sent = 0; sent < 10; sent += 1) {
      const forged = await bench.control('forge', { outTradeNo: order.outTradeNo, spoil: 'unknownSerial' });
      expect(forged.status).toBe(503);
    }
    await bench.control('faults/clear');
    // 94 of the 100 would be left, had they not been cleared; a real one signed with a certificate waits for the minute
    await bench.control('settings', { signWith: 'certificate' });
    expect(await bench.wechat.query(order.outTradeNo)).toMatchObject({ state: 'unknown' });
    bench.pass(61);
    expect(await bench.wechat.query(order.outTradeNo)).toEqual({ state: 'notPaid' });
  });
});
