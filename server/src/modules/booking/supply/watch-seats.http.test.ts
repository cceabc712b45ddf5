import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, fromElsewhere } from '../../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../../test/crowd.ts';
import { listenToSeats, type Listener } from '../../../../test/listen.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { EXAM_DAY, makeSeats, orderFor, type Seats } from '../../../../test/seats.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

const listeners: Listener[] = [];
afterEach(() => listeners.splice(0).forEach((each) => each.leave()));
const MONTH = EXAM_DAY.slice(0, 7);
const listen = async (who: Pick<SignedIn, 'token' | 'cookie'>, { centerId }: Seats, at: TestPortal = portal) => {
  const listener = await listenToSeats(at, who, { centerId, month: MONTH });
  listeners.push(listener);
  return listener;
};
const signIn = (account: string, more: { browser?: boolean } = {}) =>
  portal.login('demo', account, { headers: fromElsewhere(), ...more });
const takeOne = async (seats: Seats) => {
  const [member] = await makeCrowd(portal, 1);
  const form = orderFor({ userGuid: member?.guid ?? '' }, seats);
  return dataOf(await portal.call('AddExamOrder', form, { session: member?.token ?? '' }));
};
/** The last number heard; the first may be a second old, so the expected one ends the wait. */
const hears = async (listener: Listener, { day, segmentId }: Seats, left: number): Promise<number | undefined> => {
  let heard: number | undefined;
  while (heard !== left) {
    const days = await listener.next();
    if (!days) break;
    heard = days.find((each) => each.day === day)?.segments.find(({ id }) => id === segmentId)?.left ?? heard;
  }
  return heard;
};
const quota = (seats: number): [number, number] => [CROWD_COMPANY, seats];

describe('the stream of seats', () => {
  it('tells how it is, and every seat that goes, at every node', async () => {
    const seats = await makeSeats(portal.portal.database.pool, 2);
    const second = await startPortal({ database: portal.database, jobs: false });
    const here = await listen(await signIn('emp'), seats);
    const there = await listen(await signIn('hr'), seats, second);
    for (const each of [here, there]) expect(await hears(each, seats, 2)).toBe(2);
    await takeOne(seats);
    for (const each of [here, there]) expect(await hears(each, seats, 1)).toBe(1);
    await second.stop();
  });

  // proves: streams: each company its share
  it('tells each company what its people can have', async () => {
    const seats = await makeSeats(portal.portal.database.pool, 5, { quota: quota(2) });
    const [member] = await makeCrowd(portal, 1);
    const ours = await listen({ token: member?.token ?? '', cookie: undefined }, seats);
    const others = await listen(await portal.login('hilton', 'emp', { headers: fromElsewhere() }), seats);
    expect(await hears(ours, seats, 2)).toBe(2);
    expect(await hears(others, seats, 5)).toBe(5);
  });

  // proves: streams: changes reach all watchers
  it('tells who watches already what a newcomer finds changed', async () => {
    const seats = await makeSeats(pool(), 4);
    const first = await listen(await signIn('emp'), seats);
    expect(await hears(first, seats, 4)).toBe(4);
    // at once: the newcomer of another company reads it before the next look
    await pool().query('UPDATE segment SET booked = 1 WHERE segment_id = $1', [seats.segmentId]);
    await listen(await portal.login('mercer', 'emp', { headers: fromElsewhere() }), seats);
    expect(await hears(first, seats, 3)).toBe(3);
  });

  it('is passed on as it comes, and not kept', async () => {
    const { status, headers } = await listen(await signIn('emp', { browser: true }), await makeSeats(pool(), 1));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  it('is refused without a session, and for a text that is no month', async () => {
    const seats = await makeSeats(pool(), 1);
    const nobody = await listen({ token: '', cookie: undefined }, seats);
    expect(await nobody.ends()).toBe(true);
    expect(nobody.headers['content-type']).toContain('application/json');
    expect(nobody.body()).toContain('-2');
    const odd = await listenToSeats(portal, await signIn('emp'), { centerId: seats.centerId, month: '2026-13' });
    expect(await odd.ends()).toBe(true);
    expect(odd.headers['content-type']).toContain('application/json');
  });

  // proves: streams: how many a session may have
  it('is refused to a session that has three', async () => {
    const [who, seats] = [await signIn('parent'), await makeSeats(pool(), 1)];
    const opened = [await listen(who, seats), await listen(who, seats), await listen(who, seats)];
    expect((await listen(who, seats)).status).toBe(429);
    opened[0]?.leave();
    await opened[0]?.ends();
    await expect.poll(async () => (await listen(who, seats)).status).toBe(200);
  });

  // proves: streams: the end of the session
  // proves: streams: a disabled account
  it('ends when its session does, whichever way', async () => {
    const seats = await makeSeats(pool(), 1);
    const [out, late] = [await signIn('emp'), await signIn('hr')];
    const [signedOut, stays] = [await listen(out, seats), await listen(late, seats)];
    await portal.call('Logout', { sessionid: out.token }, { session: out });
    expect(await signedOut.ends()).toBe(true);
    // and the other one goes on
    expect(await hears(stays, seats, 1)).toBe(1);
    await pool().query('UPDATE account SET disabled = true WHERE company_id = 100 AND person_guid = $1', [
      late.user.CustomerGuid,
    ]);
    expect(await stays.ends()).toBe(true);
    await pool().query('UPDATE account SET disabled = false WHERE company_id = 100');
  });

  // proves: streams: a node that closes
  it('ends at once when its node closes', async () => {
    const seats = await makeSeats(pool(), 1);
    const node = await startPortal({ database: portal.database, jobs: false });
    const listener = await listen(await signIn('emp'), seats, node);
    await listener.next();
    const before = performance.now();
    const stopping = node.stop();
    expect(await listener.ends()).toBe(true);
    await stopping;
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

const pool = () => portal.portal.database.pool;
