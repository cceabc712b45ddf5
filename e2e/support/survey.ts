import type { APIRequestContext } from '@playwright/test';
import { call, callerOf } from './booking.ts';

/** Enough of the annual survey to hand it in. */
const ANSWERS = {
  ...{ height: 172, weight: 68.5, feels: 'good', known: ['none'], family: ['none'], smokes: 'never', drinks: 'never' },
  ...{ moves: 'd3', habits: ['none'], rest: 'well', snores: 'no', strain: 'never' },
};

/** The person has answered the survey: for journeys about something else. */
export async function answerSurvey(request: APIRequestContext, account: string): Promise<void> {
  const { session } = await callerOf(request, 'survey', account);
  const form = { requestCode: 'GetQuestionnaireCode', language: 'zh-cn', encryptType: '1', session };
  const jsonPara = JSON.stringify({ type: 'survey', companyCode: 'survey' });
  const answer = await request.post('/Questionnaire/PostAppCall', { form: { ...form, jsonPara } });
  const { data } = (await answer.json()) as { data: { questionnaireCode: string } };
  await call(request, 'HandInAnswers', { ...data, revision: 0, changes: ANSWERS }, session);
}
