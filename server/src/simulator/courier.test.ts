import { describe, expect, it } from 'vitest';
import { anOrder, openBench, type Bench } from './bench.fixture.ts';
import { RETRIES } from './courier.ts';

const MINUTE = 60;
const HOUR = 3600;

async function payAll(bench: Bench, count: number): Promise<string[]> {
  const orders = Array.from({ length: count }, () => anOrder(bench.now, 'native'));
  for (const order of orders) await bench.wechat.start(order);
  for (const { outTradeNo } of orders) await bench.control(`trades/${outTradeNo}/pay`);
  await bench.idle();
  return orders.map(({ outTradeNo }) => outTradeNo);
}

const toldOf = (bench: Bench): string[] =>
  bench.taken.flatMap((notice) => (notice.kind === 'paid' ? [notice.trade.outTradeNo] : []));

describe('callbacks are repeated as published', () => {
  it('WeChat: 15s/15s/30s/3m/10m/20m/30m/30m/30m/60m/3h/3h/3h/6h/6h, 24 h 4 min in all', async () => {
    const waits = [
      15,
      15,
      30,
      3 * MINUTE,
      10 * MINUTE,
      20 * MINUTE,
      30 * MINUTE,
      30 * MINUTE,
      30 * MINUTE,
      60 * MINUTE,
    ];
    const published = [...waits, 3 * HOUR, 3 * HOUR, 3 * HOUR, 6 * HOUR, 6 * HOUR];
    expect(RETRIES.wechat).toEqual(published);
    expect(published.reduce((sum, wait) => sum + wait)).toBe(24 * HOUR + 4 * MINUTE);
    const bench = await openBench({ takes: () => false });
    await bench.control('settings', { speed: 10_000_000 });
    await payAll(bench, 1);
    const { deliveries } = await bench.state();
    expect(deliveries.map(({ atSeconds }) => atSeconds)).toEqual(
      published.reduce((all, wait) => [...all, (all.at(-1) ?? 0) + wait], [0]),
    );
    expect(deliveries.every(({ status }) => status === 503)).toBe(true);
    expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('GuanAiTong: 4m/4m/10m/10m/1h/2h/6h/15h, until the answer is success', async () => {
    let calls = 0;
    const bench = await openBench({ takes: () => (calls += 1) > 3 });
    await bench.control('settings', { speed: 10_000_000 });
    const order = anOrder(bench.now, 'cashier');
    await bench.guanaitong.start(order);
    await bench.control(`trades/${bench.keys.guanaitong.appId}${order.outTradeNo}/pay`);
    await bench.idle();
    const { deliveries } = await bench.state();
    expect(deliveries.map(({ atSeconds }) => atSeconds)).toEqual([0, 4 * MINUTE, 8 * MINUTE, 18 * MINUTE]);
    expect(RETRIES.guanaitong).toHaveLength(8);
  });

  it('the clock is compressed as told: a delayed callback waits its share', async () => {
    const bench = await openBench();
    await bench.control('settings', { speed: 1000 });
    await bench.faults({ on: 'notify', kind: 'delay', seconds: 60 });
    const before = performance.now();
    await payAll(bench, 1);
    expect(performance.now() - before).toBeGreaterThan(55);
    expect(bench.taken).toHaveLength(1);
  });
});

describe('what tests can do to them', () => {
  it('drop: the next delivery brings it; lose: only a query finds the money', async () => {
    const bench = await openBench();
    await bench.control('settings', { speed: 10_000_000 });
    await bench.faults({ on: 'notify', kind: 'drop', times: 2 });
    await payAll(bench, 1);
    expect((await bench.state()).deliveries.map(({ status }) => status)).toEqual([0, 0, 204]);
    await bench.faults({ on: 'notify', kind: 'lose' });
    const [lost = ''] = await payAll(bench, 1);
    expect(bench.taken).toHaveLength(1);
    expect(await bench.wechat.query(lost)).toMatchObject({ state: 'paid' });
  });

  it('duplicate: sixteen at once with one event; reorder: the last comes first', async () => {
    const bench = await openBench();
    await bench.faults({ on: 'notify', kind: 'duplicate', count: 16 });
    await payAll(bench, 1);
    expect(bench.taken).toHaveLength(16);
    expect(new Set(bench.taken.map(({ eventId }) => eventId)).size).toBe(1);
    bench.taken.length = 0;
    await bench.faults({ on: 'notify', kind: 'reorder', count: 3, times: 3 });
    const numbers = await payAll(bench, 3);
    expect(toldOf(bench).toSorted()).toEqual(numbers.toSorted());
    const { deliveries } = await bench.state();
    expect(bench.calls.length).toBe(19);
    expect(deliveries).toHaveLength(19);
  });

  it('a rule may be about one trade only, and is used up', async () => {
    const bench = await openBench();
    const [first, second] = [anOrder(bench.now, 'native'), anOrder(bench.now, 'native')];
    for (const order of [first, second]) await bench.wechat.start(order);
    await bench.faults({ on: 'notify', kind: 'lose', outTradeNo: second.outTradeNo });
    for (const { outTradeNo } of [first, second]) await bench.control(`trades/${outTradeNo}/pay`);
    await bench.idle();
    expect(toldOf(bench)).toEqual([first.outTradeNo]);
  });
});
