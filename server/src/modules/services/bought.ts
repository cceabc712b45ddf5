import type { InCompany } from '../../ctx.ts';

/**
 * Those of some sources whose code its holder has seen: they may have been used. With `lock` a code cannot be shown
 * until the transaction ends.
 */
export async function shownOf({ db, company }: InCompany, sources: string[], lock: boolean): Promise<string[]> {
  if (sources.length === 0) return [];
  const rows = await db
    .selectFrom('held_service')
    .select(['source', 'shown_at'])
    .where('company_id', '=', company.companyId)
    .where('source', 'in', sources)
    .orderBy('service_id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return rows.flatMap(({ source, shown_at }) => (shown_at ? [source] : []));
}

/** A purchase is given back: its service ends, in the same transaction. */
export async function endBought({ db, company, portal }: InCompany, sources: string[]): Promise<void> {
  if (sources.length === 0) return;
  await db
    .updateTable('held_service')
    .set({ ended_at: portal.clock(), ended_reason: 'givenBack' })
    .where('company_id', '=', company.companyId)
    .where('source', 'in', sources)
    .where('ended_at', 'is', null)
    .execute();
}

interface Membership {
  personGuid: string;
  forGuid: string | null;
  name: string;
  url: string;
}

/** The last day the person has this already: a second purchase begins after it. */
export async function lastDayOf({ db, company }: InCompany, { personGuid, forGuid, name, url }: Membership) {
  const row = await db
    .selectFrom('held_service')
    .select('valid_to')
    .where((where) =>
      where.and({ company_id: company.companyId, person_guid: personGuid, use_kind: 'link', name, url }),
    )
    .where('for_guid', 'is not distinct from', forGuid)
    .where('ended_at', 'is', null)
    .orderBy('valid_to', 'desc')
    .executeTakeFirst();
  return row?.valid_to;
}
