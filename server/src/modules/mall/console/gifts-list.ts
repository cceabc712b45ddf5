import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsMallGifts, OpsMallGiftRow } from '#contract/ops/mall-gifts';
import { dayInShanghai } from '#contract/rules/day';
import type { OperatorCtx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf } from '../../company/index.ts';
import { maskedPeople } from '../../people/index.ts';
import { occasionOf } from './gifts-give.ts';

type Calls = typeof opsMallGifts;
type State = OpsMallGiftRow['state'];

interface Row {
  company_id: number;
  gift_id: number;
  person_guid: string;
  person_name: Buffer | null;
  name: string;
  name_eng: string;
  amount_fen: number;
  left_fen: number;
  valid_from: string;
  expires_on: string;
  reference: string;
  given_at: Date;
  state: State;
}

/** The state of a gift on a day. */
const stateOn = (today: string): RawBuilder<unknown> => sql`CASE WHEN g.left_fen = 0 THEN 'usedUp'
  WHEN g.expires_on < ${today}::date THEN 'expired' WHEN g.valid_from > ${today}::date THEN 'upcoming' ELSE 'usable' END`;

/** Gifts of all companies, the newest first, to masked people; looking is audited before anything is read. */
export async function listGifts(
  ctx: OperatorCtx,
  { companyId, state, pageIndex, pageSize }: Input<Calls['OpsMallGifts']>,
): Promise<Reply<Calls['OpsMallGifts']>> {
  const { portal } = ctx;
  const nameOf = namesOf(await allCompanies(portal));
  // guard: mall console: reading gifts is audited
  await recordListRead(ctx, { action: 'mallGift.list', companyId, by: state });
  const stated = stateOn(dayInShanghai(ctx.now()));
  const where = sql`${companyId === undefined ? sql`true` : sql`g.company_id = ${companyId}`}
    AND ${state === 'all' ? sql`true` : sql`${stated} = ${state}`}`;
  const { rows, total } = await asConsole(portal.database, async (db) => {
    const found = await sql<Row>`
      SELECT g.*, p.name AS person_name, ${stated} AS state, g.name, g.name_eng FROM mall_gift g
      JOIN person p ON p.company_id = g.company_id AND p.person_guid = g.person_guid
      WHERE ${where} ORDER BY g.given_at DESC, g.gift_id DESC
      LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(db);
    const counted = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM mall_gift g WHERE ${where}`.execute(db);
    return { rows: found.rows, total: counted.rows[0]?.count ?? 0 };
  });
  const people = await maskedPeople(portal, rows);
  return {
    rows: rows.map((row) => ({
      giftId: row.gift_id,
      company: nameOf(row.company_id),
      person: { name: people.name(row) },
      name: { zh: row.name, en: row.name_eng },
      amountFen: row.amount_fen,
      leftFen: row.left_fen,
      validFrom: row.valid_from,
      validTo: row.expires_on,
      reference: occasionOf(row.reference),
      givenAt: row.given_at.toISOString(),
      state: row.state,
    })),
    total,
  };
}
