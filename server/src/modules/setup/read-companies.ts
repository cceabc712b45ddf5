import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsSetup } from '#contract/ops/setup';
import { settingProblems } from '#contract/settings/problems';
import type { OperatorCtx } from '../../ctx.ts';
import { asConsole, transact } from '../../db/transact.ts';
import { enterCompany } from '../company/index.ts';
import { codesOf } from './change-codes.ts';
import { readDraft, readLive } from './queries.ts';

type Calls = typeof opsSetup;

interface Row {
  company_id: number;
  code: string;
  name: string;
  name_eng: string;
  hotline: string;
  version: number | null;
  published_by: string | null;
  published_at: Date | null;
  draft_by: string | null;
  saved_at: Date | null;
  total: number;
}

export async function listCompanies(
  { portal }: OperatorCtx,
  { text, pageIndex, pageSize }: Input<Calls['OpsCompanyList']>,
): Promise<Reply<Calls['OpsCompanyList']>> {
  const like = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await asConsole(portal.database, (db) =>
    sql<Row>`
      SELECT c.company_id, c.code, c.name, c.name_eng, c.hotline, v.version_no AS version, v.by_name AS published_by,
        v.published_at, d.by_name AS draft_by, d.saved_at, count(*) OVER ()::int AS total
      FROM company c
      LEFT JOIN LATERAL (
        SELECT version_no, by_name, published_at FROM company_version o WHERE o.company_id = c.company_id
        ORDER BY version_no DESC LIMIT 1) v ON true
      LEFT JOIN company_draft d ON d.company_id = c.company_id
      WHERE c.code LIKE ${like} OR lower(c.name) LIKE ${like} OR lower(c.name_eng) LIKE ${like}
        OR c.company_id::text = ${text}
      ORDER BY c.company_id LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(db),
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      ...{ companyId: row.company_id, code: row.code, name: { zh: row.name, en: row.name_eng }, hotline: row.hotline },
      ...{ version: row.version ?? 0, publishedBy: row.published_by ?? '' },
      publishedAt: row.published_at?.toISOString() ?? null,
      draft: row.saved_at && { by: row.draft_by ?? '', savedAt: row.saved_at.toISOString() },
    })),
  };
}

export async function readCompany(
  ctx: OperatorCtx,
  { companyId }: Input<Calls['OpsCompany']>,
): Promise<Reply<Calls['OpsCompany']>> {
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const { db, company } = ctx;
    const live = await readLive(ctx);
    const draft = await readDraft(ctx);
    const codes = await codesOf(ctx);
    const { people } = await db
      .selectFrom('account')
      .select((of) => of.fn.countAll<number>().as('people'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    return {
      ...{ companyId, code: company.code, codes, people },
      name: { zh: live.settings.name, en: live.settings.nameEng },
      ...{ version: live.version, publishedBy: live.publishedBy, live: live.settings },
      publishedAt: live.publishedAt?.toISOString() ?? null,
      draft: draft
        ? {
            ...{ settings: draft.settings, revision: draft.revision, by: draft.by_name },
            savedAt: draft.saved_at.toISOString(),
          }
        : null,
      problems: settingProblems(draft?.settings ?? live.settings),
    };
  });
}
