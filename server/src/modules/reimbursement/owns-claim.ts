import type { MemberCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';

/** A claim is its own person's alone; not even a relative sees it. */
export const ownsClaim = async (ctx: MemberCtx, claimId: number): Promise<boolean> =>
  (await transact(ctx, ({ db, company, session }) =>
    db
      .selectFrom('claim')
      .select('claim_id')
      .where('company_id', '=', company.companyId)
      .where('claim_id', '=', claimId)
      .where('person_guid', '=', session.personGuid)
      .executeTakeFirst(),
  )) !== undefined;
