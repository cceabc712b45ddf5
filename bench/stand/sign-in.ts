import { APP_CALL_PATH } from '#contract/values/call-address';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { demoWorld } from '../../demo/world.ts';
import { decodeReply, encodeCall } from '../../server/test/wire.ts';
import type { Address } from './stand.ts';

interface Account {
  companyCode: string;
  user: string;
  password: string;
}

/** The accounts of the demo world's first company; the first of them is an ordinary employee. */
export function demoAccounts(): [Account, ...Account[]] {
  const [company] = demoWorld('2026-01-01');
  const logins = company?.people.flatMap(({ account }) => (account ? [account.login] : [])) ?? [];
  const [first, ...others] = logins.map((user) => ({
    companyCode: company?.code ?? '',
    user,
    password: DEMO_PASSWORD,
  }));
  if (!first) throw new Error('The demo world has no account to sign in with');
  return [first, ...others];
}

export interface SignedIn {
  session: string;
  companyId: number;
  companyCode: string;
  /** As the browser sends it back. */
  cookie: string;
}

/** Signs in as a browser does, so that the session is bound to a cookie. */
export async function signIn(
  { url }: Address,
  account: Account,
  headers: Record<string, string> = {},
): Promise<SignedIn> {
  const payload = { appType: 1, ...account, consent: CONSENT_VERSION };
  const response = await fetch(url + APP_CALL_PATH, {
    method: 'POST',
    headers: { origin: url, ...headers },
    body: encodeCall({ name: 'Login', payload, language: 'zh-cn', session: '' }),
  });
  const decoded = decodeReply('Login', await response.text());
  if (!decoded?.ok) throw new Error(`Login was refused: ${decoded?.text ?? response.status}`);
  const { Session, CompanyId, CompanyCode } = decoded.data as {
    Session: string;
    CompanyId: number;
    CompanyCode: string;
  };
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { session: Session, companyId: CompanyId, companyCode: CompanyCode, cookie };
}
