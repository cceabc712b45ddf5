import { sql, type Insertable, type Selectable } from 'kysely';
import { addDays } from '#contract/rules/day';
import type { Tx } from '../../../ctx.ts';
import type { ProviderName } from '../../../db/columns.ts';
import type { Schema } from '../../../db/tables.ts';
import type { BillLine } from '../../../ports/pay/types.ts';

/** The provider's bill of one day. */
export interface Bill {
  provider: ProviderName;
  day: string;
}

export type BillDifference = Pick<
  Selectable<Schema['bill_difference']>,
  'kind' | 'number' | 'what' | 'ours_fen' | 'theirs_fen'
>;

/** One node reads a day's bill, and again later while it differs: payments under way may have arrived meanwhile. */
export async function claimBill(db: Tx, { provider, day }: Bill, now: Date, leaseUntil: Date): Promise<boolean> {
  const claimed = await sql`
    INSERT INTO bill_day AS b (provider, day, tries, next_try) VALUES (${provider}, ${day}, 1, ${leaseUntil})
    ON CONFLICT (provider, day) DO UPDATE SET tries = b.tries + 1, next_try = ${leaseUntil}
    /* guard: one node reads a bill */ WHERE b.next_try <= ${now} AND (b.read_at IS NULL OR b.differences > 0) /* end */`.execute(
    db,
  );
  return claimed.numAffectedRows === 1n;
}

const numberOf = ({ kind, outTradeNo, outRefundNo }: BillLine): string =>
  kind === 'paid' ? outTradeNo : (outRefundNo ?? '');

export async function keepLines(db: Tx, { provider, day }: Bill, lines: BillLine[]): Promise<void> {
  await db.deleteFrom('bill_line').where('provider', '=', provider).where('day', '=', day).execute();
  await sql`
    INSERT INTO bill_line (provider, day, line, kind, number, fen)
    SELECT ${provider}, ${day}::date, line, kind, number, fen
    FROM unnest(${lines.map(({ kind }) => kind)}::text[], ${lines.map(numberOf)}::text[], ${lines.map(({ fen }) => fen)}::int[])
      WITH ORDINALITY AS made(kind, number, fen, line)`.execute(db);
}

/** Trade numbers on the bill that are not paid in our books: their payments are asked about once more. */
export async function unpaidHere(db: Tx, { provider, day }: Bill): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    SELECT DISTINCT l.number FROM bill_line l JOIN payment p ON (p.out_trade_no = l.number OR p.trade_no = l.number) AND p.provider = l.provider
    WHERE l.provider = ${provider} AND l.day = ${day} AND l.kind = 'paid' AND p.state <> 'paid'`.execute(db);
  return rows.map(({ number }) => number);
}

/**
 * Line by line: the bill on one side, what the ledger has moved on the other. Ours of the day must be on a bill of that day
 * or, for a refund that took long, of an earlier one.
 */
export async function differencesOf(db: Tx, { provider, day }: Bill): Promise<BillDifference[]> {
  const [from, to] = [midnight(day), midnight(addDays(day, 1))];
  const { rows } = await sql<BillDifference>`
    WITH theirs AS (
      SELECT kind, number, sum(fen)::int AS fen FROM bill_line
      WHERE provider = ${provider} AND day = ${day} GROUP BY kind, number),
    wanted AS (
      SELECT kind, number, false AS ours FROM theirs
      UNION ALL
      SELECT 'paid', coalesce(trade_no, out_trade_no), true FROM payment WHERE paid_at >= ${from} AND paid_at < ${to}
      UNION ALL
      SELECT 'refunded', out_refund_no, true FROM refund WHERE done_at >= ${from} AND done_at < ${to}),
    asked AS (SELECT kind, number, bool_or(ours) AS today FROM wanted GROUP BY kind, number),
    ours AS (
      SELECT 'paid' AS kind, a.number, sum(t.amount)::int AS fen, bool_or(a.today) AS today
      FROM asked a JOIN payment p ON a.kind = 'paid' AND (p.out_trade_no = a.number OR p.trade_no = a.number)
      JOIN ledger_transfer t ON t.company_id = p.company_id AND t.transfer = 'capture/' || p.out_trade_no
      WHERE p.provider = ${provider} AND p.state = 'paid'
      GROUP BY a.number
      UNION ALL
      SELECT 'refunded', r.out_refund_no, t.amount::int, a.today
      FROM asked a JOIN refund r ON a.kind = 'refunded' AND r.out_refund_no = a.number
      JOIN payment p USING (company_id, payment_id)
      JOIN ledger_transfer t ON t.company_id = r.company_id AND t.transfer = 'refund/' || r.out_refund_no
      WHERE p.provider = ${provider} AND r.state <> 'failed')
    SELECT t.kind, t.number, CASE WHEN o.fen IS NULL THEN 'missingHere' ELSE 'amount' END AS what,
      o.fen AS ours_fen, t.fen AS theirs_fen
    FROM theirs t LEFT JOIN ours o USING (kind, number) WHERE o.fen IS DISTINCT FROM t.fen
    UNION ALL
    SELECT o.kind, o.number, 'missingThere', o.fen, NULL FROM ours o
    WHERE o.today AND NOT EXISTS (
      SELECT 1 FROM bill_line l WHERE l.provider = ${provider} AND l.kind = o.kind AND l.number = o.number)
    ORDER BY kind, number`.execute(db);
  return rows;
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

export async function keepDifferences(
  db: Tx,
  { provider, day }: Bill,
  found: { differences: BillDifference[]; lines: number; at: Date; again: Date },
): Promise<void> {
  const { differences, lines, at, again } = found;
  await db
    .deleteFrom('bill_difference')
    .where('provider', '=', provider)
    .where('day', '=', day)
    // guard: cleared differences stay
    .where('cleared_at', 'is', null)
    .execute();
  const open = { cleared_at: null, cleared_by: null, cleared_reason: null };
  const rows = differences.map((difference) => ({ provider, day, ...difference, found_at: at, ...open }));
  if (rows.length > 0) await insertDifferences(db, rows);
  await db
    .updateTable('bill_day')
    .set({ read_at: at, lines, differences: rows.length, next_try: again })
    .where('provider', '=', provider)
    .where('day', '=', day)
    .execute();
}

/** A difference an operator has cleared up stays so, as long as it is the same one. */
const insertDifferences = (db: Tx, rows: Insertable<Schema['bill_difference']>[]) =>
  db
    .insertInto('bill_difference')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'day', 'kind', 'number'])
        .doUpdateSet((set) => ({
          what: set.ref('excluded.what'),
          ours_fen: set.ref('excluded.ours_fen'),
          theirs_fen: set.ref('excluded.theirs_fen'),
          found_at: set.ref('excluded.found_at'),
          ...{ cleared_at: null, cleared_by: null, cleared_reason: null },
        }))
        .where(
          sql<boolean>`(bill_difference.what, bill_difference.ours_fen, bill_difference.theirs_fen)
            IS DISTINCT FROM (excluded.what, excluded.ours_fen, excluded.theirs_fen)`,
        ),
    )
    .execute();

/** Refunds may take their time; older lines have been compared long ago. */
export const forgetLines = (db: Tx, before: string) => db.deleteFrom('bill_line').where('day', '<', before).execute();
