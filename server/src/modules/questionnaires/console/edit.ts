import type { Input, Reply } from '#contract/call';
import type { opsQuestionnaires } from '#contract/ops/questionnaires';
import { documentProblems } from '#contract/rules/questionnaire-check';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { PLATFORM_ID } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import type { Questionnaire } from '../queries.ts';

type Calls = typeof opsQuestionnaires;
type InPlatform = InTx<OperatorCtx & { company: { companyId: number } }>;

const inPlatform = <T>(ctx: OperatorCtx, work: (ctx: InPlatform) => Promise<T>): Promise<Committed<T>> =>
  commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, work);

const record = (ctx: InPlatform, action: string, code: string, reason = ''): Promise<unknown> =>
  recordByOperator(ctx, { action, subject: { kind: 'questionnaire', id: code }, reason });

/** The questionnaire as its editor has seen it; one that was saved since is not written over. */
async function lockSeen(
  { db }: InPlatform,
  { code, revision }: { code: string; revision: number },
): Promise<Questionnaire> {
  const row = await db.selectFrom('questionnaire').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
  if (!row) throw new Fault('recordUnknown');
  // guard: questionnaires: an editor has seen the last change
  if (row.revision !== revision) throw new Fault('questionnaireMoved');
  return row;
}

const change = (ctx: InPlatform, code: string, revision: number, set: object): Promise<unknown> =>
  ctx.db
    .updateTable('questionnaire')
    .set({ ...set, revision: revision + 1, updated_at: ctx.now() })
    .where('code', '=', code)
    .execute();

/** A draft with whatever gaps it has; readers go on with the published version. */
export const saveQuestionnaire = (
  ctx: OperatorCtx,
  input: Input<Calls['OpsQuestionnaireSave']>,
): Promise<Committed<Reply<Calls['OpsQuestionnaireSave']>>> =>
  inPlatform(ctx, async (ctx) => {
    const { code, revision, kind, companyIds, openFrom, openTo, document } = input;
    if (openTo !== null && openTo < openFrom) throw new Fault('questionnaireDates');
    const set = { company_ids: companyIds, open_from: openFrom, open_to: openTo, draft: JSON.stringify(document) };
    if (revision === 0) {
      const { numInsertedOrUpdatedRows } = await ctx.db
        .insertInto('questionnaire')
        .values({ code, kind, ...set, closed_at: null, updated_at: ctx.now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) throw new Fault('questionnaireTaken');
    } else {
      const before = await lockSeen(ctx, input);
      // answers of one kind do not become answers of another
      await change(ctx, code, revision, { ...set, ...(before.version === 0 && { kind }) });
    }
    await record(ctx, 'questionnaire.save', code);
    return { code, revision: revision + 1, problems: documentProblems(document) };
  });

/** The draft becomes the next version, which stays as it is. */
export const publishQuestionnaire = (
  ctx: OperatorCtx,
  input: Input<Calls['OpsQuestionnairePublish']>,
): Promise<Committed<Reply<Calls['OpsQuestionnairePublish']>>> =>
  inPlatform(ctx, async (ctx) => {
    const { code, revision, reason } = input;
    const { draft, version: before } = await lockSeen(ctx, input);
    if (!draft) throw new Fault('questionnaireNoDraft');
    const { length: count } = documentProblems(draft);
    // guard: questionnaires: published without gaps
    if (count > 0) throw new Fault('questionnaireProblems', { count });
    const version = before + 1;
    await ctx.db
      .insertInto('questionnaire_version')
      .values({ code, version, document: JSON.stringify(draft), by_name: ctx.operator.name, published_at: ctx.now() })
      .execute();
    await change(ctx, code, revision, { version, draft: null });
    await record(ctx, 'questionnaire.publish', code, reason);
    return { version };
  });

export const closeQuestionnaire = (
  ctx: OperatorCtx,
  input: Input<Calls['OpsQuestionnaireClose']>,
): Promise<Committed<Reply<Calls['OpsQuestionnaireClose']>>> =>
  inPlatform(ctx, async (ctx) => {
    const { code, revision, closed, reason } = input;
    await lockSeen(ctx, input);
    await change(ctx, code, revision, { closed_at: closed ? ctx.now() : null });
    await record(ctx, closed ? 'questionnaire.close' : 'questionnaire.open', code, reason);
    return { closed };
  });
