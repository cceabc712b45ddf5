import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload, Reply } from '#contract/call';
import { CONSENT_VERSION, type LoginUser } from '#contract/calls/identity';
import type { Language } from '#contract/language';
import type { Refusal } from '#contract/wire';
import type { Portal } from '../src/ctx.ts';
import type { LogOutput } from '../src/http/log.ts';
import type { DemoOperatorLogin } from '../../demo/operators.ts';
import { demo } from '../../demo/index.ts';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { openPortal, type RunningPortal } from '../src/portal.ts';
import type { Simulator } from '../src/simulator/open.ts';
import { registerSimulator } from '../src/simulator/register.ts';
import type { Sim } from '../src/simulator/sim.ts';
import { startTestClock, type TestClock } from './clock.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { testEnv } from './env.ts';
import { exchange } from './exchange.ts';
import { operatorsOf, type SignedInOperator } from './operators.ts';
import { testSimulatorKeys } from './simulator.ts';
import { calls, decodeReply, encodeCall, type AllCalls, type AnyCallName } from './wire.ts';

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';

/** The smallest site: an index page and one hashed file, so that tests need no build. */
const WEB_ROOT = join(fileURLToPath(new URL('.', import.meta.url)), 'site');

export interface SignedIn {
  token: string;
  /** The `name=value` of the session cookie, when the login came from a browser. */
  cookie: string | undefined;
  user: LoginUser;
}

export interface CallOptions {
  /** A signed-in person or operator (token and cookie travel as a browser sends them) or a bare token. */
  session?: Pick<SignedIn, 'token' | 'cookie'> | string;
  language?: Language;
  headers?: Record<string, string>;
  /** Replaces or, with undefined, removes fields of the form just before it is sent. */
  fields?: Record<string, string | undefined>;
  /** Sent instead of the form, byte for byte; say in `headers` what it is. */
  raw?: string | Uint8Array;
}

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: string;
  /** Undefined when the body is not an envelope. */
  decoded: { ok: true; data: T } | ({ ok: false } & Refusal) | undefined;
}

export interface TestPortal {
  url: string;
  portal: Portal;
  app: RunningPortal['app'];
  database: TestDatabase;
  clock: TestClock;
  /** The payment providers' side; undefined where the node was given one of another process. */
  sim: Sim | undefined;
  call<N extends AnyCallName>(
    name: N,
    payload: Payload<AllCalls[N]>,
    options?: CallOptions,
  ): Promise<Answer<Reply<AllCalls[N]>>>;
  /** The same for payloads that are wrong on purpose or made in a loop over the registry. */
  send(name: AnyCallName, payload: Record<string, unknown>, options?: CallOptions): Promise<Answer>;
  /** Signs in or throws. `browser` binds the session to a cookie, as a real browser's is. */
  login(
    company: string,
    account: string,
    options?: { password?: string; browser?: boolean; appType?: 1 | 2; headers?: Record<string, string> },
  ): Promise<SignedIn>;
  /** The demo operator of a role, or its second one (`admin2`), signed in with the second factor. */
  operator(login: DemoOperatorLogin): Promise<SignedInOperator>;
  /** Anything that is not a call: pages, files, /readyz. Redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Environment variables on top of the tests' own. */
  env?: Record<string, string>;
  now?: Date | string;
  /** Run on this database as one more node; it is then not thrown away by stop(). */
  database?: TestDatabase;
  webRoot?: string;
  /** The clock the node takes for its machine's. */
  machineClock?: () => Date;
  /** A payment simulator that stands elsewhere: several nodes speak with one. */
  simulator?: Simulator;
  /** False: nothing happens by itself, so that a test sees only what it does. */
  jobs?: boolean;
  /** Where the log goes; say LOG_LEVEL in `env` too. */
  logTo?: LogOutput;
}

/** The whole portal behind a real socket, with a database of its own. */
export async function startPortal(options: StartOptions = {}): Promise<TestPortal> {
  const database = options.database ?? (await freshDatabase());
  const clock = startTestClock(options.now);
  const keys = await testSimulatorKeys();
  let sim: Sim | undefined;
  const own: Simulator = {
    keys,
    register: (app) => void (sim = registerSimulator(app, { keys, now: clock.now, control: true })),
  };
  const running = await openPortal(testEnv(options.env), {
    world: demo,
    database: await database.open(),
    clock: clock.now,
    ...(options.machineClock && { machineClock: options.machineClock }),
    webRoot: options.webRoot ?? WEB_ROOT,
    simulator: options.simulator ?? own,
    jobs: options.jobs ?? true,
    ...(options.logTo && { logTo: options.logTo }),
  });
  const url = await running.listen();

  const send: TestPortal['send'] = (name, payload, callOptions) => post(url, name, payload, callOptions);
  const call = send as TestPortal['call'];
  return {
    url,
    portal: running.portal,
    app: running.app,
    database,
    clock,
    sim,
    call,
    send,
    login: async (companyCode, user, { password = DEMO_PASSWORD, browser, appType = 1, headers } = {}) => {
      const payload = { appType, user, password, companyCode, consent: CONSENT_VERSION };
      const answer = await call('Login', payload, { headers: { ...(browser ? { origin: url } : {}), ...headers } });
      if (!answer.decoded?.ok) throw new Error(`${companyCode}/${user} cannot sign in: ${answer.body}`);
      const [cookie] = answer.headers.getSetCookie();
      const signedIn = answer.decoded.data;
      return { token: signedIn.Session, cookie: cookie?.split(';')[0], user: signedIn };
    },
    operator: operatorsOf({ call, clock }),
    fetch: (path, init) => fetch(new URL(path, url), { redirect: 'manual', ...init }),
    stop: async () => {
      await running.stop();
      if (!options.database) await database.drop();
    },
  };
}

async function post(url: string, name: AnyCallName, payload: object, options: CallOptions = {}): Promise<Answer> {
  const { path, method } = calls[name];
  const { session, language = 'zh-cn' } = options;
  const token = typeof session === 'object' ? session.token : (session ?? '');
  const form = encodeCall({ name, payload, language, session: token });
  for (const [field, value] of Object.entries(options.fields ?? {})) {
    if (value === undefined) form.delete(field);
    else form.set(field, value);
  }
  const headers = new Headers(options.headers);
  if (typeof session === 'object' && session.cookie && !headers.has('cookie')) headers.set('cookie', session.cookie);
  if (method === 'GET') {
    form.delete('session');
    if (token && !headers.has('x-session')) headers.set('x-session', token);
  }
  const target = new URL(path, url);
  if (method === 'GET') target.search = form.toString();
  if (method === 'POST' && !headers.has('content-type')) headers.set('content-type', FORM);
  const answer = await exchange(target, {
    method,
    headers,
    ...(method === 'POST' && { body: options.raw ?? `${form}` }),
  });
  const isFile = answer.headers.has('content-disposition');
  return { ...answer, decoded: isFile ? { ok: true, data: undefined } : decodeReply(name, answer.body) };
}
