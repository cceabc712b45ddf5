import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { makeQuestionnaire, SAMPLE_ANSWERS, SAMPLE_DOCUMENT } from '../../../test/questionnaires.ts';
import { whileHeld } from '../../../test/while-held.ts';

const CODE = 'wellbeing';
let portal: TestPortal;
let who: Member;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  await makeQuestionnaire(portal, { code: CODE, companyIds: [CROWD_COMPANY] });
});
afterAll(() => portal.stop());

const somebody = async (): Promise<Member> => {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
};
const session = ({ token }: Member) => ({ session: token });
const read = (member: Member) => portal.call('MyQuestionnaire', { questionnaireCode: CODE }, session(member));
const save = (member: Member, revision: number, changes: Record<string, unknown>) =>
  portal.send('SaveAnswers', { questionnaireCode: CODE, revision, changes }, session(member));
const handIn = (member: Member, revision: number, changes: Record<string, unknown> = {}) =>
  portal.send('HandInAnswers', { questionnaireCode: CODE, revision, changes }, session(member));
const isSurvey = async (member: Member, more = {}) =>
  dataOf(await portal.call('ParseAccess', { questionnaireCode: CODE, ...more }, session(member))).isSurvey;

describe('the calls', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const post = async (path: string, fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await portal.fetch(path, { method: 'POST', headers, body: form(fields) })).json() as Promise<unknown>;
  };
  let member: SignedIn;
  beforeAll(async () => {
    member = await portal.login('demo', 'emp');
  });

  it('stand on their own paths and answer with their own fields', async () => {
    const { token, user } = member;
    const jsonPara = JSON.stringify({ type: 1, companyCode: 'demo' });
    const asked = { appVersion: '1', encryptType: '1', signCode: '', signType: '1', language: 'zh-cn', session: token };
    const body = { ...asked, jsonPara, requestCode: 'GetQuestionnaireCode' };
    expect(await post('/Questionnaire/PostAppCall', body)).toMatchObject({
      success: true,
      data: { questionnaireCode: CODE },
      message: { content: '' },
    });
    expect(await post('/examApi/PostAppCall', body)).toMatchObject({ success: false });
    const access = { session: token, questionnaireCode: CODE, customerId: user.CustomerGuid };
    expect(await post('/questionnaire/parseaccess', access)).toMatchObject({
      success: true,
      data: { isSurvey: false },
    });
  });

  it('say in message.content why there is no questionnaire', async () => {
    const other = await portal.login('hilton', 'emp');
    const none = await portal.call(
      'GetQuestionnaireCode',
      { type: 'survey', companyCode: 'hilton' },
      { session: other, language: 'en-us' },
    );
    expect(faultOf(none)).toBe('questionnaireNone');
    expect(textOf(none)).toContain('no questionnaire open');
    const foreign = await portal.call('MyQuestionnaire', { questionnaireCode: CODE }, { session: other });
    expect(faultOf(foreign)).toBe('questionnaireUnknown');
  });
});

describe('a sheet', () => {
  it('is saved piece by piece and read again as it was left, on whichever device', async () => {
    who = await somebody();
    expect(dataOf(await read(who))).toMatchObject({ version: 1, revision: 0, answers: {}, savedAt: null });
    expect(dataOf(await save(who, 0, { smokes: 'now', daily: 8 }))).toMatchObject({ revision: 1 });
    expect(dataOf(await save(who, 1, { daily: null, habits: ['sitting'] }))).toMatchObject({ revision: 2 });
    expect(dataOf(await read(who))).toMatchObject({
      revision: 2,
      answers: { smokes: 'now', habits: ['sitting'] },
      handedInAt: null,
    });
  });

  // proves: questionnaires: another device was faster
  it('that another device has saved since is not written over', async () => {
    const one = await somebody();
    dataOf(await save(one, 0, { smokes: 'now' }));
    dataOf(await save(one, 1, { daily: 8 }));
    const late = await save(one, 1, { daily: 20 });
    expect(faultOf(late)).toBe('sheetMoved');
    expect(textOf(late)).toContain('不会丢失');
    expect(dataOf(await read(one)).answers).toEqual({ smokes: 'now', daily: 8 });
    const both = await Promise.all([save(one, 2, { daily: 9 }), save(one, 2, { daily: 10 })]);
    expect(both.map(faultOf).toSorted()).toEqual(['answered', 'sheetMoved']);
  });

  // proves: questionnaires: begun on two devices at once
  it('begun on two devices at once is begun by one', async () => {
    const one = await somebody();
    const elsewhere = `INSERT INTO answer_sheet (company_id, code, person_guid, about_guid, round, version, revision, answers, started_at, saved_at)
      VALUES ($1, $2, $3, $3, 1, 1, 1, '', now(), now())`;
    const { answer } = await whileHeld(portal, [elsewhere, [CROWD_COMPANY, CODE, one.guid]], () =>
      save(one, 0, { smokes: 'never' }),
    );
    expect(faultOf(answer)).toBe('sheetMoved');
  });

  // proves: questionnaires: an answer that is none
  it('takes no answer that is none', async () => {
    const one = await somebody();
    const unfit: Record<string, unknown>[] = [
      { smokes: 'sometimes' },
      { smokes: 3 },
      { daily: 0 },
      { daily: 2.5 },
      { daily: '8' },
      { habits: ['sitting', 'none'] },
      { habits: ['sitting', 'sitting'] },
      { wish: 'x'.repeat(21) },
      { unknown: 'x' },
    ];
    for (const changes of unfit)
      expect(faultOf(await save(one, 0, changes)), JSON.stringify(changes)).toBe('answerUnfit');
    expect(dataOf(await read(one)).revision).toBe(0);
  });

  // proves: questionnaires: everything that is asked
  it('is handed in once all asked questions are answered, and names the missing ones', async () => {
    const one = await somebody();
    const missing = await handIn(one, 0, { smokes: 'now', habits: ['none'] });
    expect(faultOf(missing)).toBe('answerMissing');
    expect(textOf(missing)).toContain('每天几支');
    expect(missing.decoded).toMatchObject({ detail: { params: { key: 'daily' } } });
    expect(await isSurvey(one)).toBe(false);
    dataOf(await handIn(one, 0, { smokes: 'now', daily: 8, habits: ['none'] }));
    expect(await isSurvey(one)).toBe(true);
    expect(faultOf(await save(one, 1, { daily: 9 }))).toBe('questionnaireDone');
    expect(faultOf(await handIn(one, 1))).toBe('questionnaireDone');
  });

  // proves: questionnaires: answers to asked questions only
  it('keeps no answer to a question that is not asked', async () => {
    const one = await somebody();
    dataOf(await save(one, 0, { smokes: 'now', daily: 8, habits: ['none'] }));
    dataOf(await handIn(one, 1, { smokes: 'never' }));
    expect(dataOf(await read(one)).answers).toEqual({ smokes: 'never', habits: ['none'] });
  });

  // proves: questionnaires: a survey is about oneself
  it('of a survey is about oneself', async () => {
    const member = await portal.login('demo', 'teen');
    const { relations } = dataOf(
      await portal.call('Relation', { userGuid: member.user.CustomerGuid }, { session: member }),
    );
    const relative = relations.find(({ relation }) => relation !== 'self');
    const asked = { questionnaireCode: CODE, customerGuid: relative?.customerGuid ?? '' };
    expect(faultOf(await portal.call('MyQuestionnaire', asked, { session: member }))).toBe('questionnaireOwn');
  });

  it('follows a correction, and one that was handed in stays as it was', async () => {
    const [begun, done] = [await somebody(), await somebody()];
    dataOf(await save(begun, 0, { smokes: 'now', daily: 8 }));
    dataOf(await handIn(done, 0, SAMPLE_ANSWERS));
    const [life, work] = SAMPLE_DOCUMENT.sections;
    if (!life || !work) throw new Error('no sections');
    const document = {
      ...SAMPLE_DOCUMENT,
      sections: [{ ...life, questions: life.questions.filter(({ key }) => key !== 'daily') }, work],
    };
    expect(await makeQuestionnaire(portal, { code: CODE, document })).toBe(2);
    expect(await isSurvey(done)).toBe(true);
    expect(dataOf(await read(done))).toMatchObject({ version: 1, answers: SAMPLE_ANSWERS });
    expect(dataOf(await read(begun))).toMatchObject({ version: 2, revision: 1 });
    dataOf(await handIn(begun, 1, { habits: ['none'] }));
    expect(dataOf(await read(begun))).toMatchObject({ version: 2, answers: { smokes: 'now', habits: ['none'] } });
  });

  // proves: questionnaires: its last day
  it('is taken from the first to the last day, and not when it was closed', async () => {
    const one = await somebody();
    const asked = (code: string) => portal.call('MyQuestionnaire', { questionnaireCode: code }, session(one));
    await makeQuestionnaire(portal, { code: 'later', openFrom: '2099-01-01' });
    await makeQuestionnaire(portal, { code: 'past', openTo: '2026-01-02' });
    expect(faultOf(await asked('later'))).toBe('questionnaireUnknown');
    expect(faultOf(await asked('past'))).toBe('questionnaireOver');
    const saved = { questionnaireCode: 'past', revision: 0, changes: { smokes: 'now' } };
    expect(faultOf(await portal.call('SaveAnswers', saved, session(one)))).toBe('questionnaireOver');
  });

  it('is sealed: nothing of an answer stands in the database', async () => {
    const one = await somebody();
    dataOf(await save(one, 0, { wish: 'ZanyPlantedWish' }));
    const { rows } = await portal.portal.database.pool.query<{ answers: Buffer }>(
      'SELECT answers FROM answer_sheet WHERE person_guid = $1',
      [one.guid],
    );
    expect(rows[0]?.answers.toString('latin1')).not.toContain('ZanyPlantedWish');
  });

  it('that was handed in cannot be changed past the calls either', async () => {
    const change = portal.portal.database.pool.query(
      `UPDATE answer_sheet SET revision = revision + 1 WHERE handed_in_at IS NOT NULL`,
    );
    await expect(change).rejects.toMatchObject({ constraint: 'handed_in_is_final' });
  });
});
