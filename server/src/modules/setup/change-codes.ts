import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { opsSetup } from '#contract/ops/setup';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany } from '../company/index.ts';
import { claimCodes } from './add-company.ts';
import { readLive } from './queries.ts';

type Call = typeof opsSetup.OpsCompanyCodes;

const SOMEBODY = { zh: '另一位管理员', en: 'Another administrator' };

export const codesOf = async ({ db, company }: InCompany): Promise<string[]> => {
  const rows = await db
    .selectFrom('company_code')
    .select('code')
    .where('company_id', '=', company.companyId)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
};

/** Codes come and go but for the company's own; one that is given up is free for others at once. */
export const changeCodes = async (
  ctx: OperatorCtx,
  { companyId, codes, seen, reason }: Input<Call>,
): Promise<Committed<Reply<Call>>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const { code: own } = ctx.company;
    // guard: setup: a company’s own code stays
    if (!codes.includes(own)) throw new Fault('companyCodeOwn', { code: own });
    // until the transaction ends this company is set up by one administrator
    await readLive(ctx, { lock: true });
    const had = await codesOf(ctx);
    // guard: setup: change the codes seen
    if (had.toSorted().join() !== seen.toSorted().join())
      throw new Fault('settingsMoved', { who: inLanguage(SOMEBODY, ctx.lang) });
    const gone = had.filter((code) => !codes.includes(code));
    if (gone.length > 0)
      await ctx.db.deleteFrom('company_code').where('company_id', '=', companyId).where('code', 'in', gone).execute();
    await claimCodes(
      ctx,
      codes.filter((code) => !had.includes(code)),
    );
    await recordByOperator(ctx, {
      action: 'company.codes',
      subject: { kind: 'company', id: String(companyId) },
      reason: `${codes.join(', ')}: ${reason}`,
    });
    return { codes: await codesOf(ctx) };
  });
