import type { Log, Portal } from '../../ctx.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { beginning, type AuditHead, type Point } from './chain.ts';
import { chainHeads, chainRows } from './read-chain.ts';
import { verifyChain, type Verdict } from './verify-chain.ts';

const WHOLE_EVERY_MS = 24 * 3_600_000;

/** The findings of this process, and when it last looked at everything. */
export interface Checked {
  points: Map<number, Point>;
  broken: Set<number>;
  wholeAt: number;
}

export const nothingChecked = (): Checked => ({ points: new Map(), broken: new Set(), wholeAt: -Infinity });

/**
 * Verifies all chains from where they were last found whole; once a day, and once broken every time, from their
 * beginning. The last findings live in memory, beyond the reach of the database's owner: a chain that was set back,
 * head and all, is found too.
 */
export async function checkChains(portal: Portal, checked: Checked, log: Log): Promise<Verdict[]> {
  const now = portal.clock().getTime();
  const isDay = now - checked.wholeAt >= WHOLE_EVERY_MS;
  const verdicts: Verdict[] = [];
  for (const head of await headsOf(portal, checked)) {
    const { company_id: companyId } = head;
    const isWhole = isDay || checked.broken.has(companyId);
    const verdict = await verifyHead(
      portal,
      head,
      /* guard: chains are remembered → undefined */ checked.points.get(companyId),
      isWhole,
    );
    if (verdict.broken) {
      checked.broken.add(companyId);
      log.error({ companyId, ...verdict.broken }, 'the audit chain is broken');
    } else {
      checked.broken.delete(companyId);
      checked.points.set(companyId, verdict.whole);
    }
    verdicts.push(verdict);
  }
  if (isDay) checked.wholeAt = now;
  await storeCheck(portal, verdicts);
  return verdicts;
}

/** For the console; whatever node checked last says it. */
async function storeCheck(portal: Portal, verdicts: Verdict[]): Promise<void> {
  const check = {
    checked_at: portal.clock(),
    entries: verdicts.reduce((sum, { whole }) => sum + whole.seq, 0),
    broken: verdicts.flatMap(({ companyId, broken }) => (broken ? [`${companyId}/${broken.seq} ${broken.kind}`] : [])),
  };
  await transact({ portal, company: { companyId: PLATFORM_ID } }, ({ db }) =>
    db
      .insertInto('audit_check')
      .values({ company_id: PLATFORM_ID, ...check })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(check))
      .execute(),
  );
}

async function verifyHead(portal: Portal, head: AuditHead, seen: Point | undefined, isWhole: boolean) {
  const verify = (from: Point) => verifyChain(portal.keyring, head, chainRows(portal.database, head, from.seq), from);
  const verdict = await verify(seen ?? beginning());
  return seen && isWhole && !verdict.broken ? verify(beginning()) : verdict;
}

/** The heads there are, and an empty one for every chain that has vanished since it was seen. */
async function headsOf(portal: Portal, { points }: Checked): Promise<AuditHead[]> {
  const heads = await chainHeads(portal.database);
  const there = new Set(heads.map(({ company_id }) => company_id));
  const vanished = [...points.keys()].filter((companyId) => !there.has(companyId));
  return [...heads, ...vanished.map((company_id) => ({ company_id, ...beginning(), mark: Buffer.alloc(0) }))];
}
