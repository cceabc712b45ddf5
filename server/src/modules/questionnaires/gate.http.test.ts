import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagePreferences } from '#contract/calls/hr';
import { personalData } from '#contract/calls/personal-data';
import { isOpenBeforeSurvey } from '#contract/calls/survey-gate';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { closeGate, LOOP_SURVEY, SAMPLE_ANSWERS } from '../../../test/questionnaires.ts';
import { ACTOR, allCalls, COLLEAGUE, sampleOf } from '../../../test/registry-samples.ts';
import { learn } from '../../../test/registry-learned.ts';

const DEMO = 100;
let portal: TestPortal;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  who = await portal.login(ACTOR.company, ACTOR.account);
  await learn(portal, who);
  await closeGate(portal, DEMO);
  // another node, which has not read the settings before
  const other = await startPortal({ jobs: false, database: portal.database });
  portal = { ...other, stop: stopBoth(portal, other) };
});
afterAll(() => portal.stop());

const stopBoth = (one: TestPortal, other: TestPortal) => async () => {
  await other.stop();
  await one.stop();
};

const gated = allCalls.filter(({ name, access }) => access !== 'public' && !isOpenBeforeSurvey(name));
const open = allCalls.filter(({ name, access }) => access !== 'public' && isOpenBeforeSurvey(name));

describe('until the survey is answered', () => {
  it('every call of an employee but those the contract leaves open is refused, and says where to go', async () => {
    expect(gated.length).toBeGreaterThan(100);
    const session = who;
    const answers: [string, string][] = [];
    const asked = gated.filter(({ access, kind }) => access === 'employee' && kind !== 'upload');
    while (asked.length > 0)
      await Promise.all(
        asked.splice(0, 8).map(async ({ name }) => {
          answers.push([name, faultOf(await portal.send(name, sampleOf(name, who), { session }))]);
        }),
      );
    // a part of the account centre that the company has not got is refused for that before
    expect(answers.filter(([, fault]) => !['surveyFirst', 'partClosed'].includes(fault))).toEqual([]);
    expect(answers.filter(([, fault]) => fault === 'surveyFirst').length).toBeGreaterThan(80);
  });

  // proves: questionnaires: the gate
  it('says so in both languages, with the survey as the next step', async () => {
    const asked = { userGuid: who.user.CustomerGuid };
    const zh = await portal.call('GetExamOrders', asked, { session: who });
    expect(textOf(zh)).toBe('请先完成健康问卷（约 2 分钟），再继续使用');
    const params = { code: LOOP_SURVEY, survey: '健康问卷', minutes: 2 };
    expect(zh.decoded).toMatchObject({ detail: { next: 'fillSurvey', params } });
    const en = await portal.call('GetExamOrders', asked, { session: who, language: 'en-us' });
    expect(textOf(en)).toBe('Please complete the Health survey (about 2 minutes) before you continue');
  });

  it('leaves open the calls to answer it, to decide about one’s data and to leave', async () => {
    const reads = open.filter(({ kind, access }) => kind === 'read' && access === 'employee');
    expect(reads.length).toBeGreaterThan(10);
    for (const { name } of reads)
      expect(faultOf(await portal.send(name, sampleOf(name, who), { session: who })), name).not.toBe('surveyFirst');
  });

  it('leaves every call of HR open, while HR waits for its own check-up', async () => {
    const hr = await portal.login(COLLEAGUE.company, COLLEAGUE.account);
    const ofHr = allCalls.filter(({ access }) => access === 'hr');
    expect(ofHr.filter(({ name }) => !isOpenBeforeSurvey(name))).toEqual([]);
    for (const { name } of ofHr.filter(({ kind }) => kind === 'read'))
      expect(faultOf(await portal.send(name, sampleOf(name, hr), { session: hr })), name).not.toBe('surveyFirst');
    const asked = { userGuid: hr.user.CustomerGuid };
    expect(faultOf(await portal.call('GetExamOrders', asked, { session: hr }))).toBe('surveyFirst');
  });

  it('leaves every call of the privacy page open', () => {
    const calls = [...Object.keys(personalData), ...Object.keys(messagePreferences)];
    expect(calls.filter((name) => !isOpenBeforeSurvey(name))).toEqual([]);
  });

  it('a company that does not ask for it is not held up', async () => {
    const other = await portal.login('hilton', 'emp');
    const asked = { userGuid: other.user.CustomerGuid };
    expect(faultOf(await portal.call('GetExamOrders', asked, { session: other }))).toBe('answered');
  });

  // proves: questionnaires: a draft does not open the gate
  it('opens with the moment it is handed in, not with a draft', async () => {
    const session = who;
    const orders = () => portal.call('GetExamOrders', { userGuid: who.user.CustomerGuid }, { session });
    const sheet = { questionnaireCode: LOOP_SURVEY, changes: SAMPLE_ANSWERS };
    dataOf(await portal.call('SaveAnswers', { ...sheet, revision: 0 }, { session }));
    expect(faultOf(await orders())).toBe('surveyFirst');
    dataOf(await portal.call('HandInAnswers', { ...sheet, revision: 1 }, { session }));
    expect(faultOf(await orders())).toBe('answered');
  });
});
