import { StartupError } from '../../fault.ts';
import { keyOf } from './signature.ts';

/** Where a company's or an operator's own system is asked by our protocol, and the key both sides sign with. */
export interface BridgeSettings {
  url: URL;
  key: Buffer;
}

type Source = Record<string, string | undefined>;

/** `SMS_HTTP_URL` and `SMS_HTTP_SECRET`, for another service likewise. */
export function readBridgeSettings(source: Source, service: 'SMS' | 'EMAIL'): BridgeSettings {
  const [urlName, secretName] = [`${service}_HTTP_URL`, `${service}_HTTP_SECRET`] as const;
  const [url, secret] = [source[urlName], source[secretName]];
  if (!url || !secret) throw new StartupError(`${service}_PROVIDER=http needs ${urlName} and ${secretName}`);
  return { url: addressOf(urlName, url), key: keyOf(secretName, secret) };
}

/** Messages tell of appointments: only a bridge on the same machine may be spoken to in the clear. */
function addressOf(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost' || url?.hostname === '[::1]';
  if (url && !url.username && !url.hash && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    return url;
  throw new StartupError(`${name} must be an https address, or http on this machine, without a user name`);
}
