/** How much of PostgreSQL we take and how long we wait for it; docs/running/configuration.md lists the same. */
export interface DatabaseLimits {
  connections: number;
  /** Until there is a connection, be it a new one or one that others give back. */
  connectMs: number;
  /** How long a connection may be silent that has just been taken: the first answer never takes long. */
  silenceMs: number;
  /** One statement: PostgreSQL ends it then, and soon after we no longer wait for it. */
  statementMs: number;
  /** How long to wait for a lock on a row or a table: a hanging holder must not hold up all others. */
  lockMs: number;
  /** By how much PostgreSQL's clock may differ from this machine's before the node says that it is not ready. */
  clockMs: number;
}

/** 2–4 connections per core; more is slower. */
export const DEFAULT_LIMITS: DatabaseLimits = {
  connections: 8,
  connectMs: 3_000,
  silenceMs: 2_000,
  statementMs: 5_000,
  lockMs: 3_000,
  clockMs: 5_000,
};

const PARTS = /^(postgres(?:ql)?:\/\/)([^@/?]*@)?([^/?]+)((?:\/[^?]*)?)(?:\?(.*))?$/;

/** One address per host; undefined when it is none. Of several hosts, and where asked for, only a writable one will do. */
export function hostsIn(url: string): string[] | undefined {
  const [, scheme = '', user = '', hosts, path = '', query = ''] = PARTS.exec(url) ?? [];
  if (hosts === undefined) return undefined;
  const settings = new URLSearchParams(query);
  // the portal needs a writable server in any case (pool.ts), and the driver does not know this word
  settings.delete('target_session_attrs');
  const rest = settings.size > 0 ? `?${settings}` : '';
  const addresses = hosts.split(',').map((host) => `${scheme}${user}${host}${path}${rest}`);
  return addresses.every((address) => /^\S+$/.test(address) && URL.canParse(address)) ? addresses : undefined;
}
