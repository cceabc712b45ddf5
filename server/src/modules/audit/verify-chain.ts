import type { BreakKind } from '#contract/ops/audit';
import { beginning, hashOf, markOf, type AuditHead, type AuditRow, type ChainKey, type Point } from './chain.ts';

export type { BreakKind };

export interface Verdict {
  companyId: number;
  /** The first entry that differs from the one written. */
  broken: { seq: number; kind: BreakKind } | undefined;
  checked: number;
  /** Up to here the chain is whole. */
  whole: Point;
}

/** Takes a chain's entries in the order of `seq`, from a whole point on; at its end it must agree with its head. */
export function beginCheck(key: ChainKey, head: AuditHead, from: Point = beginning()) {
  let whole = from;
  let checked = 0;
  let broken: Verdict['broken'];
  return {
    /** False as soon as something is wrong: further entries then change nothing. */
    take: (row: AuditRow): boolean => {
      if (broken) return false;
      const kind = breakOf(key, whole, row);
      if (kind) broken = { seq: whole.seq + 1, kind };
      else whole = { seq: row.seq, hash: row.hash };
      checked += 1;
      return !broken;
    },
    end: (): Verdict => {
      if (!broken && !agrees(key, head, whole)) broken = { seq: Math.min(head.seq, whole.seq) + 1, kind: 'cut' };
      return { companyId: head.company_id, broken, checked, whole };
    },
  };
}

export async function verifyChain(
  key: ChainKey,
  head: AuditHead,
  rows: AsyncIterable<AuditRow>,
  from?: Point,
): Promise<Verdict> {
  const check = beginCheck(key, head, from);
  for await (const row of rows) if (!check.take(row)) break;
  return check.end();
}

function breakOf(key: ChainKey, before: Point, row: AuditRow): BreakKind | undefined {
  // guard: no entry is missing
  if (row.seq !== before.seq + 1) return 'removed';
  if (!row.prev_hash.equals(before.hash)) return 'swapped';
  return /* guard: hash of an entry → undefined */ hashOf(key, row).equals(row.hash) ? undefined : 'altered';
}

/** An end that was moved back to an earlier entry has the entry's hash, but not the mark of an end. */
const agrees = (key: ChainKey, head: AuditHead, end: Point): boolean =>
  head.seq === end.seq &&
  head.hash.equals(end.hash) &&
  /* guard: mark of a chain’s end */ head.mark.equals(markOf(key, head.company_id, head));
