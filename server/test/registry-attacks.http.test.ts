import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAppCall } from '#contract/call';
import { atDoor } from '../src/db/transact.ts';
import { dataOf, fromElsewhere } from './answers.ts';
import { startPortal, type SignedIn, type TestPortal } from './portal.ts';
import { armed, attacks, encoded, fieldsOf } from './registry-attacks.ts';
import { ACTOR, calls, sampleOf, type NamedCall } from './registry-samples.ts';
import { decodeReply } from './wire.ts';

/** reliability S4: every call × every field × twelve classes. */
let portal: TestPortal;
let who: SignedIn;
const times: number[] = [];

beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  who = await portal.login(ACTOR.company, ACTOR.account, { headers: fromElsewhere() });
  await makeGuessed();
});
afterAll(() => portal.stop());

afterEach(async () => {
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect((await portal.fetch('/livez')).status).toBe(200);
});

/**
 * The payload around the attacked field. A write that succeeds would end the session for the attacks behind it, and a
 * password that is looked at costs a hash: where the field has no part in that, the call is refused before it.
 */
function honest(call: NamedCall, [field = '']: string[] = []): Record<string, unknown> {
  const sample = sampleOf(call.name, who);
  const hasPart = Object.hasOwn(sample, field);
  if (call.name === 'ChangePw') return { ...sample, pw: 'Wrong#2026', ...(hasPart ? {} : { npw: '' }) };
  if (call.name !== 'Login' || hasPart) return sample;
  return { ...sample, ...(field === 'captcha' ? { user: GUESSED } : { companyCode: 'nobody' }) };
}

/** An account so often tried that its captcha is looked at. */
const GUESSED = 'guessed';
const makeGuessed = async (): Promise<unknown> => {
  const { database, keyring, clock } = portal.portal;
  const bucket = keyring.anonymousIndex('login-account', `${who.user.CompanyId}|${GUESSED}`);
  const values = { bucket, tries: 10, window_ends: new Date(clock().getTime() + 600_000) };
  return atDoor(database, (db) => db.insertInto('login_try').values(values).execute());
};

const CLUES =
  /node_modules|\.(ts|js|sql):\d|\n\s+at |\b(SELECT|INSERT|syntax error|relation|constraint|RangeError)\b|zod/i;

async function strike(
  call: NamedCall,
  body: string,
  contentType = 'application/x-www-form-urlencoded',
): Promise<string> {
  const target = new URL(call.path, portal.url);
  if (call.method === 'GET') target.search = body;
  const started = performance.now();
  const response = await fetch(target, {
    method: call.method,
    headers: { 'content-type': contentType, ...fromElsewhere() },
    ...(call.method === 'GET' ? {} : { body }),
  });
  const answer = await response.text();
  times.push(performance.now() - started);
  // a body too large is refused before anybody can know which of the path's calls it was meant for
  const decoded = decodeReply(response.status === 413 && isAppCall(call.path) ? 'Login' : call.name, answer);
  const said = decoded?.ok ? '' : JSON.stringify(decoded);
  const wrong =
    ![200, 413].includes(response.status) ||
    !decoded ||
    (!decoded.ok && (!decoded.detail || decoded.text === '')) ||
    CLUES.test(said) ||
    response.headers.getSetCookie().some((cookie) => cookie.includes('stolen'));
  return wrong ? `${response.status} ${answer.slice(0, 200)} for ${body.slice(0, 200)}` : '';
}

/** All bodies that carry one attack in one field: as an app call, or as a direct call's form and JSON. */
function bodiesOf(call: NamedCall, path: string[], json: string, twice = false): [body: string, type?: string][] {
  const payload = armed(honest(call, path), path, json, twice);
  if (isAppCall(call.path)) {
    const form = `requestCode=${call.name}&session=${who.token}&language=en-us&jsonPara=${encoded(payload)}`;
    return [[form]];
  }
  const fields = Object.entries({ ...honest(call), session: who.token }).map(
    ([key, value]) => `${key}=${encoded(`${value}`)}`,
  );
  const kept = fields.filter((field) => twice || !field.startsWith(`${path[0]}=`));
  const value = json.startsWith('"') ? Buffer.from(JSON.parse(json) as string).toString() : json;
  return [[[...kept, `${path[0]}=${encoded(value)}`].join('&')], [payload, 'application/json']];
}

async function strikeAll(call: NamedCall, bodies: [string, string?][]): Promise<string[]> {
  const found: string[] = [];
  const queue = [...bodies];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) found.push(await strike(call, ...next));
    }),
  );
  return found.filter((complaint) => complaint !== '');
}

describe.each(calls)('$name', (call) => {
  it.each(Object.entries(attacks))('stands %s in every field', async (_, values) => {
    const bodies = fieldsOf(call).flatMap((path) => values.flatMap((json) => bodiesOf(call, path, json)));
    expect(bodies.length).toBeGreaterThan(0);
    expect(await strikeAll(call, bodies)).toEqual([]);
  });

  it('stands every field twice', async () => {
    const bodies = fieldsOf(call).flatMap((path) => bodiesOf(call, path, '"again"', true));
    expect(bodies.length).toBeGreaterThan(0);
    expect(await strikeAll(call, bodies)).toEqual([]);
  });
});

/** The fields around the payload: the same for all app calls. */
describe.each(['requestCode', 'session', 'language', 'signCode', 'signType', 'encryptType', 'appVersion', 'jsonPara'])(
  'the form field %s',
  (field) => {
    it('stands all of it, once and twice', async () => {
      const [call] = calls.filter(({ name }) => name === 'GetCompanyInfoById');
      if (!call) throw new Error('the call this test is made with is gone');
      const form = {
        requestCode: call.name,
        session: who.token,
        language: 'en-us',
        jsonPara: JSON.stringify(honest(call)),
      };
      const bodies = Object.values(attacks)
        .flat()
        .flatMap((json): [string][] => {
          const others = Object.entries(form).map(([key, value]) => [key, `${key}=${encoded(value)}`] as const);
          const rest = others.filter(([key]) => key !== field).map(([, pair]) => pair);
          const attack = `${field}=${encoded(json)}`;
          return [[[...rest, attack].join('&')], [[...rest, attack, attack].join('&')]];
        });
      expect(await strikeAll(call, bodies)).toEqual([]);
    });
  },
);

it('lives on: the person still signs in, and 99 of 100 answers took less than half a second', async () => {
  const again = await portal.login(ACTOR.company, ACTOR.account, { headers: fromElsewhere() });
  const home = await portal.call('GetCompanyInfoById', { CompanyId: again.user.CompanyId }, { session: again });
  expect(dataOf(home).CompanyCode).toBe(ACTOR.company);
  const slowest = times.toSorted((a, b) => b - a);
  expect(slowest[Math.floor(slowest.length / 100)]).toBeLessThan(500);
});
