import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsSetup } from '#contract/ops/setup';
import type { CompanySettings } from '#contract/settings/company-settings';
import type { InCompany, InTx, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { alsoCompany, PLATFORM_ID } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { homeOf, readHome, writeHome, type HomeParts } from './home-parts.ts';
import { readLive } from './queries.ts';
import { FIRST_COLORS, templates } from './templates.ts';

type Wish = Input<typeof opsSetup.OpsCompanyAdd>;
type InPlatform = InTx<OperatorCtx> & InCompany;

/** A company with its codes, its look, its behaviour, its menus and its key, all at once: its people can be brought in then. */
export const addCompany = (ctx: OperatorCtx, wish: Wish): Promise<Committed<Reply<typeof opsSetup.OpsCompanyAdd>>> =>
  commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async (ctx) => {
    const { settings, home } = await modelOf(ctx, wish);
    const companyId = await nextCompany(ctx, settings, wish.codes[0] ?? '');
    await alsoCompany(ctx, companyId, async (ctx) => {
      await claimCodes(ctx, wish.codes);
      await ctx.portal.keyring.companyKey(ctx);
      await writeHome(ctx, home);
      await ctx.db
        .insertInto('company_version')
        .values({
          ...{
            company_id: companyId,
            version_no: 1,
            settings: JSON.stringify(settings),
            restored_no: null,
            changes: 0,
          },
          ...{ note: wish.reason, by_name: ctx.operator.name, published_at: ctx.now() },
        })
        .execute();
      await recordByOperator(ctx, {
        action: 'company.add',
        subject: { kind: 'company', id: String(companyId) },
        reason: wish.reason,
      });
    });
    return { companyId };
  });

interface Model {
  settings: CompanySettings;
  home: HomeParts;
}

async function modelOf(ctx: InPlatform, { like, name, nameEng, hotline }: Wish): Promise<Model> {
  const names = { name, nameEng, hotline };
  if (like.from === 'template') {
    const { config, ...parts } = templates[like.template];
    return { settings: { ...names, logo: '', colors: FIRST_COLORS, config }, home: homeOf(parts) };
  }
  return alsoCompany(ctx, like.companyId, async (ctx) => {
    const { settings } = await readLive(ctx);
    return { settings: { ...settings, ...names }, home: await readHome(ctx) };
  });
}

/** The next number that no company has. */
async function nextCompany(ctx: InPlatform, settings: CompanySettings, code: string): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ id: string }>`SELECT nextval('company_number') AS id`.execute(ctx.db);
    const companyId = Number(rows[0]?.id);
    const added = await alsoCompany(ctx, companyId, ({ db }) =>
      db
        .insertInto('company')
        .values({
          ...{ company_id: companyId, code, name: settings.name, name_eng: settings.nameEng },
          ...{ hotline: settings.hotline, logo: settings.logo },
          colors: JSON.stringify(settings.colors),
          config: JSON.stringify(settings.config),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
    if (added.numInsertedOrUpdatedRows === 1n) return companyId;
  }
}

/** A code is one company's; the second to ask is told which one is taken. */
export async function claimCodes({ db, company }: InCompany, codes: readonly string[]): Promise<void> {
  for (const code of new Set(codes)) {
    const claimed = await db
      .insertInto('company_code')
      .values({ code, company_id: company.companyId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // guard: setup: a code is one company’s
    if (claimed.numInsertedOrUpdatedRows === 0n) throw new Fault('companyCodeTaken', { code });
  }
}
