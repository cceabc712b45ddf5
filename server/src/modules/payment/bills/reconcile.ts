import { addDays, dayInShanghai, timeInShanghai } from '#contract/rules/day';
import type { Portal } from '../../../ctx.ts';
import { asAuditor, transact } from '../../../db/transact.ts';
import { askProvider } from '../attempts/ask-provider.ts';
import {
  claimBill,
  differencesOf,
  forgetLines,
  keepDifferences,
  keepLines,
  unpaidHere,
  type Bill,
} from './bill-queries.ts';
import { paymentsOfTrade } from '../queries.ts';
import { companyOfTradeNo } from '../attempts/start.ts';

/** A bill is there after ten in the morning of the next day. */
const READY_AT = '10:30';
/** A day that was missed, because nothing ran or the provider did not answer, is made up for. */
const DAYS_BACK = 3;
const KEEP_DAYS = 120;
const LEASE_MS = 10 * 60_000;
const AGAIN_MS = 20 * 3_600_000;

/** Holds the bills of the last days against the ledger, each once a day by one node. Answers with how many were read. */
export async function reconcileBills(portal: Portal): Promise<number> {
  const failures: unknown[] = [];
  let read = 0;
  for (const bill of dueBills(portal)) {
    const now = portal.clock();
    const lease = new Date(now.getTime() + LEASE_MS);
    if (!(await asAuditor(portal.database, (db) => claimBill(db, bill, now, lease)))) continue;
    try {
      await readBill(portal, bill);
      read += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some bills could not be read');
  return read;
}

/** Yesterday's and those before it, of every provider that has bills; GuanAiTong publishes none. */
function dueBills({ ports, clock }: Portal): Bill[] {
  const now = clock();
  const last = addDays(dayInShanghai(now), timeInShanghai(now) >= READY_AT ? -1 : -2);
  const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(last, -back));
  const providers = Object.values(ports.pay).filter(({ bill }) => bill !== undefined);
  return providers.flatMap(({ name: provider }) => days.map((day) => ({ provider, day })));
}

/** May be run again at any time: what a day's bill says and how it differs is written anew. */
export async function readBill(portal: Portal, bill: Bill): Promise<void> {
  const lines = (await portal.ports.pay[bill.provider].bill?.(bill.day)) ?? [];
  const { database } = portal;
  const unheard = await asAuditor(database, async (db) => {
    await keepLines(db, bill, lines);
    await forgetLines(db, addDays(bill.day, -KEEP_DAYS));
    return unpaidHere(db, bill);
  });
  // a bill is no proof: the provider is asked, and what it says is settled as ever
  for (const outTradeNo of unheard) await askAgain(portal, outTradeNo);
  const at = portal.clock();
  const again = new Date(at.getTime() + AGAIN_MS);
  await asAuditor(database, async (db) =>
    keepDifferences(db, bill, { differences: await differencesOf(db, bill), lines: lines.length, at, again }),
  );
}

async function askAgain(portal: Portal, outTradeNo: string): Promise<void> {
  const companyId = companyOfTradeNo(outTradeNo);
  if (companyId === undefined) return;
  const [payment] = await transact({ portal, company: { companyId } }, (ctx) => paymentsOfTrade(ctx, outTradeNo));
  if (payment) await askProvider(portal, payment);
}
