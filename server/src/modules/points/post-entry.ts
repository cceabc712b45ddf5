import { sql, type RawBuilder } from 'kysely';
import type { Bilingual } from '#contract/language';
import type { PointsKind, SpendKind } from '#contract/schemas/points-entry';
import type { InCompany } from '../../ctx.ts';
import { nextId } from '../../db/next-id.ts';
import { move, type Account } from '../ledger/index.ts';

/** Who gives points and takes them back. Its name sorts before every person's, so that transfers lock it first. */
export const ISSUER: Account = { name: 'company', outside: true };
export const accountOf = (personGuid: string): Account => ({ name: `points:${personGuid.toLowerCase()}` });

export interface Posting {
  personGuid: string;
  kind: PointsKind;
  /** Below zero where the person gives points away. */
  points: number;
  /** The transfer's name, under which it is written once. */
  transfer: string;
  title: Bilingual;
  grantId?: number;
  spend?: { kind: SpendKind; reference: string };
  at: Date;
}

/** Moves points in the ledger and writes the line a person reads about it. */
export async function postEntry(ctx: InCompany, posting: Posting): Promise<void> {
  const { personGuid, kind, points, transfer, title, grantId, spend, at } = posting;
  const person = accountOf(personGuid);
  const [from, to] = points > 0 ? [ISSUER, person] : [person, ISSUER];
  const isNew = await move(ctx, {
    name: transfer,
    kind,
    subject: spend ? `${spend.kind}:${spend.reference}` : `grant:${grantId}`,
    unit: 'points',
    from,
    to,
    amount: Math.abs(points),
    at,
  });
  if (!isNew) throw new Error(`The transfer ${transfer} was there already`);
  await ctx.db
    .insertInto('points_entry')
    .values({
      company_id: ctx.company.companyId,
      entry_id: nextId('points_number'),
      person_guid: personGuid,
      transfer,
      kind,
      points,
      // the move has locked the account, so the balance cannot change before this commits
      balance: balanceNow(ctx, person),
      title: JSON.stringify(title),
      grant_id: grantId ?? null,
      spend_kind: spend?.kind ?? null,
      reference: spend?.reference ?? null,
      at,
    })
    .execute();
}

const balanceNow = ({ company }: InCompany, { name }: Account): RawBuilder<number> => sql<number>`(
  SELECT balance FROM ledger_account WHERE company_id = ${company.companyId} AND account = ${name} AND unit = 'points')`;
