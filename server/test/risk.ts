import type { Answers } from '#contract/schemas/questionnaire-document';
import type { CallName } from '#contract/registry';
import { transact } from '../src/db/transact.ts';
import { sealAnswers } from '../src/modules/questionnaires/index.ts';
import { RISK_CODE } from '../../demo/fill-risk.ts';
import type { SignedIn, TestPortal } from './portal.ts';

/** Answers to every question that must be answered; nothing in them counts a point for a woman of 20. */
export const RISK_ANSWERS: Answers = {
  ...{ height: 170, weight: 58, diagnosed: ['none'] },
  ...{ 'family-diabetes': ['none'], 'family-pressure': ['none'], 'family-heart': ['none'], 'family-cancer': ['none'] },
  ...{ 'passive-smoke': 'seldom', smoking: 'never', 'exercise-days': 'd5', workdays: ['none'], alcohol: 'never' },
  ...{ 'check-ups': 'yearly', vegetables: 'enough', fruit: 'daily', salt: 'light', 'sweet-drinks': 'seldom' },
  ...{ fried: 'seldom', 'whole-grains': 'daily', water: 'enough', 'sleep-hours': 8, snoring: 'no', tired: 'no' },
  ...{ 'stops-breathing': 'no', 'low-interest': 'never', 'low-mood': 'never' },
};

interface Wanted {
  companyId: number;
  personGuid: string;
  aboutGuid?: string;
  round?: number;
  at: Date;
  answers?: Answers;
}

/** A sheet that was handed in at a moment of one's choice. */
export const makeRiskSheet = ({ portal }: TestPortal, wanted: Wanted): Promise<unknown> =>
  transact({ portal, company: { companyId: wanted.companyId } }, async (ctx) => {
    const { companyId: company_id, personGuid: person_guid, aboutGuid: about_guid = person_guid, at } = wanted;
    const own = { code: RISK_CODE, person_guid, about_guid, round: wanted.round ?? 1 };
    const answers = sealAnswers(await portal.keyring.companyKey(ctx), own, wanted.answers ?? RISK_ANSWERS);
    return ctx.db
      .insertInto('answer_sheet')
      .values({ company_id, ...own, version: 1, revision: 1, answers, started_at: at, saved_at: at, handed_in_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/** The earlier events a call about the assessment needs, so that its sample is answered. */
export async function setRiskScene(stage: TestPortal, { user }: SignedIn, call: CallName): Promise<void> {
  if (call !== 'RiskSummary' && call !== 'BeginRiskAgain') return;
  const { CompanyId: companyId, CustomerGuid: personGuid } = user;
  await makeRiskSheet(stage, { companyId, personGuid, at: stage.clock.now() });
}
