import type { Answers } from '#contract/schemas/questionnaire-document';
import { dayInShanghai } from '#contract/rules/day';
import { loadQuestionnaire } from '../content/load.ts';
import type { Portal } from '../server/src/ctx.ts';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { asSupply } from '../server/src/db/transact.ts';
import { sealAnswers } from '../server/src/modules/questionnaires/index.ts';
import { plusDays } from './days.ts';
import type { FillCtx } from './fill-people.ts';
import type { DemoTenant } from './types.ts';

/** The name under which the assessment is asked for. */
export const RISK_CODE = 'health-risk';

/** The questions of the assessment, for every company; existing ones stay. */
export async function fillRiskQuestions(portal: Portal, today: string): Promise<void> {
  const now = portal.clock();
  await asSupply(portal.database, async (db) => {
    await db
      .insertInto('questionnaire')
      .values({
        ...{ code: RISK_CODE, kind: 'risk', company_ids: null, open_from: plusDays(today, -400), open_to: null },
        ...{ version: 1, draft: null, closed_at: null, updated_at: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('questionnaire_version')
      .values({
        ...{ code: RISK_CODE, version: 1, by_name: '周晴', published_at: now },
        document: JSON.stringify(loadQuestionnaire('risk')),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Half a year ago: a little more weight and fewer days of exercise than one would say today. */
const EARLIER: Answers = {
  ...{ height: 176, weight: 78.5, waist: 88, systolic: 131, diagnosed: ['none'] },
  ...{ 'family-diabetes': ['father'], 'family-pressure': ['mother'], 'family-heart': ['none'] },
  ...{ 'family-cancer': ['none'], 'passive-smoke': 'seldom', smoking: 'now', cigarettes: 10, 'smoking-years': 9 },
  ...{ 'exercise-days': 'd1', workdays: ['sitting', 'late'], alcohol: 'monthly', 'check-ups': 'yearly' },
  ...{ vegetables: 'some', fruit: 'weekly', salt: 'salty', 'sweet-drinks': 'weekly', fried: 'seldom' },
  ...{ 'whole-grains': 'weekly', water: 'some', 'sleep-hours': 6.5, snoring: 'yes', tired: 'yes' },
  ...{ 'stops-breathing': 'no', 'low-interest': 'never', 'low-mood': 'days' },
};
const WHOSE = 'emp';
const DAYS_AGO = 180;

/** An earlier result, where the menu leads to the assessment. */
export async function fillRiskSheets(ctx: FillCtx, company: DemoTenant, key: CompanyKey): Promise<void> {
  const isOffered = company.menus.some(({ items }) => items.some(({ url }) => url === '/web/risk'));
  const person = company.people.find(({ account }) => account?.login === WHOSE);
  if (!isOffered || !person) return;
  const today = dayInShanghai(ctx.portal.clock());
  const at = new Date(`${plusDays(today, -DAYS_AGO)}T10:31:00+08:00`);
  const own = { code: RISK_CODE, person_guid: person.guid, about_guid: person.guid, round: 1 };
  await ctx.db
    .insertInto('answer_sheet')
    .values({
      ...{ company_id: ctx.company.companyId, ...own, version: 1, revision: 2 },
      ...{ answers: sealAnswers(key, own, EARLIER), started_at: at, saved_at: at, handed_in_at: at },
    })
    .execute();
}
