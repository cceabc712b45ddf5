import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultOf, fromElsewhere } from './answers.ts';
import { MINUTE } from './clock.ts';
import { setConfig } from './company-config.ts';
import { startPortal, type SignedIn, type TestPortal } from './portal.ts';
import { learn } from './registry-learned.ts';
import { ACTOR, calls, sampleOf } from './registry-samples.ts';

/** §2.3: what a company's account centre hides, the server refuses, whichever call it is asked by. */
let portal: TestPortal;
let actor: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  actor = await portal.login(ACTOR.company, ACTOR.account, { headers: fromElsewhere() });
  await learn(portal, actor);
  const parts = [...new Set(calls.map(({ part }) => part))].filter((part) => part !== undefined);
  await setConfig(portal, actor.user.CompanyId, 'account', Object.fromEntries(parts.map((part) => [part, false])));
  portal.clock.advance(MINUTE);
});
afterAll(() => portal.stop());

const ofParts = calls.filter(({ part }) => part !== undefined);

it.each(ofParts)('$name says that the company has no $part', async (call) => {
  const answer = await portal.call(call.name, sampleOf(call.name, actor), { session: actor });
  expect(faultOf(answer)).toBe('partClosed');
});
