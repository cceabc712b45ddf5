import type { Bilingual } from '#contract/language';
import type { PointsSource } from '#contract/schemas/points-entry';
import type { InCompany } from '../../ctx.ts';
import { nextId } from '../../db/next-id.ts';
import { postEntry } from './post-entry.ts';

export interface NewGrant {
  personGuid: string;
  points: number;
  /** The words for the person. */
  reason: Bilingual;
  source: PointsSource;
  /** Under which it is granted once. */
  reference: string;
  validFrom: string;
  /** The last day. */
  expiresOn: string;
  grantedBy: string;
  at: Date;
}

/** Gives a person points. Undefined: the same was granted before, and nothing happened. */
export async function grantPoints(ctx: InCompany, grant: NewGrant): Promise<number | undefined> {
  const { personGuid, points, reason, source, at } = grant;
  const inserted = await ctx.db
    .insertInto('points_grant')
    .values({
      company_id: ctx.company.companyId,
      grant_id: nextId('points_number'),
      person_guid: personGuid,
      points,
      remaining: points,
      reason: JSON.stringify(reason),
      source,
      reference: grant.reference,
      valid_from: grant.validFrom,
      expires_on: grant.expiresOn,
      granted_by: grant.grantedBy,
      granted_at: at,
      reversed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'source', 'reference']).doNothing())
    .returning('grant_id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  const grantId = inserted.grant_id;
  await postEntry(ctx, {
    personGuid,
    kind: 'earn',
    points,
    transfer: `points/earn/${grantId}`,
    title: reason,
    grantId,
    at,
  });
  return grantId;
}
