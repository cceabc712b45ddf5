import { sql } from 'kysely';
import type { HomeLists } from '#contract/ops/home';
import type { InTx, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../company/index.ts';
import { keepPictures } from './keep-pictures.ts';
import { loadLists, seenOf } from './read-home.ts';

interface Asked {
  companyId: number;
  seen: string;
  reason: string;
}

/** Puts a whole list in the place of the one that was read, unless another operator has saved meanwhile. */
export async function saveList<L extends keyof HomeLists>(
  ctx: OperatorCtx,
  { companyId, seen, reason }: Asked,
  name: L,
  list: HomeLists[L],
  write: (ctx: InTx<OperatorInCompany>, list: HomeLists[L]) => Promise<void>,
): Promise<Committed<{ companyId: number }>> {
  const entered = await enterCompany(ctx, companyId);
  const before = await transact(entered, (ctx) => loadLists[name](ctx));
  // guard: home pages: no picture from elsewhere
  await keepPictures(ctx, list, before);
  return commitOnce(entered, async (ctx) => {
    await raiseVersion(ctx);
    // guard: home pages: save the list seen
    if (seenOf(await loadLists[name](ctx)) !== seen) throw new Fault('homeChanged');
    await write(ctx, list);
    await recordByOperator(ctx, {
      action: `home.${name}`,
      subject: { kind: 'company', id: String(companyId) },
      reason,
    });
    return { companyId };
  });
}

/** Replies to its people are kept under the version; the row also makes two who save wait for each other. */
const raiseVersion = ({ db, company }: InTx<OperatorInCompany>): Promise<unknown> =>
  db
    .updateTable('company')
    .set({
      version: /* guard: home pages: nodes see a change by its version → sql<number>`version` */ sql<number>`version + 1`,
    })
    .where('company_id', '=', company.companyId)
    .execute();
