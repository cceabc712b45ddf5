import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder, openBench, SHORT_LIMITS, type Bench } from '../../../simulator/bench.fixture.ts';
import { guanaitongSign } from '../../../simulator/compose.ts';
import { simulatorGuanaitongConfig } from '../../../simulator/keys.ts';
import { OutcomeUnknown } from '../errors.ts';
import type { PayOrder } from '../types.ts';
import { createGuanaitong } from './provider.ts';
import { isSignedBy, signParams } from './signature.ts';

async function started(bench: Bench, changes: Partial<PayOrder> = {}): Promise<PayOrder> {
  const order = anOrder(bench.now, 'cashier', changes);
  await bench.guanaitong.start(order);
  return order;
}

const theirs = (bench: Bench, order: PayOrder): string => `${bench.keys.guanaitong.appId}${order.outTradeNo}`;

async function paid(bench: Bench): Promise<PayOrder> {
  const order = await started(bench);
  await bench.control(`trades/${theirs(bench, order)}/pay`);
  await bench.idle();
  return order;
}

describe('the signature', () => {
  it('is SHA1 over names ascending, values as they are, the secret among them', () => {
    const params = { timestamp: '1494313879', appid: '30000003', grant_type: 'client_credential' };
    const text = 'appid=30000003&appsecret=secret&grant_type=client_credential&timestamp=1494313879';
    expect(signParams(params, 'secret')).toBe(createHash('sha1').update(text).digest('hex'));
    expect(signParams({ ...params, sign: 'whatever' }, 'secret')).toBe(signParams(params, 'secret'));
    // a value is not url-encoded, and a JSON body is one of the values
    const body = '{"reason":"体检 & more=1"}';
    const signed = `_body=${body}&access_token=t&appid=1&appsecret=s`;
    expect(signParams({ appid: '1', access_token: 't', _body: body }, 's')).toBe(
      createHash('sha1').update(signed).digest('hex'),
    );
  });

  it('is what the simulator computes on its own, for anything; one change breaks it', () => {
    const value = (minLength: number) => fc.string({ minLength, maxLength: 30 }).filter((text) => !/[&=]/.test(text));
    const params = fc.dictionary(fc.stringMatching(/^[A-Za-z_]{1,12}$/), value(0));
    fc.assert(
      fc.property(params, value(1), (some, secret) => {
        const { appsecret: _, sign: __, ...rest } = some;
        const sign = guanaitongSign(rest, secret);
        expect(signParams(rest, secret)).toBe(sign);
        expect(isSignedBy({ ...rest, sign }, secret)).toBe(true);
        expect(isSignedBy({ ...rest, sign, zz: '1' }, secret)).toBe(false);
        expect(isSignedBy({ ...rest, sign }, `${secret}x`)).toBe(false);
      }),
    );
  });
});

describe('GuanAiTong over the wire', () => {
  it('cashier, payment, callback, query', async () => {
    const bench = await openBench();
    const order = anOrder(bench.now, 'cashier', {
      attach: '7',
      returnUrl: 'https://portal.example/back',
      openId: 'buyer',
    });
    const url = `${bench.baseUrl}/pay/${theirs(bench, order)}`;
    expect(await bench.guanaitong.start(order)).toEqual({ kind: 'cashier', url });
    expect(await bench.guanaitong.query(order.outTradeNo)).toEqual({ state: 'notPaid' });
    await bench.control(`trades/${theirs(bench, order)}/pay`);
    await bench.idle();
    const trade = { state: 'paid', outTradeNo: order.outTradeNo, amountFen: 12_300 };
    expect(await bench.guanaitong.query(order.outTradeNo)).toMatchObject(trade);
    expect(bench.taken).toEqual([
      expect.objectContaining({ kind: 'paid', trade: expect.objectContaining({ ...trade, attach: '7' }) }),
    ]);
    const { deliveries } = await bench.state();
    expect(deliveries.map(({ status }) => status)).toEqual([200]);
  });

  it('one token serves many calls; an expired one is replaced without a word', async () => {
    const bench = await openBench();
    const order = await started(bench);
    await bench.faults({ on: 'api', route: 'token', kind: 'error500', times: 100 });
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await bench.guanaitong.query(order.outTradeNo)).toEqual({ state: 'notPaid' });
    }
    bench.pass(3_000);
    expect(await bench.guanaitong.query(order.outTradeNo)).toMatchObject({ state: 'unknown' });
    await bench.control('faults/clear');
    expect(await bench.guanaitong.query(order.outTradeNo)).toEqual({ state: 'closed' });
  });

  it('asks for at most fifty tokens an hour', async () => {
    const bench = await openBench();
    await bench.faults({ on: 'api', route: 'token', kind: 'error500', times: 50 });
    for (let asked = 0; asked < 50; asked += 1) await bench.guanaitong.query('T-none');
    expect(await bench.guanaitong.query('T-none')).toEqual({ state: 'unknown', detail: 'no more tokens this hour' });
    bench.pass(3_601);
    expect(await bench.guanaitong.query('T-none')).toEqual({ state: 'missing' });
  });

  it('close is believed only when a query says so too', async () => {
    const bench = await openBench();
    const open = await started(bench);
    expect(await bench.guanaitong.close(open.outTradeNo)).toBe('closed');
    const bought = await paid(bench);
    expect(await bench.guanaitong.close(bought.outTradeNo)).toBe('alreadyPaid');
    expect(await bench.guanaitong.close('T-never-arrived')).toBe('missing');
  });

  it('refunds once, however often it is asked for', async () => {
    const bench = await openBench();
    const order = await paid(bench);
    const refund = {
      outTradeNo: order.outTradeNo,
      outRefundNo: 'r-1',
      refundFen: 2_300,
      totalFen: 12_300,
      reason: '取消',
    };
    await bench.faults({ on: 'api', route: 'refund', kind: 'replyLost' });
    expect(await bench.guanaitong.refund(refund)).toMatchObject({ state: 'unknown' });
    expect(await bench.guanaitong.refund(refund)).toMatchObject({ state: 'done' });
    expect(await bench.guanaitong.queryRefund('r-1')).toMatchObject({ state: 'done' });
    expect(await bench.guanaitong.refund({ ...refund, outRefundNo: 'r-2', refundFen: 10_001 })).toMatchObject({
      state: 'unknown',
    });
    await bench.idle();
    expect((await bench.state()).refunds).toHaveLength(1);
    expect(bench.taken.at(-1)).toMatchObject({
      kind: 'refunded',
      outRefundNo: 'r-1',
      refundFen: 2_300,
      refund: { state: 'done' },
    });
  });

  it('an unknown number is unknown', async () => {
    const bench = await openBench({ limits: SHORT_LIMITS });
    const order = await started(bench);
    for (const kind of ['error500', 'error429', 'redirect', 'hang', 'replyLost'] as const) {
      await bench.faults({ on: 'api', route: 'any', kind, times: 2 });
      expect(await bench.guanaitong.query(order.outTradeNo)).toMatchObject({ state: 'unknown' });
      await expect(bench.guanaitong.start(anOrder(bench.now, 'cashier'))).rejects.toThrow(OutcomeUnknown);
    }
    const config = simulatorGuanaitongConfig(bench.keys, { baseUrl: bench.baseUrl, notifyUrl: 'http://127.0.0.1/n' });
    const codes = {
      pay: { notPaid: 11, paying: 12, paid: 13, closed: 14 },
      refund: { processing: 1, done: 2, failed: 3 },
      noTrade: 99,
    };
    const other = createGuanaitong({ ...config, statusCodes: codes }, bench.now);
    expect(await other.query(order.outTradeNo)).toEqual({ state: 'unknown', detail: 'payStatus 1' });
    expect(await other.query('T-never-arrived')).toMatchObject({ state: 'unknown' });
    const stranger = createGuanaitong({ ...config, appSecret: 'another' }, bench.now);
    await expect(stranger.start(anOrder(bench.now, 'cashier'))).rejects.toMatchObject({ name: 'ProviderRefused' });
  });
});

describe('their callbacks', () => {
  it.each([
    ['badSignature', 'signature'],
    ['stale', 'stale'],
    ['wrongMerchant', 'merchant'],
  ])('%s is refused, not answered with success', async (spoil, reason) => {
    const bench = await openBench();
    const order = await started(bench);
    expect(await bench.control('forge', { outTradeNo: theirs(bench, order), spoil })).toEqual({ status: 400 });
    expect(bench.refused).toEqual([expect.objectContaining({ reason })]);
    expect(bench.taken).toEqual([]);
  });

  // proves: an ambiguous text is not believed
  it('a name given twice, a missing sign, an amount that is none', async () => {
    const bench = await openBench();
    const { appId, appSecret } = bench.keys.guanaitong;
    const timestamp = String(Math.floor(bench.now().getTime() / 1000));
    const good = { appid: appId, outer_trade_no: `${appId}T1`, trade_no: '9', total_amount: '1.00', timestamp };
    const read = (params: Record<string, string>, extra = '') => {
      const form = new URLSearchParams({ ...params, sign: guanaitongSign(params, appSecret) }).toString();
      return bench.guanaitong.readNotice({ headers: {}, rawBody: Buffer.from(form + extra) }).then(
        (notice) => notice.eventId,
        (error: { reason: string }) => error.reason,
      );
    };
    expect(await read(good)).toBe('paid-9');
    expect(await read(good, '&total_amount=2.00')).toBe('body');
    expect(await read({ ...good, total_amount: '1.001' })).toBe('amount');
    expect(await read({ ...good, total_amount: '-1' })).toBe('amount');
    expect(await read({ ...good, outer_trade_no: 'T1' })).toBe('merchant');
    expect(await read({ ...good, trade_no: '' })).toBe('body');
    // signed without encoding, both would be the same text as another set of parameters
    expect(await read({ ...good, attach: 'a&buyer_open_id=b' })).toBe('body');
    expect(await read({ ...good, _body: 'a' })).toBe('body');
    expect(() => signParams({ appid: '1&2' }, 's')).toThrow(RangeError);
    expect(() => signParams({ appid: '1' }, 's=')).toThrow(RangeError);
    const unsigned = Buffer.from(new URLSearchParams(good).toString());
    await expect(bench.guanaitong.readNotice({ headers: {}, rawBody: unsigned })).rejects.toMatchObject({
      reason: 'headers',
    });
  });
});
