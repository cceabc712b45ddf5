import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import type { Clock } from '../../clock.ts';
import { createBreaker, type Breaker } from '../pay/breaker.ts';
import type { SendLimits } from '../pay/send.ts';
import { examineProvider } from './examine.ts';
import { guardedFetch, isInternal, mayBeAsked, type InternalHosts } from './guarded-fetch.ts';
import { createLogoutReader } from './logout-token.ts';
import type { IdentityProvider, ProviderSettings } from './port.ts';
import type { Speaking } from './speaking.ts';
import { asTrouble } from './trouble.ts';

/** How long what a provider says of itself is believed; its keys are asked for at each sign-in. */
const DISCOVERED_MS = 10 * 60_000;
const MOST_PROVIDERS = 1_000;
/** A provider that does not answer is left alone so long. */
const PAUSE_MS = 30_000;
const SCOPES = ['openid', 'profile', 'email', 'phone'];

export interface OpenIdOptions {
  internal: InternalHosts;
  limits: SendLimits;
  now: Clock;
}

type Metadata = openid.ServerMetadata;

export function createOpenId({ internal, limits, now }: OpenIdOptions): IdentityProvider {
  const discovered = new LRUCache<string, Promise<Metadata>>({ max: MOST_PROVIDERS, ttl: DISCOVERED_MS });
  const breakers = new LRUCache<string, Breaker>({ max: MOST_PROVIDERS });

  function speakWith({ issuer, clientId }: ProviderSettings): Speaking {
    const url = new URL(issuer);
    const hosts = new Set([url.host]);
    const breaker = breakers.get(issuer) ?? createBreaker(now, PAUSE_MS);
    breakers.set(issuer, breaker);
    const fetch = guardedFetch({ hosts: () => [...hosts], internal, limits, breaker });
    const execute = isInternal(url, internal) ? [openid.allowInsecureRequests] : [];
    const ask = async (): Promise<Metadata> => {
      const options = { execute, timeout: limits.totalMs / 1_000, [openid.customFetch]: fetch };
      return (await openid.discovery(url, clientId, undefined, openid.None(), options)).serverMetadata();
    };
    const discover = async (anew?: 'anew'): Promise<Metadata> => {
      if (anew) discovered.delete(issuer);
      const asked = discovered.get(issuer) ?? ask();
      discovered.set(issuer, asked, { noUpdateTTL: true });
      asked.catch(() => discovered.delete(issuer));
      const metadata = await asked;
      for (const named of [metadata.token_endpoint, metadata.jwks_uri, metadata.userinfo_endpoint])
        if (named && URL.canParse(named)) hosts.add(new URL(named).host);
      return metadata;
    };
    return { fetch, discover };
  }

  async function configure(settings: ProviderSettings): Promise<openid.Configuration> {
    const { fetch, discover } = speakWith(settings);
    const metadata = await discover();
    const { clientSecret } = settings;
    const config = new openid.Configuration(
      metadata,
      settings.clientId,
      undefined,
      clientSecret ? proofOf(metadata, clientSecret) : openid.None(),
    );
    config[openid.customFetch] = fetch;
    config.timeout = limits.totalMs / 1_000;
    if (isInternal(new URL(settings.issuer), internal)) openid.allowInsecureRequests(config);
    // the library would take a token's word for it where it came straight from the provider
    // guard: sso: the signature of an ID token
    openid.enableNonRepudiationChecks(config);
    return config;
  }

  const readLogout = createLogoutReader(speakWith);

  return {
    mayAsk: (issuer) => URL.canParse(issuer) && mayBeAsked(new URL(issuer), internal),
    askAt: (settings, { state, nonce, verifier, back }) =>
      asTrouble(async () => {
        const config = await configure(settings);
        const offered = config.serverMetadata().scopes_supported ?? SCOPES;
        return openid.buildAuthorizationUrl(config, {
          ...{ redirect_uri: back, state, nonce, response_type: 'code', code_challenge_method: 'S256' },
          scope: SCOPES.filter((scope) => scope === 'openid' || offered.includes(scope)).join(' '),
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        }).href;
      }),
    claimsOf: (settings, { state, nonce, verifier, back }, { code, iss }, wanted) =>
      asTrouble(async () => {
        const config = await configure(settings);
        const came = new URL(back);
        came.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await openid.authorizationCodeGrant(config, came, checks);
        const claims = tokens.claims() ?? { sub: '' };
        const isWhole = wanted.every((name) => name in claims);
        if (isWhole || !config.serverMetadata().userinfo_endpoint) return claims;
        return { ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
      }),
    readLogout: (settings, token) => asTrouble(() => readLogout(settings, token)),
    examine: (settings) =>
      examineProvider(speakWith(settings), settings, (issuer) => mayBeAsked(new URL(issuer), internal)),
  };
}

/** As the provider takes it; the standard's default is the first. */
function proofOf({ token_endpoint_auth_methods_supported: taken }: Metadata, secret: string): openid.ClientAuth {
  const isBasic = !taken || taken.includes('client_secret_basic');
  return isBasic ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret);
}
