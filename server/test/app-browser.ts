import { CONSENT_VERSION } from '#contract/calls/identity';
import type { Reply } from '#contract/call';
import type { Registry } from '#contract/registry';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { dataOf, fromElsewhere } from './answers.ts';
import type { Answer, SignedIn, TestPortal } from './portal.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 MicroMessenger/8.0 Mobile Safari/604.1';

/** The messaging app's own browser on one phone: it keeps its cookies, and the simulator knows it as one person. */
export function appBrowser(portal: TestPortal) {
  const jar = new Map<string, string>();
  const keep = ({ headers }: { headers: Headers }): void => {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  const headers = (): Record<string, string> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...fromElsewhere(), origin: portal.url, 'user-agent': IPHONE, ...(cookie && { cookie }) };
  };

  async function begin(companyCode: string): Promise<URL> {
    const answer = await portal.call('BeginWX', { companyCode }, { headers: headers() });
    keep(answer);
    return new URL(dataOf(answer).url);
  }
  /** Through the app and back: what the page is then opened with. */
  async function hop(address: URL): Promise<{ code: string; key: string; back: URL }> {
    const answer = await fetch(address, { redirect: 'manual', headers: headers() });
    keep(answer);
    const back = new URL(answer.headers.get('location') ?? '');
    return { back, code: back.searchParams.get('code') ?? '', key: back.searchParams.get('state') ?? '' };
  }
  async function ask({ code, key }: { code: string; key: string }) {
    return portal.call('GetWXUserInfo', { code, key }, { headers: headers() });
  }
  async function told(companyCode: string): Promise<string> {
    return dataOf(await ask(await hop(await begin(companyCode)))).wxuserinfo;
  }
  async function login(
    companyCode: string,
    wxUserInfo: string,
    typed: { user?: string; password?: string; consent?: string } = {},
  ): Promise<Answer<Reply<Registry['Login']>>> {
    const password = typed.user === undefined ? {} : { password: DEMO_PASSWORD, consent: CONSENT_VERSION };
    const payload = { appType: 2 as const, companyCode, wxUserInfo, ...password, ...typed };
    const answer = await portal.call('Login', payload, { headers: headers() });
    keep(answer);
    return answer;
  }
  /** Signed in as the person of the answer; the cookie goes with every call of this browser. */
  const signedIn = (answer: Awaited<ReturnType<typeof login>>): SignedIn => {
    const user = dataOf(answer);
    return { token: user.Session, cookie: `portal=${jar.get('portal') ?? ''}`, user };
  };
  return {
    ...{ begin, hop, ask, told, login, headers, jar },
    bind: async (companyCode: string, user: string) =>
      signedIn(await login(companyCode, await told(companyCode), { user })),
    enter: async (companyCode: string) => login(companyCode, await told(companyCode)),
    signedIn,
  };
}
