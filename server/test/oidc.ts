import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { USUAL_CLAIMS, type ClaimNames } from '#contract/ops/sign-on';
import { root } from './source-hash.ts';
import type { TestPortal } from './portal.ts';
import { approve } from './approvals.ts';
import { dataOf } from './answers.ts';

export interface OidcProvider {
  issuer: string;
  /** New keys, or one spoiled ID token; answers with the logout token it has sent last. */
  control(wish: { rotate?: true; bend?: string }): Promise<{ told: string }>;
  stop(): void;
}

/** A real provider in a process of its own, which knows one client: the portal. */
export async function startOidcProvider(portalUrl: string, companyCode: string): Promise<OidcProvider> {
  const known = { redirectUri: `${portalUrl}/v2/entry`, logoutUri: `${portalUrl}/sso/logout/${companyCode}` };
  const child = spawn(process.execPath, [join(root, 'server/test/oidc-provider.mjs'), JSON.stringify(known)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  while (!said.includes('\n')) await once(child.stdout, 'data');
  const issuer = /listening at (\S+)/.exec(said)?.[1] ?? '';
  return {
    issuer,
    control: async (wish) =>
      (await fetch(`${issuer}/control`, { method: 'POST', body: JSON.stringify(wish) })).json() as Promise<{
        told: string;
      }>,
    stop: () => child.kill(),
  };
}

interface Wishes {
  claims?: Partial<ClaimNames>;
  makesAccounts?: boolean;
  isOn?: boolean;
}

/** As two administrators set it up in the console. */
export async function setUpProvider(
  portal: TestPortal,
  companyId: number,
  issuer: string,
  { claims, makesAccounts = false, isOn = true }: Wishes = {},
): Promise<void> {
  const session = await portal.operator('admin');
  const { provider } = dataOf(await portal.call('OpsSignOn', { companyId }, { session }));
  const settings = {
    ...{ companyId, isOn, issuer, clientId: 'portal', clientSecret: 'the-secret-of-the-portal', makesAccounts },
    ...{ claims: { ...USUAL_CLAIMS, ...claims }, reason: 'set up by a test' },
    ...(provider && { seen: provider.updatedAt }),
  };
  const { approvalId } = dataOf(await portal.call('OpsSignOnSave', settings, { session }));
  await approve(portal, { companyId, approvalId });
}

/** A browser at the provider: it keeps its cookies and follows to where the portal takes over. */
export function atProvider() {
  const cookies = new Map<string, string>();
  const visit = async (url: string | URL, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      ...{ redirect: 'manual', headers: { cookie } },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  return {
    /** The provider's answer to the portal. */
    signIn: async (authorizeAt: string, form: Record<string, string>) => {
      const { origin } = new URL(authorizeAt);
      let answer = await visit(authorizeAt);
      for (let hop = 0; hop < 6; hop += 1) {
        const to = new URL(answer.headers.get('location') ?? '', origin);
        if (to.origin !== origin) return Object.fromEntries(to.searchParams);
        answer = to.pathname.startsWith('/interaction/') ? await visit(to, form) : await visit(to);
      }
      throw new Error('the provider leads in a circle');
    },
    /** Signs out at the provider, which tells the portal. */
    signOut: async (issuer: string): Promise<void> => {
      const asked = await (await visit(`${issuer}/session/end`)).text();
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked)?.[1] ?? '';
      await visit(`${issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    },
  };
}
