import type { ProviderFinding } from '#contract/ops/sign-on';
import type { ProviderSettings } from './port.ts';
import type { Speaking } from './speaking.ts';
import { troubleOf } from './trouble.ts';

type Finding = ProviderFinding;
const finding = (step: Finding['step'], state: Finding['state'], detail = ''): Finding => ({
  ...{ step, state },
  detail: detail.slice(0, 300),
});

/** Asks a provider what a sign-in would ask, and says at which step it would fail. */
export async function examineProvider(
  { fetch, discover }: Speaking,
  { issuer }: ProviderSettings,
  mayAsk: (address: string) => boolean,
): Promise<Finding[]> {
  if (!mayAsk(issuer)) return [finding('address', 'bad', issuer)];
  const found = [finding('address', 'ok', issuer)];
  try {
    const metadata = await discover('anew');
    found.push(finding('discovery', 'ok', metadata.issuer));
    const { authorization_endpoint: asks, token_endpoint: gives, jwks_uri: keys } = metadata;
    const missing = Object.entries({ authorization_endpoint: asks, token_endpoint: gives, jwks_uri: keys })
      .filter(([, address]) => !address || !URL.canParse(address) || !mayAsk(address))
      .map(([name]) => name);
    if (missing.length > 0 || !keys) return [...found, finding('endpoints', 'bad', missing.join(', '))];
    found.push(finding('endpoints', 'ok'));
    const hasPkce = metadata.code_challenge_methods_supported?.includes('S256') ?? false;
    found.push(finding('pkce', hasPkce ? 'ok' : 'warn'));
    const answer = await fetch(keys, { method: 'GET', headers: { accept: 'application/json' } });
    const { keys: list = [] } = (await answer.json()) as { keys?: unknown[] };
    found.push(finding('keys', answer.status === 200 && list.length > 0 ? 'ok' : 'bad', String(list.length)));
    const endsSessions = metadata.backchannel_logout_supported === true;
    return [...found, finding('logout', endsSessions ? 'ok' : 'warn')];
  } catch (error) {
    const { said } = troubleOf(error);
    const step = found.some((one) => one.step === 'discovery') ? 'keys' : 'discovery';
    return [...found, finding(step, 'bad', said)];
  }
}
