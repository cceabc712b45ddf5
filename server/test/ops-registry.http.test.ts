import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { OPERATOR_ROLES, type OperatorRole } from '#contract/values/operator-roles';
import { faults, faultText } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { envelopes } from '#contract/wire';
import { faultOf } from './answers.ts';
import { newOperator, type NewOperator } from './operators.ts';
import { begunSignIn, opsCalls, opsSampleOf, type NamedOpsCall, type OpsScene } from './ops-samples.ts';
import type { CallOptions, TestPortal } from './portal.ts';
import { armed, attacks, BAD_BYTES, fieldsOf } from './registry-attacks.ts';
import { rowDigests } from './rows.ts';
import { FULL } from './run-size.ts';
import { startWatched, type WatchedPortal } from './watched.ts';

let portal: TestPortal;
let watched: WatchedPortal;
let other: NewOperator;
let begun: Awaited<ReturnType<typeof begunSignIn>>;
const actors = new Map<OperatorRole, NewOperator>();
/** An operator who has signed out, an employee and HR: signed in once, since signing in is throttled. */
const outsiders: NonNullable<CallOptions['session']>[] = [];
beforeAll(async () => {
  watched = await startWatched({ jobs: false });
  portal = watched.portal;
  other = await newOperator(portal, 'support');
  begun = await begunSignIn(portal);
  const gone = await newOperator(portal, 'admin');
  await portal.call('OpsSignOut', {}, { session: gone.session });
  outsiders.push(gone.session);
  for (const account of ['emp', 'hr']) outsiders.push(await portal.login('demo', account, { browser: true }));
});
afterAll(() => portal.stop());

/** These end the caller's session or change what it signs in with. */
const ENDING = ['OpsSignOut', 'OpsChangePassword'];

async function sceneOf(role: OperatorRole, call?: NamedOpsCall): Promise<OpsScene> {
  const isEnding = ENDING.includes(call?.name ?? '');
  const actor = (isEnding ? undefined : actors.get(role)) ?? (await newOperator(portal, role));
  if (!isEnding) actors.set(role, actor);
  return { actor, other, ...begun };
}

/** The subject of a refused call: made once, since nothing happens to it. */
const refusedSamples = new Map<string, Record<string, unknown>>();
async function refusedSampleOf({ name }: NamedOpsCall): Promise<Record<string, unknown>> {
  const sample = refusedSamples.get(name) ?? (await opsSampleOf(portal, name, await sceneOf('admin')));
  refusedSamples.set(name, sample);
  return sample;
}

const behindTheDoor = opsCalls.filter(({ access }) => access === 'operator');
const before = opsCalls.filter(({ access }) => access === 'public');

describe('every call of the console', () => {
  it('names whose work it is, or is a step of signing in', () => {
    expect(behindTheDoor.filter(({ roles }) => roles.length === 0)).toEqual([]);
    expect(before.map(({ name }) => name)).toEqual(['OpsSignIn', 'OpsEnrol', 'OpsEnterCode']);
  });
});

describe.each(behindTheDoor)('$name', (call) => {
  it('is refused to strangers, employees, HR and operators who have signed out', async () => {
    const sessions: CallOptions['session'][] = ['', 'x', 'A'.repeat(43), ...outsiders];
    const payload = await refusedSampleOf(call);
    for (const session of sessions) {
      for (const language of LANGUAGES) {
        const answer = await portal.send(call.name, payload, { session: session ?? '', language });
        expect(JSON.parse(answer.body)).toEqual(
          envelopes.app.refuse({
            code: -2,
            text: faultText('sessionExpired', language),
            detail: { fault: 'sessionExpired', next: faults.sessionExpired.next },
          }),
        );
      }
    }
  });

  it.each(call.roles)('is answered to %s', async (role) => {
    const scene = await sceneOf(role, call);
    const answer = await portal.send(call.name, await opsSampleOf(portal, call.name, scene), {
      session: scene.actor.session,
    });
    expect(faultOf(answer)).toBe('answered');
  });
});

it('a role that a call does not name is refused, and nothing changes', async () => {
  const digests = async () => {
    // a visit is written down whatever its answer was
    const { operator_session: _, ...rows } = await rowDigests(portal.portal.database.pool);
    return rows;
  };
  // the subjects of the samples are there before any call is refused
  for (const call of behindTheDoor) await refusedSampleOf(call);
  const rows = await digests();
  const told: Record<string, string> = {};
  for (const role of OPERATOR_ROLES) {
    const { actor } = await sceneOf(role);
    for (const call of behindTheDoor) {
      if (call.roles.includes(role)) continue;
      const answer = await portal.send(call.name, await refusedSampleOf(call), { session: actor.session });
      told[`${call.name} ${role}`] = faultOf(answer);
    }
  }
  expect(Object.entries(told).filter(([, fault]) => fault !== 'notAllowed')).toEqual([]);
  expect(Object.keys(told).length).toBeGreaterThan(0);
  expect(await digests()).toEqual(rows);
});

/**
 * Every field gets a ninth of the classes, in turn, at full size all of them: the gateway behind them, before either engine,
 * is the one all other attacks were tried on.
 */
const inTurn = (at: number): string[][] => Object.values(attacks).filter((_, index) => FULL || (index + at) % 9 === 0);

describe.runIf(inject('engine').kind === 'postgres').each(opsCalls)('$name', (call) => {
  it('stands hostile input in every field', async () => {
    const scene = await sceneOf('admin', call);
    const sample = await opsSampleOf(portal, call.name, scene);
    const { token, cookie } = scene.actor.session;
    const found: string[] = [];
    for (const [at, path] of fieldsOf(call).entries()) {
      for (const values of inTurn(at)) {
        const json = values[at % values.length] ?? '';
        if (json.includes(BAD_BYTES)) continue;
        const jsonPara = armed(sample, path, json);
        const fields = { jsonPara, signCode: '', session: call.access === 'operator' ? token : '' };
        const headers = { cookie: call.access === 'operator' ? cookie : begun.ticketCookie };
        const answer = await portal.send(call.name, {}, { fields, headers });
        if (!answer.decoded || ![200, 413, 429].includes(answer.status))
          found.push(`${answer.status} ${answer.body} for ${jsonPara.slice(0, 200)}`);
      }
    }
    expect(found).toEqual([]);
  });
});

it('each request has left a line, and none tells a name, a number, a token or a password', () => {
  watched.expectSeen([...actors.values()].map(({ session }) => session.token));
});
