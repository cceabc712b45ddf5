import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAppCall } from '#contract/values/call-address';
import { atDoor } from '../src/db/transact.ts';
import { dataOf, faultOf, fromElsewhere } from './answers.ts';
import { exchange } from './exchange.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { armed, attacks, encoded, fieldsOf, INHERITED } from './registry-attacks.ts';
import { learn } from './registry-learned.ts';
import { ACTOR, calls, sampleOf, type NamedCall } from './registry-samples.ts';
import { FULL } from './run-size.ts';
import { startWatched, type WatchedPortal } from './watched.ts';
import { decodeReply } from './wire.ts';

/** Every call × every field × twelve classes. */
let portal: TestPortal;
let watched: WatchedPortal;
let who: SignedIn;
const times: Record<'attack' | 'calm', number[]> = { attack: [], calm: [] };

beforeAll(async () => {
  watched = await startWatched({ env: { TRUST_PROXY: '1' } });
  portal = watched.portal;
  who = await portal.login(ACTOR.company, ACTOR.account, { headers: fromElsewhere() });
  await makeGuessed();
  await learn(portal, who);
});
afterAll(() => portal.stop());

afterEach(() => expect(Reflect.get({}, 'polluted')).toBeUndefined());

async function expectAlive(): Promise<void> {
  expect((await portal.fetch('/livez')).status).toBe(200);
  // attacks behind the end of a session would all be refused for that, and prove nothing
  const answer = await portal.call('GetCompanyInfoById', { CompanyId: who.user.CompanyId }, { session: who });
  expect(faultOf(answer)).toBe('answered');
}

/**
 * The payload around the attacked field: no write may succeed, since it could end the session. A password that is
 * looked at costs a hash: where the field has no part in that, the call is refused before it.
 */
function honest(call: NamedCall, [field = '']: string[] = []): Record<string, unknown> {
  const sample = sampleOf(call.name, who);
  const hasPart = Object.hasOwn(sample, field);
  if (call.name === 'Logout' || call.name === 'WxLoginOut') return { ...sample, sessionid: 'another' };
  if (call.name === 'WithdrawPortalConsent') return { ...sample, userGuid: NOBODY };
  if (call.name === 'ChangePw') return { ...sample, pw: 'Wrong#2026', ...(hasPart ? {} : { npw: '' }) };
  // refused at the very end, with everything before it looked at
  if (call.name === 'AddExamOrder') return { ...sample, consent: false };
  if (call.name !== 'Login') return sample;
  const cheap = field === 'work' ? { user: GUESSED } : { companyCode: 'nobody' };
  return { ...sample, user: 'remote', ...(hasPart ? {} : cheap) };
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** An account so often tried that the work is looked at. */
const GUESSED = 'guessed';
const makeGuessed = async (): Promise<unknown> => {
  const { database, keyring, clock } = portal.portal;
  const bucket = keyring.anonymousIndex('login-account', `${who.user.CompanyId}|name ${GUESSED}`);
  const values = { bucket, tries: 10, window_ends: new Date(clock().getTime() + 600_000) };
  return atDoor(database, (db) => db.insertInto('login_try').values(values).execute());
};

const oldPasswordBucket = (): Buffer =>
  portal.portal.keyring.anonymousIndex('old-password', `${who.user.CompanyId}|${who.user.Id}`);

const CLUES =
  /node_modules|\.(ts|js|sql):\d|\n\s+at |\b(SELECT|INSERT|syntax error|relation \\*"|constraint|RangeError)\b|zod/i;

interface Shot {
  body: string;
  type?: string;
  /** An honest request among the attacks: what this machine takes at this moment for the same work. */
  calm?: boolean;
}

async function strike(
  call: NamedCall,
  { body, type = 'application/x-www-form-urlencoded', calm }: Shot,
): Promise<string> {
  const target = new URL(call.path, portal.url);
  if (call.method === 'GET') target.search = body;
  const started = performance.now();
  const response = await exchange(target, {
    method: call.method,
    headers: { 'content-type': type, ...(call.method === 'GET' && { 'x-session': who.token }), ...fromElsewhere() },
    ...(call.method === 'GET' ? {} : { body }),
  });
  const answer = response.body;
  times[calm ? 'calm' : 'attack'].push(performance.now() - started);
  // a value that does not fit into the line of a GET is refused before there is a request
  if (call.method === 'GET' && response.status === 431) return '';
  // a body too large is refused before anybody can know which of the path's calls it was meant for
  const decoded = decodeReply(response.status === 413 && isAppCall(call.path) ? 'Login' : call.name, answer);
  const said = decoded?.ok ? '' : JSON.stringify(decoded);
  const wrong =
    // 429: guesses at the old password have a limit of their own
    ![200, 413, 429].includes(response.status) ||
    !decoded ||
    (!decoded.ok && (!decoded.detail || decoded.text === '')) ||
    CLUES.test(said) ||
    response.headers.getSetCookie().some((cookie) => cookie.includes('stolen'));
  return wrong ? `${response.status} ${answer.slice(0, 200)} for ${body.slice(0, 200)}` : '';
}

/** All requests that carry one attack in one field: an app call, or a direct call's form and JSON. */
function shotsOf(call: NamedCall, path: string[], json: string, twice = false): Shot[] {
  const payload = armed(honest(call, path), path, json, twice);
  if (isAppCall(call.path)) return [{ body: appForm(call, payload) }];
  const fields = Object.entries({ ...honest(call, path), session: who.token }).map(
    ([key, value]) => `${key}=${encoded(`${value}`)}`,
  );
  const kept = fields.filter((field) => twice || !field.startsWith(`${path[0]}=`));
  const value = json.startsWith('"') ? Buffer.from(JSON.parse(json) as string).toString() : json;
  const form = [...kept, `${path[0]}=${encoded(value)}`].join('&');
  return [{ body: form }, { body: payload, type: 'application/json' }];
}

const appForm = (call: NamedCall, payload: string): string =>
  `requestCode=${call.name}&session=${who.token}&language=en-us&jsonPara=${encoded(payload)}`;

function calmShot(call: NamedCall, path: string[]): Shot {
  const payload = JSON.stringify({ ...honest(call, path), ...(isAppCall(call.path) ? {} : { session: who.token }) });
  return isAppCall(call.path)
    ? { body: appForm(call, payload), calm: true }
    : { body: payload, type: 'application/json', calm: true };
}

async function strikeAll(call: NamedCall, shots: Shot[]): Promise<string[]> {
  expect(shots.length).toBeGreaterThan(0);
  const found: string[] = [];
  const queue = [...shots];
  // so that each round reaches the password check again, and not only the limit before it
  await portal.portal.database.pool.query('DELETE FROM login_try WHERE bucket = $1', [oldPasswordBucket()]);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) found.push(await strike(call, next));
    }),
  );
  return found.filter((complaint) => complaint !== '');
}

/** Every field gets one value of every other class, its neighbour one of the others: a value meets many calls. At full size all. */
const inTurn = (values: string[], turn: number): string[] => {
  if (FULL) return values;
  return turn % 2 === 0 ? [] : values.filter((_, at) => at === Math.floor(turn / 2) % values.length);
};
/** Among so many fields' attacks stands one honest request. */
const CALM_EVERY = 4;
/** Names that might change the object in which a field's name is looked for. */
const INHERITED_VALUES = ['prototype pollution', 'type confusion', 'SQL injection'].flatMap(
  (name) => attacks[name]?.slice(0, 1) ?? [],
);

describe.each(calls.map((call, turn) => ({ call, name: call.name, turn })))('$name', ({ call, turn }) => {
  afterAll(expectAlive);

  const classes = Object.entries(attacks).map(([kind, values], order) => ({ kind, values, order }));
  it.each(classes)('stands $kind in its fields', async ({ values, order }) => {
    const shots = fieldsOf(call).flatMap((path, at) => [
      ...inTurn(values, turn + at + order).flatMap((json) => shotsOf(call, path, json)),
      ...(at % CALM_EVERY === 0 ? [calmShot(call, path)] : []),
    ]);
    expect(await strikeAll(call, shots)).toEqual([]);
  });

  it('stands fields that every object has', async () => {
    const shots = INHERITED.flatMap((path) => INHERITED_VALUES.flatMap((json) => shotsOf(call, path, json)));
    expect(await strikeAll(call, shots)).toEqual([]);
  });

  it('stands every field twice', async () => {
    const shots = fieldsOf(call).flatMap((path) => shotsOf(call, path, '"again"', true));
    expect(await strikeAll(call, shots)).toEqual([]);
  });
});

/** The fields around the payload: the same for all app calls. */
describe.each(['requestCode', 'session', 'language', 'signCode', 'signType', 'encryptType', 'appVersion', 'jsonPara'])(
  'the form field %s',
  (field) => {
    afterAll(expectAlive);

    it('stands all of it, once and twice', async () => {
      const [call] = calls.filter(({ name }) => name === 'GetCompanyInfoById');
      if (!call) throw new Error('the call this test is made with is gone');
      const form = {
        requestCode: call.name,
        session: who.token,
        language: 'en-us',
        jsonPara: JSON.stringify(honest(call)),
      };
      const rest = Object.entries(form)
        .filter(([key]) => key !== field)
        .map(([key, value]) => `${key}=${encoded(value)}`);
      const shots = Object.values(attacks)
        .flat()
        .map((json) => `${field}=${encoded(json)}`)
        .flatMap((attack) => [{ body: [...rest, attack].join('&') }, { body: [...rest, attack, attack].join('&') }]);
      expect(await strikeAll(call, shots)).toEqual([]);
    });
  },
);

const p99 = (values: number[]): number => values.toSorted((a, b) => b - a)[Math.floor(values.length / 100)] ?? 0;

it('lives on: the person signs in again, and 99 of 100 answers took less than half a second', async () => {
  const again = await portal.login(ACTOR.company, ACTOR.account, { headers: fromElsewhere() });
  const home = await portal.call('GetCompanyInfoById', { CompanyId: again.user.CompanyId }, { session: again });
  expect(dataOf(home).CompanyCode).toBe(ACTOR.company);
  // a machine too busy to answer honest calls in that time cannot tell an attack's cost: then it is held against those
  expect(times.attack.length).toBeGreaterThan(1_000);
  expect(p99(times.attack)).toBeLessThan(Math.max(500, 3 * p99(times.calm)));
});

it('each request has left a line, and none tells a name, a number, a token or a password', () => {
  watched.expectSeen([who.token, who.user.Name]);
});
