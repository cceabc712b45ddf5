import { randomUUID } from 'node:crypto';
import type { Input, Reply } from '#contract/call';
import type { opsPreview } from '#contract/ops/preview';
import { settingProblems } from '#contract/settings/problems';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { alsoCompany, PLATFORM_ID, transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany } from '../company/index.ts';
import { newToken, tokenHash } from '../identity/index.ts';
import { readDraft } from '../setup/index.ts';
import { LASTS_MS } from './session.ts';

type Calls = typeof opsPreview;

/** Classes a company's people usually have, for one whose people are not in yet. */
const USUAL_CLASSES = [1, 2, 6];

export const previewChoices = async (
  ctx: OperatorCtx,
  { companyId }: Input<Calls['OpsPreviewChoices']>,
): Promise<Reply<Calls['OpsPreviewChoices']>> =>
  transact(await enterCompany(ctx, companyId), async (ctx) => {
    const { menuRules, bookingWindows } = ctx.company.config;
    const had = await ctx.db
      .selectFrom('account')
      .select('employee_class')
      .distinct()
      .where('company_id', '=', companyId)
      .execute();
    const draft = await readDraft(ctx);
    const ruled = [
      ...menuRules.flatMap(({ forClasses }) => forClasses),
      ...bookingWindows.flatMap(({ onlyClasses = [], exceptClasses = [] }) => [...onlyClasses, ...exceptClasses]),
    ];
    return {
      classes: sorted([...USUAL_CLASSES, ...had.map(({ employee_class }) => employee_class), ...ruled]),
      vendors: sorted(menuRules.flatMap(({ unlessVendor }) => unlessVendor ?? [])),
      draft: draft ? { by: draft.by_name, savedAt: draft.saved_at.toISOString() } : null,
    };
  });

const sorted = (numbers: number[]): number[] => [...new Set(numbers)].sort((one, other) => one - other);

/** The row is the platform's, its line in the audit the company's: both are there together. */
export async function startPreview(
  ctx: OperatorCtx,
  wish: Input<Calls['OpsPreviewStart']>,
): Promise<Committed<Reply<Calls['OpsPreviewStart']>>> {
  const { companyId, employeeClass, employeeType, vendorId, language, day } = wish;
  // typed and unpublished settings are the administrators'
  // guard: preview: the draft is the administrators’
  if (wish.draft && ctx.operator.role !== 'admin') throw new Fault('notAllowed');
  await enterCompany(ctx, companyId);
  return commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async (ctx) => {
    const ticket = newToken();
    const now = ctx.now();
    const settings = await alsoCompany(ctx, companyId, async (ctx) => {
      await recordByOperator(ctx, {
        action: 'company.preview',
        subject: { kind: 'company', id: String(companyId) },
        reason: [
          day,
          `class ${employeeClass}`,
          `type ${employeeType}`,
          language,
          ...(wish.draft ? ['draft'] : []),
        ].join(', '),
      });
      return wish.draft ? draftOf(ctx) : null;
    });
    await ctx.db
      .insertInto('preview')
      .values({
        ...{ imagined_guid: randomUUID(), operator_id: ctx.operator.operatorId, for_company: companyId },
        ...{ employee_class: employeeClass, employee_type: employeeType, vendor_id: vendorId, lang: language, day },
        ...{ settings, ticket_hash: tokenHash(ticket), token_hash: null, cookie_hash: null },
        ...{ created_at: now, ended_at: null },
      })
      .execute();
    return { ticket, endsAt: new Date(now.getTime() + LASTS_MS).toISOString() };
  });
}

/** As it is at this moment; one that could not be published cannot be drawn either. */
async function draftOf(ctx: InCompany): Promise<string> {
  const draft = await readDraft(ctx);
  if (!draft) throw new Fault('draftNone');
  const problems = settingProblems(draft.settings);
  if (problems.length > 0) throw new Fault('previewDraftWrong', { count: problems.length });
  return JSON.stringify(draft.settings);
}
