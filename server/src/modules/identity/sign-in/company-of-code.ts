import { LRUCache } from 'lru-cache';
import type { Company, Portal } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { loadCompanyByCode } from '../../company/index.ts';
import { sourceOf } from './source.ts';
import { countOfSource } from './throttle.ts';

/** How long a node refuses a frequent guesser by itself; the count in the database goes on beside it. */
const SHUT_MS = 60_000;
const MOST_SHUT = 10_000;
const shut = new WeakMap<Portal, LRUCache<string, true>>();

/**
 * The company of a typed code. Unknown codes are counted by source, and beyond the limit right ones are not told
 * either, else the codes of all companies could be listed by trying. A right code costs no query for this.
 */
export async function companyOfCode(portal: Portal, address: string, code: string): Promise<Company> {
  const source = sourceOf(address);
  // guard: guessing at codes of companies
  if (shutAt(portal).has(source)) throw new Fault('tooMany', { seconds: SHUT_MS / 1000 });
  const company = await loadCompanyByCode(portal, code);
  if (company) return company;
  // guard: codes guessed on all nodes
  await countOfSource({ portal, now: portal.clock }, 'company-code', source).catch((error: unknown) => {
    if (error instanceof Fault) shutAt(portal).set(source, true);
    throw error;
  });
  throw new Fault('companyUnknown');
}

/** The same for a page, which then has no face to begin with and asks for it itself. */
export const companyOfPage = (portal: Portal, address: string, code: string): Promise<Company | undefined> =>
  companyOfCode(portal, address, code).catch((error: unknown) => {
    if (error instanceof Fault) return undefined;
    throw error;
  });

function shutAt(portal: Portal): LRUCache<string, true> {
  const known = shut.get(portal) ?? new LRUCache<string, true>({ max: MOST_SHUT, ttl: SHUT_MS });
  shut.set(portal, known);
  return known;
}
