import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call';
import { isAppCall } from '#contract/values/call-address';
import { ownedIds } from '#contract/id-fields';
import type { OwnedKind } from '#contract/ids';
import { opsRegistry } from '#contract/ops/registry';
import { envelopes } from '#contract/wire';
import { faultOf, fromElsewhere } from './answers.ts';
import { exchange } from './exchange.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { learn } from './registry-learned.ts';
import { ACTOR, allCalls, calls as employeeCalls, sampleOf } from './registry-samples.ts';
import { verdictOf, visitorsOf, type Visitor } from './registry-visitors.ts';
import { startWatched, type WatchedPortal } from './watched.ts';

/** Every call of both registries × everybody there is: only whom the call declares is let in. */
let portal: TestPortal;
let watched: WatchedPortal;
let actor: SignedIn;
let visitors: Visitor[];
beforeAll(async () => {
  watched = await startWatched({ env: { TRUST_PROXY: '1' }, jobs: false });
  portal = watched.portal;
  actor = await portal.login(ACTOR.company, ACTOR.account, { headers: fromElsewhere() });
  await learn(portal, actor);
  visitors = await visitorsOf(portal, actor);
});
afterAll(() => portal.stop());

const FORM = 'application/x-www-form-urlencoded';
type Named = Call & { name: string };
const opsCalls: Named[] = Object.entries(opsRegistry).map(([name, call]) => ({ ...call, name }));
// without a payload it signs the visitor out: the last act of operators here
const isLast = ({ name }: Named): boolean => name === 'OpsSignOut';
const calls: Named[] = [...allCalls, ...opsCalls].toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));

async function send(call: Named, { token, cookie }: Visitor, payload: Record<string, unknown>): Promise<string> {
  const { body, type } = bodyOf(call, token, payload);
  const target = new URL(call.path, portal.url);
  if (call.method === 'GET') target.search = body;
  const answer = await exchange(target, {
    method: call.method,
    headers: {
      ...{ 'content-type': type, ...fromElsewhere() },
      ...(cookie && { cookie }),
      ...(call.method === 'GET' && { 'x-session': token }),
    },
    ...(call.method === 'GET' ? {} : { body }),
  });
  // a file is an answer, too
  if (call.kind === 'download' && !answer.body.startsWith('{')) return 'answered';
  const decoded = envelopes[call.envelope].decode(JSON.parse(answer.body) as Record<string, unknown>);
  return faultOf({ ...answer, decoded });
}

function bodyOf(call: Named, token: string, payload: Record<string, unknown>): { body: string; type: string } {
  const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const fields = isAppCall(call.path)
    ? { requestCode: call.name, jsonPara: JSON.stringify(payload) }
    : Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, asText(value)]));
  const all = Object.entries({ ...fields, ...(call.method === 'GET' ? {} : { session: token }) });
  if (call.kind !== 'upload') return { body: `${new URLSearchParams(all)}`, type: FORM };
  const part = (about: string, content: string) =>
    `--b\r\nContent-Disposition: form-data; ${about}\r\n\r\n${content}\r\n`;
  const parts = [
    ...all.map(([name, value]) => part(`name="${name}"`, value)),
    part('name="file"; filename="a.txt"', 'a'),
  ];
  return { body: `${parts.join('')}--b--\r\n`, type: 'multipart/form-data; boundary=b' };
}

const CLOSED = ['sessionExpired', 'notAllowed'];

describe('the door', () => {
  it.each(calls)('of $name opens to those it is declared for', async (call) => {
    const found: Record<string, string> = {};
    for (const visitor of visitors) {
      // without a payload: a visitor who comes so far is refused for that, and nothing is done
      const fault = await send(call, visitor, {});
      found[visitor.name] = CLOSED.includes(fault) ? fault : 'let in';
    }
    const declared = visitors.map((visitor) => [visitor.name, verdictOf(call, visitor)]);
    expect(found).toEqual(Object.fromEntries(declared));
  });
});

/** Ids that all people of a company share. */
const SHARED: OwnedKind[] = ['company', 'companyCode'];

describe('one person’s own', () => {
  const owned = employeeCalls.filter((call) => kindsOf(call).length > 0);

  it.each(owned)('$name: no other gets anything for it', async (call) => {
    const sample = sampleOf(call.name, actor);
    const personal = kindsOf(call).some((kind) => !SHARED.includes(kind));
    for (const visitor of visitors) {
      if (visitor.isColleague && !personal) continue;
      const fault = await send(call, visitor, sample);
      expect(`${visitor.name}: ${fault}`).not.toBe(`${visitor.name}: answered`);
    }
  });
});

/** The kinds of ids in the call's sample; the session travels with each visitor. */
function kindsOf(call: Call): OwnedKind[] {
  return Object.values(ownedIds(call.in))
    .flat()
    .filter((kind) => kind !== 'session');
}

it('each request has left a line, and none tells a name, a number, a token or a password', () => {
  watched.expectSeen([actor.user.Name, ...visitors.map(({ token }) => token)]);
});
