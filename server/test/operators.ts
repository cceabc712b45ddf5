import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '#contract/values/operator-roles';
import { DEMO_OPERATOR_PASSWORD, demoOperators, type DemoOperatorLogin } from '../../demo/operators.ts';
import { codeAt, STEP_MS } from '../src/modules/operators/index.ts';
import { dataOf, faultOf } from './answers.ts';
import type { Answer, TestPortal } from './portal.ts';

/** An operator signed in to the console, as a browser holds the session. */
export interface SignedInOperator {
  token: string;
  cookie: string;
  role: OperatorRole;
  name: string;
}

type Caller = Pick<TestPortal, 'call' | 'clock'>;

export const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

interface Account {
  loginName: string;
  password: string;
  secret: string;
}

/** The steps whose codes were used, so that several sign-ins within a minute do not use one twice. */
const usedSteps = new WeakMap<TestPortal['clock'], Map<string, number>>();

/** A code the portal has not seen; the window has room for two at any moment. */
export function unusedCode({ clock }: Caller, { loginName, secret }: Omit<Account, 'password'>): string {
  const used = usedSteps.get(clock) ?? new Map<string, number>();
  usedSteps.set(clock, used);
  const now = Math.floor(clock.now().getTime() / STEP_MS);
  const step = Math.max((used.get(loginName) ?? 0) + 1, now);
  if (step > now + 1) throw new Error(`${loginName} has used up the codes of this moment: advance the clock`);
  used.set(loginName, step);
  return codeAt(secret, new Date(step * STEP_MS));
}

/** Signs in with password and code, or throws. */
export async function signInOperator(portal: Caller, account: Account): Promise<SignedInOperator> {
  const { loginName, password } = account;
  const first = await portal.call('OpsSignIn', { loginName, password });
  const { ticket } = dataOf(first);
  const code = unusedCode(portal, account);
  const last = await portal.call('OpsEnterCode', { ticket, code }, { headers: { cookie: cookieOf(first) } });
  const { session, role, name } = dataOf(last);
  return { token: session, cookie: cookieOf(last), role, name };
}

/** A demo operator by login name, signed in once and again only when that session is over. */
export function operatorsOf(portal: Caller): (login: DemoOperatorLogin) => Promise<SignedInOperator> {
  const known = new Map<DemoOperatorLogin, SignedInOperator>();
  return async (login) => {
    const before = known.get(login);
    if (before && faultOf(await portal.call('OpsMe', {}, { session: before })) === 'answered') return before;
    const account = demoOperators.find((operator) => operator.login === login);
    if (!account) throw new Error(`the demo world has no operator ${login}`);
    const { secret } = account;
    const operator = await signInOperator(portal, { loginName: login, password: DEMO_OPERATOR_PASSWORD, secret });
    known.set(login, operator);
    return operator;
  };
}

export interface NewOperator extends Account {
  operatorId: number;
  session: SignedInOperator;
  recoveryCodes: string[];
}

/** Made by the administrator, with a password of their own and the second factor set up. */
export async function newOperator(portal: TestPortal, role: OperatorRole): Promise<NewOperator> {
  const loginName = `op-${randomUUID().slice(0, 8)}`;
  const admin = await portal.operator('admin');
  const wanted = { loginName, name: '测试员', role };
  const { operatorId, initialPassword } = dataOf(await portal.call('OperatorAdd', wanted, { session: admin }));
  const first = await portal.call('OpsSignIn', { loginName, password: initialPassword });
  const { ticket } = dataOf(first);
  const headers = { cookie: cookieOf(first) };
  const { secret } = dataOf(await portal.call('OpsEnrol', { ticket }, { headers }));
  const password = 'harbour lights at dusk';
  const code = unusedCode(portal, { loginName, secret });
  const last = await portal.call('OpsEnterCode', { ticket, code, newPassword: password }, { headers });
  const { session: token, recoveryCodes, name } = dataOf(last);
  const session = { token, cookie: cookieOf(last), role, name };
  return { operatorId, loginName, password, secret, session, recoveryCodes };
}
