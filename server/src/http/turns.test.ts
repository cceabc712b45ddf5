import { expect, it } from 'vitest';
import { createTurns, type Share } from './turns.ts';

const SHARE: Share = { atOnce: 3, perCall: 2, waiting: 2, waitMs: 1_000, perCaller: 1 };

function opened(share: Partial<Share> = {}) {
  let at = 0;
  const turns = createTurns({ ...SHARE, ...share }, () => at);
  const told: string[] = [];
  const take = (call: string, who: string): void => {
    void turns.take(call, who).then((verdict) => told.push(`${who} ${verdict}`));
  };
  const settled = async (): Promise<string[]> => {
    await new Promise((resolve) => setImmediate(resolve));
    return told.splice(0);
  };
  return { ...turns, takeAs: take, settled, pass: (ms: number) => void (at += ms) };
}

// proves: early refusal
it('runs so many, lets so many wait, and sends the others away at once', async () => {
  const { takeAs, give, settled } = opened();
  for (const who of ['a', 'b', 'c', 'd', 'e']) takeAs('order', who);
  expect(await settled()).toEqual(['a go', 'b go', 'e busy']);
  give('order');
  expect(await settled()).toEqual(['c go']);
});

it('one call leaves room for another, and turns go round', async () => {
  const { takeAs, give, settled } = opened();
  for (const who of ['a', 'b', 'c', 'd']) takeAs('pay', who);
  for (const who of ['x', 'y']) takeAs('order', who);
  expect(await settled()).toEqual(['a go', 'b go', 'x go']);
  give('pay');
  give('pay');
  expect(await settled()).toEqual(['c go', 'y go']);
});

it('a caller who has enough waiting is told to slow down; no other is', async () => {
  const { takeAs, settled } = opened({ perCall: 1 });
  for (const who of ['a', 'a', 'a', 'b']) takeAs('order', who);
  expect(await settled()).toEqual(['a go', 'a tooMany']);
});

// proves: waiting has an end
it('who has waited too long is sent away', async () => {
  const { takeAs, expire, pass, settled } = opened();
  for (const who of ['a', 'b', 'c']) takeAs('order', who);
  await settled();
  pass(1_001);
  takeAs('order', 'd');
  expire();
  expect(await settled()).toEqual(['c busy']);
});

it('who would wait too long at the present pace is sent away at once', async () => {
  const { takeAs, give, pass, settled } = opened({ perCall: 1, waiting: 100, byPace: true });
  for (let who = 0; who < 40; who += 1) takeAs('order', `${who}`);
  await settled();
  for (let turn = 0; turn < 20; turn += 1) {
    pass(100);
    give('order');
  }
  await settled();
  // twenty wait, a turn takes a tenth of a second: one more would wait for two
  takeAs('order', 'late');
  expect(await settled()).toEqual(['late busy']);
});

it('newest first: the last to come goes first, the first to come makes room', async () => {
  const { takeAs, give, settled } = opened({ perCall: 1, newestFirst: true, perCaller: Infinity });
  for (const who of ['a', 'b', 'c', 'd']) takeAs('login', who);
  expect(await settled()).toEqual(['a go', 'b busy']);
  give('login');
  expect(await settled()).toEqual(['d go']);
  give('login');
  expect(await settled()).toEqual(['c go']);
});
