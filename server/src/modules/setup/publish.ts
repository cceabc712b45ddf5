import { CompanyConfig } from '#contract/company-config';
import { helpOf } from '#contract/company-config-help';
import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { opsSetup } from '#contract/ops/setup';
import { changesBetween, type CompanySettings } from '#contract/settings/company-settings';
import { companySettings } from '#contract/settings/fields';
import { settingProblems } from '#contract/settings/problems';
import { withoutDefaults } from '#contract/settings/values';
import type { InCompany, InTx, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany } from '../company/index.ts';
import { lockSeen } from './drafts.ts';
import { lockDraft, readVersion, type Live } from './queries.ts';

type Calls = typeof opsSetup;
type Here = InTx<OperatorCtx> & InCompany;

/** The draft becomes the next version; every node follows within a second or so, by the company's version. */
export const publishDraft = async (
  ctx: OperatorCtx,
  { companyId, revision, seen, note }: Input<Calls['OpsCompanyPublish']>,
): Promise<Committed<Reply<Calls['OpsCompanyPublish']>>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const live = await lockSeen(ctx, seen);
    const draft = await lockDraft(ctx, revision);
    const version = await publish(ctx, live, draft.settings, { note, restored: null, action: 'company.publish' });
    await ctx.db.deleteFrom('company_draft').where('company_id', '=', companyId).execute();
    return { version };
  });

/** A draft under way stays. */
export const restoreVersion = async (
  ctx: OperatorCtx,
  { companyId, version, seen, note }: Input<Calls['OpsCompanyRestore']>,
): Promise<Committed<Reply<Calls['OpsCompanyRestore']>>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const live = await lockSeen(ctx, seen);
    const older = await readVersion(ctx, version);
    return { version: await publish(ctx, live, older, { note, restored: version, action: 'company.restore' }) };
  });

interface How {
  note: string;
  restored: number | null;
  action: 'company.publish' | 'company.restore';
}

async function publish(ctx: Here, live: Live, wanted: CompanySettings, how: How): Promise<number> {
  const { db, company } = ctx;
  const settings = checked(ctx, wanted);
  const changes = changesBetween(live.settings, settings).length;
  if (changes === 0) throw new Fault('settingsSame');
  // the settings from before there were versions are the first of them, so that one can go back to them
  if (/* guard: setup: settings before the first version → false */ live.version === 0)
    await addVersion(ctx, live.settings, { version: 1, changes: 0, by: '', note: '', restored: null });
  const version = Math.max(live.version, 1) + 1;
  await addVersion(ctx, settings, { version, changes, by: ctx.operator.name, note: how.note, restored: how.restored });
  await db
    .updateTable('company')
    .set({
      ...{ name: settings.name, name_eng: settings.nameEng, hotline: settings.hotline, logo: settings.logo },
      colors: JSON.stringify(settings.colors),
      config: JSON.stringify(settings.config),
    })
    .where('company_id', '=', company.companyId)
    .execute();
  await recordByOperator(ctx, {
    action: how.action,
    subject: { kind: 'company', id: String(company.companyId) },
    reason: how.note,
  });
  return version;
}

interface NewVersion {
  version: number;
  changes: number;
  by: string;
  note: string;
  restored: number | null;
}

const addVersion = (ctx: Here, settings: CompanySettings, { version, changes, by, note, restored }: NewVersion) =>
  ctx.db
    .insertInto('company_version')
    .values({
      ...{ company_id: ctx.company.companyId, version_no: version, settings: JSON.stringify(settings), changes, note },
      ...{ by_name: by, restored_no: restored, published_at: ctx.now() },
    })
    .execute();

/** Only settings the schema takes are ever live, and of those only the ones that differ from the default. */
function checked({ lang }: Here, wanted: CompanySettings): CompanySettings {
  const [first, ...rest] = /* guard: setup: problems are not published → [] */ settingProblems(wanted);
  if (first) {
    const field = nameOf(first.path, lang);
    if (first.suggestion)
      throw new Fault('colorUnreadable', { field, ratio: first.ratio ?? '', suggestion: first.suggestion });
    throw new Fault('settingsInvalid', {
      ...{ count: rest.length + 1, field, path: first.path, why: inLanguage(first, lang) },
    });
  }
  return { ...wanted, config: withoutDefaults(CompanyConfig.parse(wanted.config), companySettings) };
}

function nameOf(path: string, lang: OperatorCtx['lang']): string {
  const setting = companySettings.find((each) => path === each.path || path.startsWith(`${each.path}.`));
  return setting ? inLanguage(helpOf(setting.path).name, lang) : path.replace('colors.', '');
}
