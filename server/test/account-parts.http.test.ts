import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { faultOf, fromElsewhere, textOf } from './answers.ts';
import { setConfig } from './company-config.ts';
import { startPortal, type SignedIn, type TestPortal } from './portal.ts';
import { learn } from './registry-learned.ts';
import { ACTOR, calls, sampleOf } from './registry-samples.ts';

/** The server refuses the hidden parts of a company's account centre, whichever call asks. */
let portal: TestPortal;
let second: TestPortal;
let actor: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  actor = await portal.login(ACTOR.company, ACTOR.account, { headers: fromElsewhere() });
  await learn(portal, actor);
  const parts = [...new Set(calls.map(({ part }) => part))].filter((part) => part !== undefined);
  await setConfig(portal, actor.user.CompanyId, 'account', Object.fromEntries(parts.map((part) => [part, false])));
  // a node goes on for a second with a company it has read
  second = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false, database: portal.database });
});
afterAll(async () => {
  await second.stop();
  await portal.stop();
});

const ofParts = calls.filter(({ part }) => part !== undefined);

// proves: account: a part the company does not have
it.each(ofParts.map(({ name, part }) => [name, part] as const))('%s says that the company has no %s', async (name) => {
  for (const language of LANGUAGES) {
    const answer = await second.call(name, sampleOf(name, actor), { session: actor, language });
    expect(faultOf(answer)).toBe('partClosed');
    expect(textOf(answer)).toBe(faultText('partClosed', language));
  }
});
