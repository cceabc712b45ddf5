import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { CLAIM_QUEUES, type opsReimbursement } from '#contract/ops/reimbursement';
import type { ClaimState } from '#contract/calls/reimbursement';
import { claimIdOf, claimNumber } from '#contract/rules/claim-number';
import type { OperatorCtx, Tx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf } from '../../company/index.ts';
import { maskedPeople } from '../../people/index.ts';

type Asked = Input<typeof opsReimbursement.OpsClaims>;
type Queue = Asked['queue'];

const STATE_OF: Record<Queue, ClaimState> = {
  review: 'submitted',
  secondLook: 'reviewed',
  returned: 'returned',
  toPay: 'approved',
  paying: 'paying',
  paid: 'paid',
  rejected: 'rejected',
};
/** Waiting claims are worked off from the oldest; finished ones are looked up from the newest. */
const OLDEST_FIRST: readonly Queue[] = ['review', 'secondLook', 'toPay', 'paying'];

interface Row {
  company_id: number;
  claim_id: number;
  person_guid: string;
  person_name: Buffer | null;
  state: ClaimState;
  type: 'physical' | 'vaccine';
  amount_fen: number;
  approved_fen: number | null;
  four_eyes: boolean;
  round: number;
  submitted_at: Date;
  created_at: Date;
}

/** Claims of all companies; masked, and audited before anything is read. */
export async function listClaims(ctx: OperatorCtx, asked: Asked): Promise<Reply<typeof opsReimbursement.OpsClaims>> {
  const { portal } = ctx;
  await recordListRead(ctx, {
    action: 'claim.list',
    companyId: asked.companyId,
    by: asked.text === '' ? asked.queue : 'claimNo',
  });
  const nameOf = namesOf(await allCompanies(portal));
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await pageOf(db, asked),
    counts: await countsOf(db, asked),
  }));
  const people = await maskedPeople(portal, rows);
  return {
    rows: rows.map((row) => ({
      claimId: row.claim_id,
      claimNo: claimNumber(row.claim_id, row.created_at),
      company: nameOf(row.company_id),
      person: people.name(row),
      state: row.state,
      type: row.type,
      amountFen: row.amount_fen,
      approvedFen: row.approved_fen,
      fourEyes: row.four_eyes,
      round: row.round,
      submittedAt: row.submitted_at.toISOString(),
    })),
    total: counts[asked.queue] ?? 0,
    counts,
  };
}

const startOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Shanghai')`;

/** All conditions but the queue. */
function narrowed({ text, companyId, type, fourEyes, from, to }: Asked): RawBuilder<boolean> {
  const claimId = claimIdOf(text);
  return sql<boolean>`c.state <> 'draft'
    ${text === '' ? sql`` : sql`AND c.claim_id = ${claimId ?? -1}`}
    ${companyId === undefined ? sql`` : sql`AND c.company_id = ${companyId}`}
    ${type === 'all' ? sql`` : sql`AND c.type = ${type}`}
    ${fourEyes ? sql`AND c.four_eyes` : sql``}
    ${from === undefined ? sql`` : sql`AND c.submitted_at >= ${startOf(from)}`}
    ${to === undefined ? sql`` : sql`AND c.submitted_at < ${startOf(to)} + interval '1 day'`}`;
}

async function pageOf(db: Tx, asked: Asked): Promise<Row[]> {
  const { queue, pageIndex, pageSize } = asked;
  const direction = OLDEST_FIRST.includes(queue) ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<Row>`
    SELECT c.company_id, c.claim_id, c.person_guid, p.name AS person_name, c.state, c.type, c.amount_fen, c.approved_fen,
      c.four_eyes, c.round, c.submitted_at, c.created_at
    FROM claim c JOIN person p ON p.company_id = c.company_id AND p.person_guid = c.person_guid
    WHERE ${narrowed(asked)} AND c.state = ${STATE_OF[queue]}
    ORDER BY c.submitted_at ${direction}, c.claim_id ${direction}
    LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(db);
  return rows;
}

async function countsOf(db: Tx, asked: Asked): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: ClaimState; count: number }>`
    SELECT c.state, count(*)::int AS count FROM claim c WHERE ${narrowed(asked)} GROUP BY c.state`.execute(db);
  const byState = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(CLAIM_QUEUES.map((queue) => [queue, byState.get(STATE_OF[queue]) ?? 0]));
}
