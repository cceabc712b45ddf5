import { sql } from 'kysely';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordByAccount } from '../../audit/index.ts';
import { personRow } from '../queries.ts';
import { unsealed } from '../sealed-columns.ts';

/** Takes a relative off one's list; their bookings stay in the records. */
export const removeRelative = (ctx: EmployeeCtx, guid: string): Promise<Committed<Record<string, never>>> => {
  // oneself is on no list
  if (guid === ctx.session.personGuid) throw new Fault('notYours');
  return commitOnce(ctx, async (ctx) => {
    const relation = { company_id: ctx.company.companyId, person_guid: ctx.session.personGuid, relative_guid: guid };
    // first the lock, then the look: an order that is being placed holds the same row (keepRelative)
    await ctx.db
      .selectFrom('relation')
      .select('kind')
      .where((where) => where.and(relation))
      .forUpdate()
      .execute();
    const key = await ctx.portal.keyring.companyKey(ctx);
    // guard: relative with a booking stays
    if (await hasLiveOrder(ctx, guid))
      throw new Fault('relativeBooked', { name: unsealed(key, await personRow(ctx, guid), 'name') });
    const removed = await ctx.db
      .deleteFrom('relation')
      .where((where) => where.and(relation))
      .returning('kind')
      .executeTakeFirst();
    // data held about them still belongs to the employee's copy, and goes when the employee's goes
    // guard: own data: removed relatives are remembered
    if (removed)
      await ctx.db
        .insertInto('former_relation')
        .values({ ...relation, kind: removed.kind, removed_at: ctx.now() })
        .execute();
    await recordByAccount(ctx, ctx.session.accountId, {
      action: 'relative.remove',
      subject: { kind: 'person', id: guid.toLowerCase() },
      personGuid: guid,
    });
    return {};
  });
};

/** Keeps a relative where they are until this transaction ends; a removed one is refused. */
export async function keepRelative({ db, company, session }: InTx<EmployeeCtx>, guid: string): Promise<void> {
  const kept = await db
    .selectFrom('relation')
    .select('kind')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', session.personGuid)
    .where('relative_guid', '=', guid)
    .forKeyShare()
    .executeTakeFirst();
  // guard: no booking for a removed relative
  if (!kept) throw new Fault('relativeGone');
}

async function hasLiveOrder({ db, company, session }: InTx<EmployeeCtx>, guid: string): Promise<boolean> {
  const { rows } = await sql<{ live: boolean }>`SELECT EXISTS (
    SELECT 1 FROM exam_order WHERE company_id = ${company.companyId} AND user_guid = ${session.personGuid}
      AND person_guid = ${guid} AND is_live) AS live`.execute(db);
  return rows[0]?.live ?? false;
}
