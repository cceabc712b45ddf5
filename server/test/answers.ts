import { randomInt } from 'node:crypto';
import type { Tx } from '../src/ctx.ts';
import { transact } from '../src/db/transact.ts';
import type { Answer, TestPortal } from './portal.ts';

/** The name of the refusal, or `answered`. */
export function faultOf({ decoded, status, body }: Answer): string {
  if (!decoded) return `no envelope: ${status} ${body.slice(0, 80)}`;
  return decoded.ok ? 'answered' : (decoded.detail?.fault ?? `code ${decoded.code}`);
}

export const textOf = ({ decoded }: Answer): string => (decoded?.ok === false ? decoded.text : '');

export function dataOf<T>({ decoded, body }: Answer<T>): T {
  if (!decoded?.ok) throw new Error(`refused: ${body}`);
  return decoded.data;
}

/** A company's own transaction, without a call. */
export const inCompany = <T>({ portal }: TestPortal, companyId: number, work: (db: Tx) => Promise<T>): Promise<T> =>
  transact({ portal, company: { companyId } }, ({ db }) => work(db));

/** Another caller's address each time; believed by portals started with TRUST_PROXY=1. */
export const fromElsewhere = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
