import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { APP_CALL_ALIASES, APP_CALL_PATH, isAppCall } from '#contract/values/call-address';
import { faults, faultText } from '#contract/faults';
import { ownedIds } from '#contract/id-fields';
import { LANGUAGES } from '#contract/language';
import { envelopes } from '#contract/wire';
import { sendAllDue } from '../src/modules/messages/jobs.ts';
import { dataOf, faultOf, fromElsewhere, inCompany, textOf } from './answers.ts';
import type { Answer, SignedIn, TestPortal } from './portal.ts';
import { planted } from './plant.ts';
import {
  ACTOR,
  appCalls,
  calls,
  COLLEAGUE,
  directCalls,
  idOf,
  sampleOf,
  STRANGER,
  type NamedCall,
} from './registry-samples.ts';
import { setScene } from './order-scenes.ts';
import { learn } from './registry-learned.ts';
import { forgetOrders, rowDigests } from './rows.ts';
import { startWatched, type WatchedPortal } from './watched.ts';
import { decodeReply, encodeCall, type Outgoing } from './wire.ts';

let portal: TestPortal;
let watched: WatchedPortal;
let passwordHash: string;
let who: SignedIn | undefined;

const signIn = ({ company, account }: typeof ACTOR) => portal.login(company, account, { headers: fromElsewhere() });
const actor = async (): Promise<SignedIn> => (who ??= await signIn(ACTOR));

beforeAll(async () => {
  watched = await startWatched({ env: { TRUST_PROXY: '1' }, jobs: false });
  portal = watched.portal;
  const { user } = await actor();
  const account = await inCompany(portal, user.CompanyId, (db) =>
    db.selectFrom('account').select('password_hash').where('account_id', '=', user.Id).executeTakeFirstOrThrow(),
  );
  passwordHash = account.password_hash;
  await learn(portal, await actor());
});
afterAll(() => portal.stop());

interface Way {
  change?: object;
  path?: string;
  body?: (form: URLSearchParams) => BodyInit;
  headers?: Record<string, string>;
  options?: Pick<Outgoing, 'language'>;
  /** False: nothing is prepared, for calls that must not come so far. */
  scene?: boolean;
}

/** Makes the call as the actor, its payload, path or body changed on the way. */
async function make(call: NamedCall, way: Way = {}): Promise<Answer> {
  const { change, path = call.path, body, headers, options, scene = true } = way;
  const signedIn = await actor();
  if (scene) await setScene(portal, signedIn, call.name);
  const payload = { ...sampleOf(call.name, signedIn), ...change };
  const form = encodeCall({ name: call.name, payload, language: 'zh-cn', session: signedIn.token, ...options });
  const target = new URL(path, portal.url);
  const isGet = call.method === 'GET';
  if (isGet) form.delete('session');
  if (isGet) target.search = form.toString();
  const response = await fetch(target, {
    method: call.method,
    headers: { ...fromElsewhere(), ...(isGet && { 'x-session': signedIn.token }), ...headers },
    ...(isGet ? {} : { body: body?.(form) ?? form }),
  });
  const text = await response.text();
  const decoded = decodeReply(call.name, text);
  if (call.kind === 'write' && decoded?.ok) await startAnew(signedIn);
  return { status: response.status, headers: response.headers, body: text, decoded };
}

/** A write may have ended the session, changed the password or taken a seat. */
async function startAnew({ user }: SignedIn): Promise<void> {
  who = undefined;
  await forgetOrders(portal.portal.database.pool, user.CustomerGuid);
  await inCompany(portal, user.CompanyId, (db) =>
    db.updateTable('account').set({ password_hash: passwordHash }).where('account_id', '=', user.Id).execute(),
  );
}

/** The following ends before either engine, or asks for little and changes nothing. */
const onOneEngine = inject('engine').kind === 'postgres' ? describe : describe.skip;

onOneEngine('without a session', () => {
  let ended: string;
  beforeAll(async () => {
    const gone = await signIn(COLLEAGUE);
    await portal.call('Logout', { sessionid: gone.token }, { session: gone });
    ended = gone.token;
  });

  it.each(calls.filter(({ access }) => access === 'employee'))(
    '$name is refused, in its own envelope',
    async (call) => {
      const payload = sampleOf(call.name, await actor());
      for (const session of ['', 'x', 'A'.repeat(43), ended]) {
        const change = isAppCall(call.path) ? {} : { session };
        for (const language of LANGUAGES) {
          const answer = await portal.send(call.name, { ...payload, ...change }, { session, language });
          expect(answer.status).toBe(200);
          expect(JSON.parse(answer.body)).toEqual(
            envelopes[call.envelope].refuse({
              code: -2,
              text: faultText('sessionExpired', language),
              detail: { fault: 'sessionExpired', next: faults.sessionExpired.next },
            }),
          );
        }
      }
    },
  );
});

onOneEngine('somebody else’s id', () => {
  const cases = calls
    .filter(({ access }) => access === 'employee')
    .flatMap((call) =>
      Object.entries(ownedIds(call.in)).flatMap(([field, kinds]) =>
        kinds.map((kind) => ({ call, name: call.name, field, kind })),
      ),
    )
    // the session of a direct call is no id but the key itself
    .filter(({ call, kind }) => isAppCall(call.path) || kind !== 'session');
  let strangers: SignedIn[];
  // a session writes down once a minute that it is in use: here no minute passes
  let began: Date;
  beforeEach(() => portal.clock.at(began));
  let before: Record<string, string>;
  beforeAll(async () => {
    who = undefined;
    await actor();
    began = portal.clock.now();
    strangers = [await signIn(STRANGER), await signIn(COLLEAGUE)];
    for (const stranger of strangers) await learn(portal, stranger, { ordering: true });
    // due messages would be marked as sent while nothing else may change
    await sendAllDue(portal.portal);
    before = await rowDigests(portal.portal.database.pool);
  });

  it.each(cases)('$name refuses a foreign $field ($kind)', async ({ call, field, kind }) => {
    const own = idOf[kind](await actor());
    const foreign = strangers.map((stranger) => idOf[kind](stranger)).filter((id) => id !== own);
    expect(foreign).not.toEqual([]);
    for (const id of foreign) {
      const change = planted(sampleOf(call.name, await actor()), field, id);
      const answer = await make(call, { change, scene: false });
      expect(answer.status).toBe(200);
      expect(faultOf(answer)).toBe('notYours');
    }
  });

  // to compare them after each would take longer than all the rest; which call it was, -t finds
  it('and none of them has written anything', async () => {
    expect(await rowDigests(portal.portal.database.pool)).toEqual(before);
  });
});

describe('the reply', () => {
  it.each(calls)('$name answers in its shape, and with nothing besides', async (call) => {
    const answer = await make(call);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const data = dataOf(answer);
    expect(data).toEqual(call.out.parse(data));
    expect(JSON.parse(answer.body)).toEqual(envelopes[call.envelope].ok(data));
  });
});

onOneEngine('the path', () => {
  const appPaths = [...new Set([...appCalls.map(({ path }) => path), ...APP_CALL_ALIASES])];

  // the way to a path is the same for all calls behind it
  const onePerPath = [...new Map(calls.map((call) => [call.path, call])).values()];

  it.each(onePerPath)('$path is reached in any case', async (call) => {
    for (const path of [call.path.toLowerCase(), call.path.toUpperCase(), `${call.path}/`]) {
      expect(faultOf(await make(call, { path }))).toBe('answered');
    }
  });

  it.each(calls)('$name answers on no other app-call path', async (call) => {
    const own = call.path === APP_CALL_PATH ? [APP_CALL_PATH, ...APP_CALL_ALIASES] : [call.path];
    const others = appPaths.filter((path) => !own.includes(path));
    expect(others.length).toBeGreaterThan(0);
    for (const path of others) {
      const form = new URLSearchParams({ requestCode: call.name, jsonPara: '{}', session: (await actor()).token });
      const response = await portal.fetch(path, { method: 'POST', body: form });
      const body = (await response.json()) as Record<string, unknown>;
      expect(envelopes.app.decode(body)).toMatchObject({ ok: false, detail: { fault: 'unknownCall' } });
    }
  });

  it.each(calls.filter(({ path }) => path === APP_CALL_PATH))('$name answers on the aliases too', async (call) => {
    for (const path of APP_CALL_ALIASES) expect(faultOf(await make(call, { path }))).toBe('answered');
  });
});

onOneEngine('the body', () => {
  const posted = calls.filter(({ method }) => method === 'POST');
  const asMultipart = (form: URLSearchParams): FormData => {
    const multipart = new FormData();
    for (const [field, value] of form) multipart.append(field, value);
    return multipart;
  };

  it.each(posted)('$name takes a multipart form', async (call) => {
    expect(faultOf(await make(call, { body: asMultipart }))).toBe('answered');
  });

  it.each(posted.filter((call) => directCalls.includes(call)))('$name takes a JSON body', async (call) => {
    const asJson = (form: URLSearchParams) => JSON.stringify(Object.fromEntries(form));
    const headers = { 'content-type': 'application/json' };
    expect(faultOf(await make(call, { body: asJson, headers }))).toBe('answered');
  });

  it.each(appCalls)('$name takes numbers as text', async (call) => {
    const signedIn = await actor();
    // a sample may hold what its scene has made
    await setScene(portal, signedIn, call.name);
    const sample = Object.entries(sampleOf(call.name, signedIn));
    const asText = sample.map(([field, value]) => [field, typeof value === 'number' ? `${value}` : value]);
    expect(faultOf(await make(call, { change: Object.fromEntries(asText), scene: false }))).toBe('answered');
  });
});

onOneEngine('the language', () => {
  it.each(appCalls)('$name refuses in the caller’s', async (call) => {
    const body = (form: URLSearchParams) => {
      form.set('jsonPara', '[]');
      form.delete('signCode');
      return form;
    };
    for (const language of LANGUAGES) {
      const answer = await make(call, { body, options: { language } });
      expect(textOf(answer)).toBe(faultText('badInput', language, { field: 'jsonPara' }));
    }
  });

  it.each(directCalls.filter(({ access }) => access !== 'public'))('$name refuses in the caller’s', async (call) => {
    for (const language of LANGUAGES) {
      const answer = await make(call, {
        change: { session: 'x', langCode: language },
        headers: { 'x-session': 'x' },
        options: { language },
      });
      expect(textOf(answer)).toBe(faultText('sessionExpired', language));
    }
  });
});

it('each request has left a line, and none tells a name, a number, a token or a password', async () => {
  const { token, user } = await actor();
  watched.expectSeen([token, user.Name]);
});
