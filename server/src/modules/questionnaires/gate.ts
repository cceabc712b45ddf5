import { inLanguage } from '#contract/language';
import { isOpenBeforeSurvey } from '#contract/calls/survey-gate';
import type { MemberCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { documentOf, openQuestionnaire } from './queries.ts';
import { isHandedIn } from './sheets.ts';

/** Where the company wants it, only the calls the contract leaves open are answered before the survey is. */
export async function assertSurveyAnswered(ctx: MemberCtx, call: string): Promise<void> {
  if (ctx.company.config.surveyGate && !isOpenBeforeSurvey(call)) await assertHandedIn(ctx);
}

async function assertHandedIn(ctx: MemberCtx): Promise<void> {
  const waiting = await transact(ctx, async (ctx) => {
    const survey = await openQuestionnaire(ctx, 'survey');
    if (!survey) return undefined;
    const { code, version } = survey;
    if (await isHandedIn(ctx, { code, personGuid: ctx.session.personGuid })) return undefined;
    const { title, minutes } = await documentOf(ctx, code, version);
    return { code, survey: inLanguage(title, ctx.lang), minutes };
  });
  if (waiting) throw new Fault('surveyFirst', waiting);
}
