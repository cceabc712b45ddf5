import type { Keyring } from '../db/keyring.ts';

/**
 * A caller and their address, as the log and the audit know them: the same mark each time, and a name only with the
 * key.
 */
export interface Marks {
  address(address: string): string;
  /** By its id or, for an unknown one, by the name that was tried. */
  account(companyId: number, account: number | string): string;
  operator(operator: number | string): string;
}

const MARK_CHARS = 12;
/** A keyed hash takes as long as a seventh of a whole request: those of late are kept. */
const MOST_CACHED = 10_000;

export function openMarks(keyring: Pick<Keyring, 'anonymousIndex'>): Marks {
  const address = cached((text) => markOf('log-address', text));
  const account = cached((text) => markOf('log-account', text));
  const markOf = (kind: string, text: string): string =>
    keyring.anonymousIndex(kind, text).toString('base64url').slice(0, MARK_CHARS);
  return {
    address,
    account: (companyId, one) => account(`${companyId}|${one}`),
    operator: (one) => account(`operator|${one}`),
  };
}

function cached(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MOST_CACHED) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
