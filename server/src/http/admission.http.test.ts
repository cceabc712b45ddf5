import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf } from '../../test/answers.ts';
import type { TestHandle } from '../../test/database.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../test/portal.ts';

let portal: TestPortal;
let flooding: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  // with the guard off no caller is told to slow down: a waiting one is refused while the test can still say so
  portal = await startPortal({ jobs: false, env: { CALL_WAIT_MS: '5000' } });
  flooding = await portal.login('demo', 'emp');
  other = await portal.login('hilton', 'emp');
});
afterAll(() => portal.stop());

const draft = (session: SignedIn) =>
  portal.call('GetBookingDraft', { userGuid: session.user.CustomerGuid }, { session: session.token });

/** Takes every connection there is: whatever asks the database waits until they are given back. */
async function holdDatabase(): Promise<() => void> {
  const pool = (portal.portal.database as TestHandle).loginPool;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  return () => {
    for (const client of clients) client.release();
  };
}

describe('more calls at a time than can be served', () => {
  // proves: share of one caller
  it('of one caller: some are told to slow down and when to come again, and no other is', async () => {
    await Promise.all([draft(flooding), draft(other)]);
    const release = await holdDatabase();
    const flood = Array.from({ length: 120 }, () => draft(flooding));
    // a call with a turn is not answered yet
    const first = await Promise.race(flood);
    const others = Array.from({ length: 4 }, () => draft(other));
    const signingIn = portal.login('demo', 'hr');
    const alive = await portal.fetch('/livez');
    release();
    const told = new Set((await Promise.all(flood)).map((answer) => `${answer.status} ${faultOf(answer)}`));
    const { token } = await signingIn;
    expect([faultOf(first), first.headers.get('retry-after')]).toEqual(['tooMany', '1']);
    expect(alive.status).toBe(200);
    // a call that has waited too long is refused too, but no other caller is told to slow down
    expect([...told]).toEqual(expect.arrayContaining(['200 answered', '429 tooMany']));
    expect((await Promise.all(others)).map(({ status }) => status)).not.toContain(429);
    expect(token).toMatch(/^2s\.[\w-]{43}$/);
    expect(faultOf(await draft(flooding))).toBe('answered');
  });
});
