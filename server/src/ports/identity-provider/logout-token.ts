import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import { LRUCache } from 'lru-cache';
import { ProviderTrouble, type LogoutNotice, type ProviderSettings } from './port.ts';
import type { Speaking } from './speaking.ts';

/** Anybody may post a token here: a provider's keys are asked for at most this often because of one. */
const KEYS_MS = 30_000;
const MOST_PROVIDERS = 1_000;
/** How old a logout token may be; providers send them at once. */
const OLDEST = '5m';
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Reads logout tokens (OpenID Connect Back-Channel Logout 1.0, 2.6). */
export function createLogoutReader(speakWith: (settings: ProviderSettings) => Speaking) {
  const fetched = new LRUCache<string, JSONWebKeySet>({ max: MOST_PROVIDERS, ttl: KEYS_MS });

  async function keysOf({ issuer }: ProviderSettings, fetch: Speaking['fetch'], address: string | undefined) {
    const known = fetched.get(issuer);
    if (known) return known;
    if (!address) throw new ProviderTrouble('untrusted', 'the provider names no keys');
    const answer = await fetch(address, { method: 'GET', headers: { accept: 'application/json' } });
    const keys = (await answer.json()) as JSONWebKeySet;
    if (answer.status !== 200 || !Array.isArray(keys.keys)) throw new ProviderTrouble('untrusted', 'no keys to read');
    fetched.set(issuer, keys);
    return keys;
  }

  return async (settings: ProviderSettings, token: string): Promise<LogoutNotice> => {
    const { alg } = decodeProtectedHeader(token);
    if (!alg || !ALGORITHMS.includes(alg)) throw new ProviderTrouble('untrusted', 'not signed by a key');
    const { fetch, discover } = speakWith(settings);
    const { issuer, jwks_uri: address } = await discover();
    const keys = createLocalJWKSet(await keysOf(settings, fetch, address));
    const { payload } = await jwtVerify(token, keys, {
      ...{ issuer, audience: settings.clientId, algorithms: ALGORITHMS },
      ...{ maxTokenAge: OLDEST, clockTolerance: 30, requiredClaims: ['jti', 'iat', 'events'] },
    });
    const { jti = '', sub, sid, events, nonce } = payload;
    const says = typeof events === 'object' && events !== null && EVENT in events;
    // with a nonce it is an ID token in disguise
    if (!says || nonce !== undefined) throw new ProviderTrouble('untrusted', 'not a logout token');
    const session = typeof sid === 'string' ? sid : undefined;
    if (!sub && !session) throw new ProviderTrouble('untrusted', 'says not whose sign-in is over');
    return { tokenId: jti, subject: sub, session };
  };
}
