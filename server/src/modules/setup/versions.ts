import type { Input, Reply } from '#contract/call';
import type { opsSetup } from '#contract/ops/setup';
import { changesBetween, type CompanySettings } from '#contract/settings/company-settings';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { enterCompany } from '../company/index.ts';
import { readDraft, readVersion } from './queries.ts';

type Calls = typeof opsSetup;

export async function listVersions(
  ctx: OperatorCtx,
  { companyId, pageIndex, pageSize }: Input<Calls['OpsCompanyVersions']>,
): Promise<Reply<Calls['OpsCompanyVersions']>> {
  return transact(await enterCompany(ctx, companyId), async ({ db }) => {
    const mine = db.selectFrom('company_version').where('company_id', '=', companyId);
    const { total } = await mine.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await mine
      .select(['version_no', 'note', 'by_name', 'published_at', 'restored_no', 'changes'])
      .orderBy('version_no', 'desc')
      .limit(pageSize)
      .offset(pageIndex * pageSize)
      .execute();
    return {
      total,
      rows: rows.map((row) => ({
        ...{ version: row.version_no, note: row.note, by: row.by_name, changes: row.changes },
        ...{ publishedAt: row.published_at.toISOString(), restored: row.restored_no },
      })),
    };
  });
}

/** 0 is the draft. */
export async function compareVersions(
  ctx: OperatorCtx,
  { companyId, before, after }: Input<Calls['OpsCompanyCompare']>,
): Promise<Reply<Calls['OpsCompanyCompare']>> {
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const changes = changesBetween(await settingsOf(ctx, before), await settingsOf(ctx, after));
    return { changes: changes.map((each) => ({ ...each, before: each.before ?? null, after: each.after ?? null })) };
  });
}

async function settingsOf(ctx: InCompany, version: number): Promise<CompanySettings> {
  if (version > 0) return readVersion(ctx, version);
  const draft = await readDraft(ctx);
  if (!draft) throw new Fault('draftNone');
  return draft.settings;
}
