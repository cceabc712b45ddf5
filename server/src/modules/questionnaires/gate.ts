import { isOpenBeforeSurvey } from '#contract/survey-gate';
import type { MemberCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { openQuestionnaire } from './queries.ts';
import { isHandedIn } from './sheets.ts';

/** §4.6: where the company wants it, nothing but what the contract leaves open is answered before the survey is. */
export const assertSurveyAnswered = (ctx: MemberCtx, call: string): Promise<void> | undefined =>
  ctx.company.config.surveyGate && !isOpenBeforeSurvey(call) ? assertHandedIn(ctx) : undefined;

async function assertHandedIn(ctx: MemberCtx): Promise<void> {
  const code = await transact(ctx, async (ctx) => {
    const survey = await openQuestionnaire(ctx, 'survey');
    if (!survey) return undefined;
    const { personGuid } = ctx.session;
    return (await isHandedIn(ctx, { code: survey.code, personGuid })) ? undefined : survey.code;
  });
  if (code) throw new Fault('surveyFirst', { code });
}
