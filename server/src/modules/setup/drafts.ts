import type { Input, Reply } from '#contract/call';
import type { opsSetup } from '#contract/ops/setup';
import { settingProblems } from '#contract/settings/problems';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany } from '../company/index.ts';
import { assertLogo } from './logo.ts';
import { lockDraft, readLive } from './queries.ts';

type Calls = typeof opsSetup;

/** A company has one draft, of all administrators: two at once are told of each other, and neither loses typed text. */
export const saveDraft = async (
  ctx: OperatorCtx,
  { companyId, revision, settings }: Input<Calls['OpsCompanyDraftSave']>,
): Promise<Committed<Reply<Calls['OpsCompanyDraftSave']>>> => {
  await assertLogo(ctx, companyId, settings.logo);
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const said = { settings: JSON.stringify(settings), by_name: ctx.operator.name, saved_at: ctx.now() };
    if (revision === 0) {
      const { numInsertedOrUpdatedRows } = await ctx.db
        .insertInto('company_draft')
        .values({ company_id: companyId, revision: 1, ...said })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      // beginning a second one overwrites the first
      if (numInsertedOrUpdatedRows === 0n) await lockDraft(ctx, revision);
      await recordByOperator(ctx, {
        action: 'company.draft',
        subject: { kind: 'company', id: String(companyId) },
        reason: '',
      });
    } else {
      await lockDraft(ctx, revision);
      await ctx.db
        .updateTable('company_draft')
        .set({ ...said, revision: revision + 1 })
        .where('company_id', '=', companyId)
        .execute();
    }
    return { revision: revision + 1, savedAt: ctx.now().toISOString(), problems: settingProblems(settings) };
  });
};

export const discardDraft = async (
  ctx: OperatorCtx,
  { companyId, revision, reason }: Input<Calls['OpsCompanyDraftDiscard']>,
): Promise<Committed<Reply<Calls['OpsCompanyDraftDiscard']>>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    await lockDraft(ctx, revision);
    await ctx.db.deleteFrom('company_draft').where('company_id', '=', companyId).execute();
    await recordByOperator(ctx, {
      action: 'company.discard',
      subject: { kind: 'company', id: String(companyId) },
      reason,
    });
    return { discarded: true };
  });

/** Refuses to publish on top of an unseen change. */
export async function lockSeen(
  ctx: Parameters<typeof readLive>[0],
  seen: number,
): Promise<Awaited<ReturnType<typeof readLive>>> {
  const live = await readLive(ctx, { lock: true });
  // guard: setup: publish over the version seen
  if (live.version !== seen) throw new Fault('settingsMoved', { who: live.publishedBy });
  return live;
}
