import { hostsIn } from '../database-settings.ts';

/** Where PostgreSQL may be. Several hosts stand in one address, as libpq writes it: `postgres://u:p@h1:5432,h2:5432/db`. */
export interface Hosts {
  /** The address to connect to now. */
  current(): string;
  /** That address did not do: the next one is tried, unless another caller has moved on already. */
  leave(address: string): void;
  count: number;
}

export function followHosts(url: string): Hosts {
  const addresses = hostsIn(url) ?? [url];
  let at = 0;
  const current = (): string => addresses[at % addresses.length] ?? url;
  return {
    current,
    leave: (address) => {
      if (current() === address) at += 1;
    },
    count: addresses.length,
  };
}
