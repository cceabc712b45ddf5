import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from './answers.ts';
import { cloneRows } from './clone-rows.ts';
import { addModels, fillConsole } from './console-lists.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from './crowd.ts';
import { OWN_LISTS, type OwnList } from './long-lists.ts';
import type { SignedInOperator } from './operators.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { FULL } from './run-size.ts';
import type { AnyCallName } from './wire.ts';

const COUNTS = [0, 1, 20, 2_000] as const;
const PAGE = 20;
let portal: TestPortal;
let people: Map<number, Member>;
let admin: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  admin = await portal.operator('admin');
  await addModels(portal);
  const crowd = await makeCrowd(portal, COUNTS.length);
  people = new Map(crowd.map((member, at) => [COUNTS[at] ?? 0, member]));
}, 60_000);
afterAll(() => portal.stop());

const personWith = (count: number): Member => {
  const member = people.get(count);
  if (!member) throw new Error(`nobody has ${count}`);
  return member;
};

interface Listed {
  rows: unknown[];
  total: number;
  ms: number;
}

/** One page of a person's list, and how long it took: the quickest of three, as others use the machine too. */
async function pageOf({ call, payload, rows = 'rows' }: OwnList, who: Member, pageIndex: number): Promise<Listed> {
  const guids = { userGuid: who.guid, customerGuid: who.guid, CustomerGuid: who.guid };
  let listed: Listed | undefined;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const answer = await portal.send(call, { ...guids, pageSize: PAGE, ...payload, pageIndex }, { session: who.token });
    const ms = performance.now() - began;
    const reply = dataOf(answer) as Record<string, unknown> & { total: number };
    listed = { rows: reply[rows] as unknown[], total: reply.total, ms: Math.min(ms, listed?.ms ?? ms) };
  }
  if (!listed) throw new Error('nothing was listed');
  return listed;
}

describe.each(OWN_LISTS.map((list) => [list.call, list] as const))('%s', (_, list) => {
  it('with 0, 1, 20 and 2,000 rows: one page each, all of them by their pages, and as quick', async () => {
    const took: Record<number, number> = {};
    for (const count of COUNTS) {
      const who = personWith(count);
      for (const clone of list.clones(who.guid)) await cloneRows(portal, CROWD_COMPANY, clone, count);
      const { rows, total, ms } = await pageOf(list, who, 0);
      expect([rows.length, total], `the first page of ${count}`).toEqual([Math.min(count, PAGE), count]);
      took[count] = ms;
    }
    const who = personWith(2_000);
    const [first, last, beyond] = [
      await pageOf(list, who, 0),
      await pageOf(list, who, 99),
      await pageOf(list, who, 100),
    ];
    expect(last.rows).toHaveLength(PAGE);
    expect(beyond.rows).toEqual([]);
    expect(last.rows[0]).not.toEqual(first.rows[0]);
    if (FULL) process.stdout.write(`${list.call} ${JSON.stringify(took)}\n`);
    expect(took[2_000]).toBeLessThan(5 * (took[20] ?? 0) + 400);
  }, 60_000);
});

const CONSOLE: [AnyCallName, object?][] = [
  ['OpsOrderSearch'],
  ['OpsClaims', { queue: 'paid' }],
  ['OpsCardSearch'],
  ['OpsMallOrders'],
  ['OpsPointsGrants'],
  ['OpsMessages'],
  ['OpsEvaluations'],
  ['OpsFeedbackList', { view: 'all' }],
  ['OpsServices'],
  ['OpsStockMoves'],
  ['OpsMallGifts'],
];

describe('the console', () => {
  beforeAll(async () => {
    await fillConsole(portal, personWith(2_000).guid, 2_000);
  }, 60_000);

  it.each(CONSOLE)('%s shows a page of its 2,000 and the last of them', async (call, payload = {}) => {
    const began = performance.now();
    const ask = async (pageIndex: number) =>
      dataOf(await portal.send(call, { ...payload, pageIndex, pageSize: PAGE }, { session: admin })) as {
        rows: unknown[];
        total: number;
      };
    const { rows, total } = await ask(0);
    const ms = performance.now() - began;
    expect(rows).toHaveLength(PAGE);
    expect(total).toBeGreaterThanOrEqual(2_000);
    expect((await ask(Math.floor((total - 1) / PAGE))).rows.length).toBeGreaterThan(0);
    if (FULL) process.stdout.write(`${call} ${total} rows, ${Math.round(ms)} ms\n`);
    expect(ms, 'it is a page that is read, not the list').toBeLessThan(1_500);
  });
});
