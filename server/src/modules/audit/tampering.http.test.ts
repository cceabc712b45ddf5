import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { FULL } from '../../../test/run-size.ts';
import { fillChain, withoutTriggers } from './chain.fixture.ts';
import { checkChains, nothingChecked } from './index.ts';

const COMPANY = 100;
/** At full size a chain as long as a large portal's year; every fault lies inside it either way. */
const COUNT = FULL && inject('engine').kind === 'postgres' ? 100_000 : 2_000;
/** The number of an entry so far into the chain. */
const at = (part: number): number => Math.floor(COUNT * part);

/** One chain for all tests: each spoils it, looks, and puts it back. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  // the demo world has a chain of its own
  await withoutTriggers(portal, ['DELETE FROM audit', 'DELETE FROM audit_head']);
  await fillChain(portal, COMPANY, COUNT);
  await withoutTriggers(portal, ['ALTER TABLE audit DROP CONSTRAINT audit_seq_check']);
});
afterAll(() => portal.stop());

const check = () => checkChains(portal.portal, nothingChecked(), { warn: () => {}, error: () => {} });
const found = async () => (await check()).map(({ broken }) => broken);

async function spoiled(entries: string, statements: string[]) {
  const keep = [
    `CREATE TABLE kept AS SELECT * FROM audit WHERE ${entries}`,
    'CREATE TABLE kept_head AS SELECT * FROM audit_head',
  ];
  await withoutTriggers(portal, [...keep, ...statements]);
  try {
    return await found();
  } finally {
    await withoutTriggers(portal, [
      ...[`DELETE FROM audit WHERE ${entries}`, 'INSERT INTO audit SELECT * FROM kept', 'DROP TABLE kept'],
      ...['DELETE FROM audit_head', 'INSERT INTO audit_head SELECT * FROM kept_head', 'DROP TABLE kept_head'],
    ]);
  }
}

describe(`a chain of ${COUNT} entries that was tampered with`, { timeout: 120_000 }, () => {
  it('is whole as long as it is untouched', async () => {
    expect(await check()).toEqual([expect.objectContaining({ checked: COUNT, broken: undefined })]);
  });

  it('altered: one field of one entry', async () => {
    const seq = at(0.17);
    const change = `UPDATE audit SET actor_id = 'x' WHERE seq = ${seq}`;
    expect(await spoiled(`seq = ${seq}`, [change])).toEqual([{ seq, kind: 'altered' }]);
  });

  it('altered: one entry with a hash made up without the key, and the next one joined to it', async () => {
    const seq = at(0.1);
    const change = `UPDATE audit SET reason = 'x', hash = sha256('x') WHERE seq = ${seq}`;
    const join = `UPDATE audit SET prev_hash = sha256('x') WHERE seq = ${seq + 1}`;
    expect(await spoiled(`seq IN (${seq}, ${seq + 1})`, [change, join])).toEqual([{ seq, kind: 'altered' }]);
  });

  it('removed: one entry', async () => {
    const seq = at(0.15);
    expect(await spoiled(`seq = ${seq}`, [`DELETE FROM audit WHERE seq = ${seq}`])).toEqual([{ seq, kind: 'removed' }]);
  });

  it('swapped: two entries', async () => {
    const [one, other] = [at(0.12), at(0.9)];
    const move = (from: number, to: number) => `UPDATE audit SET seq = ${to} WHERE seq = ${from}`;
    const swap = [move(one, 0), move(other, one), move(0, other)];
    expect(await spoiled(`seq IN (${one}, ${other})`, swap)).toEqual([{ seq: one, kind: 'swapped' }]);
  });

  it('cut: the newest entries', async () => {
    const last = COUNT - 3;
    const cut = `DELETE FROM audit WHERE seq > ${last}`;
    expect(await spoiled(`seq > ${last}`, [cut])).toEqual([{ seq: last + 1, kind: 'cut' }]);
  });

  it('cut: the newest entries, and the end moved back to the last that is left', async () => {
    const last = COUNT - 3;
    const cut = `DELETE FROM audit WHERE seq > ${last}`;
    const moved = `UPDATE audit_head SET seq = a.seq, hash = a.hash FROM audit a WHERE a.seq = ${last}`;
    expect(await spoiled(`seq > ${last}`, [cut, moved])).toEqual([{ seq: last + 1, kind: 'cut' }]);
  });
});
