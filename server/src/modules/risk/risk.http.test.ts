import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedQuestions } from '#contract/rules/questionnaire';
import { FACT_QUESTIONS } from '#contract/rules/risk/answered';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { documentFor, makeReport, setConsent } from '../../../test/reports.ts';
import { makeRiskSheet, RISK_ANSWERS } from '../../../test/risk.ts';
import { loadQuestionnaire } from '../../../../content/load.ts';
import { RISK_CODE } from '../../../../demo/fill-risk.ts';

let portal: TestPortal;
let son: SignedIn;
let elder: SignedIn;
let stranger: SignedIn;
/** Has agreed in the demo world. */
let mother: string;
/** Has agreed to nothing. */
let father: string;
let companyId: number;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  son = await portal.login('demo', 'parent');
  elder = await portal.login('demo', 'elder');
  stranger = await portal.login('hilton', 'emp');
  companyId = son.user.CompanyId;
  const { people } = dataOf(await portal.call('RiskPeople', {}, { session: son }));
  mother = people.find(({ consent }) => consent === 'given')?.customerGuid ?? '';
  father = people.find(({ consent, relation }) => consent === 'none' && relation === 'parent')?.customerGuid ?? '';
});
afterAll(() => portal.stop());

type About = { customerGuid?: string };
const summary = (who: SignedIn, about: About & { round?: number } = {}) =>
  portal.call('RiskSummary', about, { session: who });
const handIn = (who: SignedIn, changes: Record<string, unknown>, about: About = {}, revision = 0) =>
  portal.send('HandInAnswers', { questionnaireCode: RISK_CODE, revision, changes, ...about }, { session: who });
const again = (who: SignedIn, about: About = {}) => portal.call('BeginRiskAgain', about, { session: who });

describe('the questions', () => {
  it('are those the rules read, and no two have one name', () => {
    const questionnaire = loadQuestionnaire('risk');
    const keys = questionnaire.sections.flatMap(({ questions }) => questions.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of [...FACT_QUESTIONS, ...Object.keys(RISK_ANSWERS)]) expect(keys).toContain(key);
    const asked = askedQuestions(questionnaire, { ...RISK_ANSWERS, smoking: 'now', alcohol: 'daily' });
    expect(asked.map(({ key }) => key)).toEqual(keys);
  });
});

describe('an assessment of one’s own', () => {
  it('is refused before it is handed in, then reckoned from answers and the latest report, each named', async () => {
    expect(faultOf(await summary(elder))).toBe('riskNone');
    const day = '2026-05-20';
    const story = { values: { SBP: [136], WAIST: [92], BMI: [26.4], GLU: [6.4] } };
    const personGuid = elder.user.CustomerGuid;
    const order = await makeReport(portal, { companyId, personGuid, day, story });
    dataOf(await handIn(elder, { ...RISK_ANSWERS, height: 170, weight: 72.3, 'family-diabetes': ['father'] }));
    const told = dataOf(await summary(elder));
    const diabetes = told.results.find(({ score }) => score === 'diabetes');
    // 72.3 kg at 170 cm is 25.0
    expect(diabetes?.parts.map(({ fact, points }) => [fact, points])).toEqual([
      ['waist', 8],
      ['systolic', 6],
      ['bmi', 3],
      ['familyDiabetes', 6],
      ['age', expect.any(Number)],
      ['sex', 2],
    ]);
    expect(diabetes).toMatchObject({ state: 'computed', band: { name: 'reachedLine' } });
    const from = new Map(told.facts.map(({ fact, ...rest }) => [fact, rest]));
    expect(from.get('waist')).toEqual({ value: 92, from: 'report', day, orderId: order.orderId });
    expect(from.get('glucose')).toMatchObject({ value: 6.4, from: 'report', day });
    expect(from.get('bmi')).toMatchObject({ value: 25, from: 'answer', orderId: null });
    expect(from.get('age')).toMatchObject({ from: 'profile' });
    expect(told.checks).toContain('glucoseTolerance');
    expect(told.results.find(({ score }) => score === 'cardio')).toMatchObject({ figure: null, state: 'notComputed' });
  });

  // proves: risk: a value in another unit is not used
  // proves: risk: an earlier result stays as it was
  it('a report newer than the answers counts, one of another unit never, and the earlier result stays as it was', async () => {
    const who = await portal.login('demo', 'hr');
    const personGuid = who.user.CustomerGuid;
    const answers = { ...RISK_ANSWERS, waist: 71, systolic: 108 };
    await makeRiskSheet(portal, { companyId, personGuid, at: new Date('2025-06-01T02:00:00Z'), answers });
    await makeRiskSheet(portal, { companyId, personGuid, round: 2, at: new Date('2026-03-01T02:00:00Z'), answers });
    const document = documentFor(personGuid, { gender: 'female', story: { values: { WAIST: [91], SBP: [16.5] } } });
    const systolic = document.sections.flatMap(({ items }) => items).find(({ code }) => code === 'SBP');
    if (systolic) Object.assign(systolic, { unit: 'kPa', range: null, flag: 'none' });
    await makeReport(portal, { companyId, personGuid, document });
    const now = dataOf(await summary(who));
    expect(now.facts.find(({ fact }) => fact === 'waist')).toMatchObject({ value: 91, from: 'report' });
    expect(now.facts.find(({ fact }) => fact === 'systolic')).toMatchObject({ value: 108, from: 'answer' });
    const before = dataOf(await summary(who, { round: 1 }));
    expect(before.facts.find(({ fact }) => fact === 'waist')).toMatchObject({ value: 71, from: 'answer' });
    expect(before).toMatchObject({ isNewest: false, day: '2025-06-01' });
    expect(now.history.map(({ round }) => round)).toEqual([2, 1]);
    expect((now.history[0]?.diabetes ?? 0) - (now.history[1]?.diabetes ?? 0)).toBeGreaterThanOrEqual(7);
  });

  // proves: risk: answered again, once
  it('is answered again from the last answers, once for two presses', async () => {
    expect(dataOf(await again(elder))).toEqual({ round: 2 });
    expect(dataOf(await again(elder))).toEqual({ round: 2 });
    const begun = dataOf(await portal.call('MyQuestionnaire', { questionnaireCode: RISK_CODE }, { session: elder }));
    expect(begun).toMatchObject({ handedInAt: null, revision: 1, answers: { weight: 72.3 } });
    // a draft changes no result
    expect(dataOf(await summary(elder)).round).toBe(1);
    dataOf(await handIn(elder, { weight: 66, 'family-diabetes': ['father'] }, {}, 1));
    const { history, round } = dataOf(await summary(elder));
    expect([round, history.length]).toEqual([2, 2]);
  });
});

describe('an assessment of a relative', () => {
  // proves: risk: how far a relative has come is theirs to show
  // proves: risk: a look is written down
  it('is there for who agreed, ends with the consent, and every look is written down', async () => {
    const about = { customerGuid: mother };
    dataOf(await handIn(son, RISK_ANSWERS, about));
    const told = dataOf(await summary(son, about));
    expect(told.person).toMatchObject({ customerGuid: mother, relation: 'parent' });
    const { rows } = await portal.portal.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM audit WHERE person_guid = $1 AND action = 'report.risk'`,
      [mother],
    );
    expect(rows[0]?.count).toBe(1);
    dataOf(await portal.call('EndReportConsent', about, { session: son }));
    expect(faultOf(await summary(son, about))).toBe('riskConsentNeeded');
    const { people } = dataOf(await portal.call('RiskPeople', {}, { session: son }));
    expect(people.find(({ customerGuid }) => customerGuid === mother)).toMatchObject({
      ...{ consent: 'withdrawn', savedAt: null, handedInOn: null },
      // so that a parent is shown as the mother
      gender: 'female',
    });
  });

  // proves: risk: a relative’s consent
  it('without their consent is refused by every way, and opens with it', async () => {
    const about = { customerGuid: father };
    const sheet = { questionnaireCode: RISK_CODE, ...about };
    const tries = await Promise.all([
      summary(son, about),
      again(son, about),
      portal.call('MyQuestionnaire', sheet, { session: son }),
      portal.send('SaveAnswers', { ...sheet, revision: 0, changes: { height: 170 } }, { session: son }),
      handIn(son, RISK_ANSWERS, about),
    ]);
    expect(tries.map(faultOf)).toEqual(tries.map(() => 'riskConsentNeeded'));
    await setConsent(portal, { companyId, personGuid: father, viewerGuid: son.user.CustomerGuid });
    dataOf(await handIn(son, RISK_ANSWERS, about));
    expect(faultOf(await summary(son, about))).toBe('answered');
  });

  it('is its person’s alone: neither a colleague’s nor another company’s', async () => {
    for (const who of [elder, stranger]) {
      expect(faultOf(await summary(who, { customerGuid: father }))).toBe('notYours');
      expect(faultOf(await handIn(who, RISK_ANSWERS, { customerGuid: father }))).toBe('notYours');
    }
  });
});

describe('at rest', () => {
  it('no answer and no result can be read in the database or the log', async () => {
    const who = await portal.login('demo', 'hr');
    dataOf(await again(who));
    const planted = 123.4;
    dataOf(await handIn(who, { weight: planted, salt: 'salty' }, {}, 1));
    expect(dataOf(await summary(who)).facts.find(({ fact }) => fact === 'bmi')?.value).toBe(42.7);
    const { rows } = await portal.portal.database.pool.query<{ text: string }>(
      `SELECT (SELECT string_agg(encode(answers, 'escape'), ' ') FROM answer_sheet) ||
         (SELECT string_agg(a::text, ' ') FROM audit a WHERE action = 'report.risk') AS text`,
    );
    for (const word of [String(planted), '42.7', 'salty']) expect(rows[0]?.text).not.toContain(word);
    expect(rows[0]?.text).toContain('report.risk');
  });
});
