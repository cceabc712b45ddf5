import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createArrivals } from './arrivals.ts';

it('begins what came together before anything of it goes on, in the order it came', async () => {
  const begin = createArrivals();
  const told: string[] = [];
  const come = (name: string): void =>
    begin(() => {
      told.push(`${name} begins`);
      void Promise.resolve().then(() => told.push(`${name} goes on`));
    });
  come('first');
  // as events of two sockets do, the second comes after everything the first has caused
  await Promise.resolve();
  come('second');
  expect(told).toEqual([]);
  await nextTurn();
  expect(told).toEqual(['first begins', 'second begins', 'first goes on', 'second goes on']);
});

it('begins in the next round what comes while one is begun', async () => {
  const begin = createArrivals();
  const told: string[] = [];
  begin(() => {
    told.push('first');
    begin(() => told.push('second'));
  });
  await nextTurn();
  expect(told).toEqual(['first']);
  await nextTurn();
  expect(told).toEqual(['first', 'second']);
});
