import type { CompanySettings } from '#contract/settings/company-settings';
import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';

/** The live settings, and the number they were published under; 0: they were there before there were versions. */
export interface Live {
  settings: CompanySettings;
  version: number;
  publishedBy: string;
  publishedAt: Date | null;
}

const lastVersion = ({ db, company }: InCompany) =>
  db
    .selectFrom('company_version')
    .select(['version_no', 'by_name', 'published_at'])
    .where('company_id', '=', company.companyId)
    .orderBy('version_no', 'desc')
    .limit(1)
    .executeTakeFirst();

/** `lock`: until the transaction ends no other publication happens. */
export async function readLive(ctx: InCompany, { lock = false } = {}): Promise<Live> {
  const { db, company } = ctx;
  const asked = db.selectFrom('company').selectAll().where('company_id', '=', company.companyId);
  const row = await (lock ? asked.forUpdate() : asked).executeTakeFirst();
  if (!row) throw new Fault('recordUnknown');
  const last = await lastVersion(ctx);
  return {
    settings: {
      name: row.name,
      nameEng: row.name_eng,
      hotline: row.hotline,
      logo: row.logo,
      colors: row.colors,
      config: row.config,
    },
    version: last?.version_no ?? 0,
    publishedBy: last?.by_name ?? '',
    publishedAt: last?.published_at ?? null,
  };
}

export const readDraft = ({ db, company }: InCompany) =>
  db.selectFrom('company_draft').selectAll().where('company_id', '=', company.companyId).executeTakeFirst();

/** The draft as the operator has seen it; one that was saved since is neither written over nor published. */
export async function lockDraft({ db, company }: InCompany, revision: number) {
  const row = await db
    .selectFrom('company_draft')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('draftNone');
  // guard: setup: a draft that moved on is not written over
  if (row.revision !== revision) throw new Fault('settingsMoved', { who: row.by_name });
  return row;
}

export async function readVersion({ db, company }: InCompany, version: number): Promise<CompanySettings> {
  const row = await db
    .selectFrom('company_version')
    .select('settings')
    .where('company_id', '=', company.companyId)
    .where('version_no', '=', version)
    .executeTakeFirst();
  if (!row) throw new Fault('versionUnknown');
  return row.settings;
}
