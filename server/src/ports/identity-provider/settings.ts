import { StartupError } from '../../fault.ts';
import { LIMITS, type SendLimits } from '../pay/send.ts';

/** Companies' identity providers: how long we wait for one, and which may stand inside our own network. */
export interface SsoSettings {
  internalHosts: string[];
  limits: SendLimits;
}

/** A person waits at the page meanwhile, and a sign-in asks up to four times. */
export const DEFAULT_SSO_MS = 5_000;

export const readSsoSettings = (totalMs: number, internal: string | undefined): SsoSettings => ({
  internalHosts: internalHosts(internal),
  limits: { connectMs: Math.min(LIMITS.connectMs, totalMs), totalMs, maxBytes: LIMITS.maxBytes },
});

/** Hosts, with a port or without, after commas. */
function internalHosts(text: string | undefined): string[] {
  const hosts = (text ?? '').split(',').map((host) => host.trim().toLowerCase());
  const named = hosts.filter((host) => host !== '');
  const wrong = named.find((host) => !/^[a-z0-9.-]{1,253}(:\d{1,5})?$/.test(host));
  if (wrong !== undefined) throw new StartupError(`SSO_INTERNAL_HOSTS: ${wrong} is not a host like idp.corp:8443`);
  return named;
}
