import type { APIRequestContext } from '@playwright/test';
import { call, callerOf } from './booking.ts';

/** Enough of the annual survey to hand it in. */
const ANSWERS = {
  ...{ height: 172, weight: 68.5, feels: 'good', known: ['none'], family: ['none'], smokes: 'never', drinks: 'never' },
  ...{ moves: 'd3', habits: ['none'], rest: 'well', snores: 'no', strain: 'never' },
};

/** The survey is behind somebody: for journeys about something else. */
export async function answerSurvey(request: APIRequestContext, account: string): Promise<void> {
  const { session } = await callerOf(request, 'survey', account);
  const asked = { type: 'survey', companyCode: 'survey' };
  const { questionnaireCode } = await call<{ questionnaireCode: string }>(
    request,
    'GetQuestionnaireCode',
    asked,
    session,
  );
  await call(request, 'HandInAnswers', { questionnaireCode, revision: 0, changes: ANSWERS }, session);
}
