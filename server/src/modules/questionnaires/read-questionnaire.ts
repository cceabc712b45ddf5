import type { Input, Reply } from '#contract/call';
import type { questionnaires as contract } from '#contract/calls/questionnaires';
import type { EmployeeCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { assertOpen, documentOf, openQuestionnaire, publishedQuestionnaire } from './queries.ts';
import { assertMayAnswer, isHandedIn, openAnswers, sheetsOf } from './sheets.ts';

/** Names the open questionnaire of a type. */
export const getQuestionnaireCode = (
  ctx: EmployeeCtx,
  { type }: Input<typeof contract.GetQuestionnaireCode>,
): Promise<Reply<typeof contract.GetQuestionnaireCode>> =>
  transact(ctx, async (ctx) => {
    const row = await openQuestionnaire(ctx, type);
    if (!row) throw new Fault('questionnaireNone');
    return { questionnaireCode: row.code };
  });

/** Says whether the customer has handed it in. */
export const parseAccess = (
  ctx: EmployeeCtx,
  { questionnaireCode: code, customerId: aboutGuid = ctx.session.personGuid }: Input<typeof contract.ParseAccess>,
): Promise<Reply<typeof contract.ParseAccess>> =>
  transact(ctx, async (ctx) => {
    await publishedQuestionnaire(ctx, code);
    return { isSurvey: await isHandedIn(ctx, { code, personGuid: ctx.session.personGuid, aboutGuid }) };
  });

/** The present questions with the saved answers; of a sheet handed in, the questions it answered. */
export const myQuestionnaire = (
  ctx: EmployeeCtx,
  { questionnaireCode, customerGuid = ctx.session.personGuid }: Input<typeof contract.MyQuestionnaire>,
): Promise<Reply<typeof contract.MyQuestionnaire>> =>
  transact(ctx, async (ctx) => {
    const row = await publishedQuestionnaire(ctx, questionnaireCode);
    await assertMayAnswer(ctx, row, customerGuid);
    const sheet = await sheetsOf(ctx, row.code, customerGuid).executeTakeFirst();
    if (!sheet?.handed_in_at) assertOpen(ctx, row);
    const version = sheet?.handed_in_at ? sheet.version : row.version;
    return {
      ...{ questionnaireCode: row.code, kind: row.kind, version, openTo: row.open_to },
      document: await documentOf(ctx, row.code, version),
      answers: sheet ? openAnswers(await ctx.portal.keyring.companyKey(ctx), sheet) : {},
      revision: sheet?.revision ?? 0,
      savedAt: sheet?.saved_at.toISOString() ?? null,
      handedInAt: sheet?.handed_in_at?.toISOString() ?? null,
    };
  });
