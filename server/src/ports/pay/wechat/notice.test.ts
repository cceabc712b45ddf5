import { describe, expect, it } from 'vitest';
import { anOrder, openBench, type Bench } from '../../../simulator/bench.fixture.ts';
import type { Spoil } from '../../../simulator/faults.ts';
import type { NoticeTrouble } from '../errors.ts';

async function startedOrder(bench: Bench): Promise<string> {
  const order = anOrder(bench.now, 'native');
  await bench.wechat.start(order);
  return order.outTradeNo;
}

/** A wrong amount is signed and sealed by the provider: only who knows the order can see it. */
const REASONS: Record<Exclude<Spoil, 'wrongAmount'>, [NoticeTrouble, number]> = {
  badSignature: ['signature', 401],
  signtest: ['probe', 401],
  stale: ['stale', 401],
  wrongMerchant: ['merchant', 401],
  wrongApp: ['merchant', 401],
  wrongCurrency: ['currency', 401],
  badCiphertext: ['ciphertext', 401],
  unknownSerial: ['serial', 503],
};

describe('callbacks', () => {
  it.each(Object.entries(REASONS))('%s is refused, and nothing of it is used', async (spoil, [reason, status]) => {
    const bench = await openBench();
    const outTradeNo = await startedOrder(bench);
    expect(await bench.control('forge', { outTradeNo, spoil })).toEqual({ status });
    expect(bench.refused).toEqual([expect.objectContaining({ name: 'NoticeRefused', reason })]);
    expect(bench.taken).toEqual([]);
  });

  it('a wrong amount arrives as it is, for the order to be held against', async () => {
    const bench = await openBench();
    const outTradeNo = await startedOrder(bench);
    await bench.control('forge', { outTradeNo, spoil: 'wrongAmount' });
    expect(bench.taken).toEqual([expect.objectContaining({ trade: expect.objectContaining({ amountFen: 12_301 }) })]);
  });

  it('a spoiled delivery is refused, the next one of the same event is taken', async () => {
    const bench = await openBench();
    await bench.control('settings', { speed: 1_000_000 });
    const outTradeNo = await startedOrder(bench);
    await bench.faults(
      { on: 'notify', kind: 'signtest' },
      { on: 'notify', kind: 'badSignature' },
      { on: 'notify', kind: 'stale' },
    );
    await bench.control(`trades/${outTradeNo}/pay`);
    await bench.idle();
    expect(bench.refused).toHaveLength(3);
    expect(bench.taken).toHaveLength(1);
    const { deliveries } = await bench.state();
    expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('a replay is the same event; five minutes later it is stale', async () => {
    const bench = await openBench();
    const outTradeNo = await startedOrder(bench);
    await bench.control(`trades/${outTradeNo}/pay`);
    await bench.idle();
    const [call] = bench.calls;
    if (!call) throw new Error('no call');
    const again = await bench.wechat.readNotice(call);
    expect(again.eventId).toBe(bench.taken[0]?.eventId);
    bench.pass(280);
    await expect(bench.wechat.readNotice(call)).resolves.toMatchObject({ kind: 'paid' });
    bench.pass(20);
    await expect(bench.wechat.readNotice(call)).rejects.toMatchObject({ reason: 'stale' });
  });

  it('one changed byte, a header too few or of another call, and it is not believed', async () => {
    const bench = await openBench();
    const [first, second] = [await startedOrder(bench), await startedOrder(bench)];
    for (const outTradeNo of [first, second]) await bench.control(`trades/${outTradeNo}/pay`);
    await bench.idle();
    const [call, other] = bench.calls;
    if (!call || !other) throw new Error('no calls');
    const body = (change: (text: string) => string) => Buffer.from(change(call.rawBody.toString()));
    const refusedFor = (headers: typeof call.headers, rawBody = call.rawBody) =>
      bench.wechat.readNotice({ headers, rawBody }).then(
        () => 'taken',
        (error: { reason: string }) => error.reason,
      );
    expect(
      await refusedFor(
        call.headers,
        body((text) => `${text} `),
      ),
    ).toBe('signature');
    expect(
      await refusedFor(
        call.headers,
        body((text) => text.replace('SUCCESS', 'success')),
      ),
    ).toBe('signature');
    expect(await refusedFor(other.headers)).toBe('signature');
    expect(await refusedFor({})).toBe('headers');
    expect(await refusedFor({ ...call.headers, 'wechatpay-nonce': undefined })).toBe('headers');
    expect(await refusedFor({ ...call.headers, 'wechatpay-nonce': ['a', 'b'] })).toBe('headers');
    expect(await refusedFor({ ...call.headers, 'wechatpay-timestamp': '1e9' })).toBe('stale');
    expect(await refusedFor({ ...call.headers, 'wechatpay-signature': '%%%' })).toBe('signature');
    expect(await refusedFor({ ...call.headers, 'wechatpay-serial': 'PUB_KEY_ID_9' })).toBe('serial');
    expect(await refusedFor({ ...call.headers, 'wechatpay-serial': '../../etc' })).toBe('serial');
    expect(await refusedFor(call.headers)).toBe('taken');
  });
});
