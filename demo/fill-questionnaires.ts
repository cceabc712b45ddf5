import type { Answers, QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { askedQuestions } from '#contract/rules/questionnaire';
import { loadQuestionnaire } from '../content/load.ts';
import type { Portal } from '../server/src/ctx.ts';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { asSupply } from '../server/src/db/transact.ts';
import { sealAnswers } from '../server/src/modules/questionnaires/index.ts';
import { plusDays, yearOf } from './days.ts';
import { fillPerson, type FillCtx } from './fill-people.ts';
import { staffOf } from './people.ts';
import type { DemoTenant } from './types.ts';

interface DemoQuestionnaire {
  code: string;
  /** Whose it is. */
  company: { code: string; companyId: number };
  document: QuestionnaireDocument;
}

/** The surveys of some companies; an assessment for all people has no company. */
const surveysOf = (today: string): DemoQuestionnaire[] => [
  {
    code: `annual-${yearOf(today)}`,
    company: { code: 'survey', companyId: 250 },
    document: loadQuestionnaire('annual'),
  },
  {
    code: `benefits-${yearOf(today)}`,
    company: { code: 'oneday', companyId: 230 },
    document: loadQuestionnaire('benefits'),
  },
];

const PUBLISHER = '沈知行';
const morningOf = (day: string): Date => new Date(`${day}T09:00:00+08:00`);

export const fillQuestionnaires = (portal: Portal, today: string): Promise<unknown> =>
  asSupply(portal.database, async (db) => {
    for (const { code, company, document } of surveysOf(today)) {
      const published_at = morningOf(plusDays(today, -20));
      const row = { code, kind: 'survey' as const, open_from: plusDays(today, -20), open_to: plusDays(today, 300) };
      await db
        .insertInto('questionnaire')
        .values({
          ...row,
          company_ids: [company.companyId],
          version: 1,
          draft: null,
          closed_at: null,
          updated_at: published_at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .insertInto('questionnaire_version')
        .values({ code, version: 1, document: JSON.stringify(document), by_name: PUBLISHER, published_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });

const COLLEAGUES = ['严安', '华予', '金岚', '魏一诺', '陶青', '姜禾', '戚然', '谢舟', '邹鸣', '喻晴', '柏川', '水清'];
const FIRST_NUMBER = 400;

/** Colleagues who have answered already; none of them signs in. The demo's own employee has not. */
export async function fillAnswers(ctx: FillCtx, company: DemoTenant, key: CompanyKey, today: string): Promise<void> {
  const survey = surveysOf(today).find((one) => one.company.code === company.code);
  if (!survey) return;
  const { employee } = staffOf(company.companyId, company.code);
  for (const [n, name] of COLLEAGUES.entries()) {
    const { account: _, ...person } = employee(FIRST_NUMBER + n, {
      guid: `5b0d1c9e-7a34-4c11-9f52-0000${String(company.companyId).padStart(4, '0')}04${String(n).padStart(2, '0')}`,
      ...{ name, gender: n % 2 ? 'male' : 'female', birthDate: '1990-04-12', city: 'shanghai' },
      ...{ login: `answerer${n}`, department: '', employeeNo: `A${n}` },
    });
    await fillPerson(ctx, person, key, '');
    await fillSheet(ctx, survey, { key, personGuid: person.guid, n, at: morningOf(plusDays(today, -1 - n)) });
  }
}

interface Answering {
  key: CompanyKey;
  personGuid: string;
  n: number;
  at: Date;
}

async function fillSheet(ctx: FillCtx, { code, document }: DemoQuestionnaire, { key, personGuid, n, at }: Answering) {
  const own = { code, person_guid: personGuid, about_guid: personGuid, round: 1 };
  await ctx.db
    .insertInto('answer_sheet')
    .values({
      ...{ company_id: ctx.company.companyId, ...own, version: 1, revision: 4 },
      answers: sealAnswers(key, own, modelAnswers(document, n)),
      ...{ started_at: at, saved_at: at, handed_in_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Height in cm and a weight that goes with it. */
function bodyOf(key: string, n: number): number | undefined {
  const height = 156 + ((n * 5) % 13) + (n % 2 ? 11 : 0);
  if (key === 'height') return height;
  return key === 'weight' ? Number(((20 + ((n * 3) % 7)) * (height / 100) ** 2).toFixed(1)) : undefined;
}

/** A person's answers to all questions, different for each. */
function modelAnswers(document: QuestionnaireDocument, n: number): Answers {
  const answers: Answers = {};
  for (let before = -1; before < Object.keys(answers).length;) {
    before = Object.keys(answers).length;
    for (const [at, question] of askedQuestions(document, answers).entries()) {
      if (question.key in answers || !question.required) continue;
      if (question.kind === 'number') {
        const middle = question.min + (question.max - question.min) * (0.25 + ((n * 7 + at) % 5) / 20);
        answers[question.key] = bodyOf(question.key, n) ?? Number(middle.toFixed(question.digits));
      } else if (question.kind !== 'text') {
        const choice = question.choices[(n * 3 + at) % question.choices.length]?.key ?? '';
        answers[question.key] = question.kind === 'one' ? choice : [choice];
      }
    }
  }
  return answers;
}
