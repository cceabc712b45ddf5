import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAppCall, type Call } from '#contract/call';
import { ownedIds } from '#contract/id-fields';
import type { OwnedKind } from '#contract/ids';
import { opsRegistry } from '#contract/ops/registry';
import { envelopes } from '#contract/wire';
import { faultOf, fromElsewhere } from './answers.ts';
import { exchange } from './exchange.ts';
import { startPortal, type SignedIn, type TestPortal } from './portal.ts';
import { learn } from './registry-learned.ts';
import { ACTOR, calls as employeeCalls, sampleOf } from './registry-samples.ts';
import { verdictOf, visitorsOf, type Visitor } from './registry-visitors.ts';

/** Every call of both registries × everybody there is: only whom the call declares is let in. */
let portal: TestPortal;
let actor: SignedIn;
let visitors: Visitor[];
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  actor = await portal.login(ACTOR.company, ACTOR.account, { headers: fromElsewhere() });
  await learn(portal, actor);
  visitors = await visitorsOf(portal, actor);
});
afterAll(() => portal.stop());

const opsCalls: Record<string, Call> = opsRegistry;
const calls = [...employeeCalls, ...Object.entries(opsCalls).map(([name, call]) => ({ ...call, name }))];
type Named = (typeof calls)[number];

async function send(call: Named, token: string, payload: Record<string, unknown>): Promise<string> {
  const fields = isAppCall(call.path)
    ? { requestCode: call.name, session: token, jsonPara: JSON.stringify(payload) }
    : Object.fromEntries(
        Object.entries({ ...payload, session: token }).map(([name, value]) => [
          name,
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        ]),
      );
  const form = `${new URLSearchParams(fields)}`;
  const target = new URL(call.path, portal.url);
  if (call.method === 'GET') target.search = form;
  const answer = await exchange(target, {
    method: call.method,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...fromElsewhere() },
    ...(call.method === 'GET' ? {} : { body: form }),
  });
  const decoded = envelopes[call.envelope].decode(JSON.parse(answer.body) as Record<string, unknown>);
  return faultOf({ ...answer, decoded });
}

const CLOSED = ['sessionExpired', 'notAllowed'];

describe('the door', () => {
  it.each(calls)('of $name opens to those it is declared for', async (call) => {
    const found: Record<string, string> = {};
    for (const { name, token } of visitors) {
      // without a payload: whoever comes so far is refused for that, and nothing is done
      const fault = await send(call, token, {});
      found[name] = CLOSED.includes(fault) ? fault : 'let in';
    }
    const declared = visitors.map((visitor) => [visitor.name, verdictOf(call, visitor)]);
    expect(found).toEqual(Object.fromEntries(declared));
  });
});

/** Ids that all people of a company share. */
const SHARED: OwnedKind[] = ['company', 'companyCode'];

describe('what is one person’s', () => {
  const owned = employeeCalls.filter((call) => kindsOf(call).length > 0);

  it.each(owned)('$name: nobody else gets anything for it', async (call) => {
    const sample = sampleOf(call.name, actor);
    const personal = kindsOf(call).some((kind) => !SHARED.includes(kind));
    for (const { name, token, isColleague } of visitors) {
      if (isColleague && !personal) continue;
      expect(`${name}: ${await send(call, token, sample)}`).not.toBe(`${name}: answered`);
    }
  });
});

/** What the call's sample names; the session travels with each visitor. */
function kindsOf(call: Call): OwnedKind[] {
  return Object.values(ownedIds(call.in))
    .flat()
    .filter((kind) => kind !== 'session' && kind !== 'asset');
}
