import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWorld, type SimNotice, type SimTrade } from './world.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sim-world-'));
  file = join(folder, 'trades.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const trade = (outTradeNo: string): SimTrade => ({
  ...{ provider: 'wechat', outTradeNo, channel: 'native', description: '体检', amountFen: 100, state: 'NOTPAY' },
  ...{ expiresAt: '2026-11-17T00:00:00.000Z', notifyUrl: '', prepayId: '', fingerprint: '' },
});
const notice = (eventId: string): SimNotice => ({
  ...{ eventId, provider: 'wechat', about: 'paid', outTradeNo: 'P1-1', url: '', attempt: 0 },
});

it('comes back as it stood last, without removed trades', () => {
  const world = openWorld(file);
  const [first, second] = [trade('P1-1'), trade('P1-2')];
  world.trades.set('P1-1', first).set('P1-2', second);
  world.notices.set('told', notice('told')).set('taken', notice('taken'));
  for (const one of [first, second, notice('told'), notice('taken')]) world.changed(one);
  world.flush();
  first.state = 'SUCCESS';
  world.changed(first);
  world.notices.delete('taken');
  world.changed(notice('taken'));
  world.flush();
  const again = openWorld(file);
  expect([...again.trades.values()].map(({ state }) => state)).toEqual(['SUCCESS', 'NOTPAY']);
  expect([...again.notices.keys()]).toEqual(['told']);
  expect(readFileSync(file, 'utf8').split('\n'), 'as short as what is left').toHaveLength(4);
});

it('adds a line for a change, however many trades there are', () => {
  const world = openWorld(file);
  for (let no = 0; no < 1_000; no += 1) {
    const one = trade(`P1-${no}`);
    world.trades.set(one.outTradeNo, one);
    world.changed(one);
  }
  world.flush();
  const before = readFileSync(file, 'utf8').length;
  world.changed(trade('P1-7'));
  world.flush();
  expect(readFileSync(file, 'utf8').length - before).toBeLessThan(1_000);
});

it('forgets a line that was cut off', () => {
  const world = openWorld(file);
  world.trades.set('P1-1', trade('P1-1'));
  world.changed(trade('P1-1'));
  world.flush();
  appendFileSync(file, '["trades","P1-2",{"outTr');
  expect([...openWorld(file).trades.keys()]).toEqual(['P1-1']);
});
