import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR_ROLES } from '#contract/values/operator-roles';
import { LANGUAGES } from '#contract/language';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { DAY, HOUR } from '../../../../test/clock.ts';
import { fetchFile, refusedWith } from '../../../../test/files.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import {
  CONSENT_CODE,
  documentFor,
  givePhone,
  idCardOf,
  makeExamined,
  makeReport,
  setConsent,
} from '../../../../test/reports.ts';
import { sendAllDue } from '../../messages/jobs.ts';

let portal: TestPortal;
let son: SignedIn;
let hr: SignedIn;
let elder: SignedIn;
let stranger: SignedIn;
/** Has agreed in the demo world. */
let mother: string;
/** Has reports and has agreed to nothing. */
let father: string;
let companyId: number;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  son = await portal.login('demo', 'parent');
  hr = await portal.login('demo', 'hr');
  elder = await portal.login('demo', 'elder');
  stranger = await portal.login('hilton', 'emp');
  companyId = son.user.CompanyId;
  const { people } = dataOf(await portal.call('MyReportYears', {}, { session: son }));
  mother = people.find(({ consent }) => consent === 'given')?.customerGuid ?? '';
  father = people.find(({ consent, relation }) => consent === 'none' && relation === 'parent')?.customerGuid ?? '';
  await makeReport(portal, { companyId, personGuid: father, userGuid: son.user.CustomerGuid });
});
afterAll(() => portal.stop());

const read = (who: SignedIn, customerGuid?: string) =>
  portal.call('MyReport', customerGuid === undefined ? {} : { customerGuid }, { session: who });

/** Looks at a person's report in the audit: who by kind, and what. */
async function looksAt(personGuid: string): Promise<string[]> {
  const { rows } = await portal.portal.database.pool.query<{ look: string }>(
    `SELECT actor_kind || ' ' || action AS look FROM audit WHERE person_guid = $1 AND action LIKE 'report.%' ORDER BY seq`,
    [personGuid],
  );
  return rows.map(({ look }) => look);
}

/** The log's lines of a try. */
async function added<T>(personGuid: string, work: () => Promise<T>): Promise<{ result: T; looks: string[] }> {
  const before = (await looksAt(personGuid)).length;
  const result = await work();
  return { result, looks: (await looksAt(personGuid)).slice(before) };
}

describe('the consent matrix', () => {
  // proves: reports: one’s own look is written down
  it('an employee reads their own, and it is written down', async () => {
    const { result, looks } = await added(elder.user.CustomerGuid, () => read(elder));
    expect(faultOf(result)).toBe('answered');
    expect(looks).toEqual(['employee report.view']);
  });

  // proves: reports: a relative’s consent
  it('a relative’s is read with their consent and refused without it, by every way', async () => {
    const given = await added(mother, () => read(son, mother));
    expect([faultOf(given.result), given.looks]).toEqual(['answered', ['employee report.view']]);
    const { idCard } = await idCardOf(portal, { companyId, personGuid: father });
    const tries = await added(father, () =>
      Promise.all([
        read(son, father),
        portal.call('MyReportYears', { customerGuid: father }, { session: son }),
        portal.call('ReportTrend', { customerGuid: father, code: 'ALT' }, { session: son }),
        portal.call('KpiSearch', { idCard }, { session: son }),
        portal.call('CompareTwoYear', { idCard }, { session: son }),
        portal.call('CompareTwoYearList', { idCard }, { session: son }),
        portal.call('PhysicalPositiveDetail', { idCard }, { session: son }),
        portal.call('SearchYearList', { idCard }, { session: son }),
        portal.call('UploadedReports', { customerGuid: father }, { session: son }),
      ]),
    );
    expect(tries.result.map(faultOf)).toEqual(tries.result.map(() => 'reportConsentNeeded'));
    const pdf = await fetchFile(portal, `/AppApi/ReportPdf?customerGuid=${father}`, { 'x-session': son.token });
    expect(refusedWith(pdf)).toBe('reportConsentNeeded');
    expect(
      dataOf(await portal.call('ReportSuggestions', { customerGuid: father }, { session: son })).suggestions,
    ).toEqual([]);
    expect(tries.looks).toEqual([]);
    const { people } = dataOf(await portal.call('MyReportYears', {}, { session: son }));
    expect(people.find(({ customerGuid }) => customerGuid === father)).toMatchObject({
      consent: 'none',
      reports: null,
    });
  });

  it('of many who look at the same moment each leaves one entry, and refused ones none', async () => {
    const own = elder.user.CustomerGuid;
    const counts = async () => Promise.all([own, mother, father].map(async (guid) => (await looksAt(guid)).length));
    const before = await counts();
    const looks = Array.from({ length: 10 }, () => [read(elder), read(son, mother), read(son, father)]).flat();
    const results = (await Promise.all(looks)).map(faultOf);
    expect(results).toEqual(Array.from({ length: 10 }, () => ['answered', 'answered', 'reportConsentNeeded']).flat());
    expect((await counts()).map((count, at) => count - (before[at] ?? 0))).toEqual([10, 10, 0]);
  });

  it('every way to a relative’s results leaves one entry', async () => {
    const { idCard } = await idCardOf(portal, { companyId, personGuid: mother });
    const session = son;
    const ways = {
      MyReport: () => read(son, mother),
      ReportTrend: () => portal.call('ReportTrend', { customerGuid: mother, code: 'TC' }, { session }),
      KpiSearch: () => portal.call('KpiSearch', { idCard }, { session }),
      CompareTwoYear: () => portal.call('CompareTwoYear', { idCard }, { session }),
      CompareTwoYearList: () => portal.call('CompareTwoYearList', { idCard }, { session }),
      PhysicalPositiveDetail: () => portal.call('PhysicalPositiveDetail', { idCard }, { session }),
      ReportSuggestions: () => portal.call('ReportSuggestions', { customerGuid: mother }, { session }),
      UploadedReports: () => portal.call('UploadedReports', { customerGuid: mother }, { session }),
      GetReportPdf: () => fetchFile(portal, `/AppApi/ReportPdf?customerGuid=${mother}`, { 'x-session': son.token }),
    };
    const looks: Record<string, string[]> = {};
    for (const [way, look] of Object.entries(ways))
      looks[way] = (await added<unknown>(mother, look)).looks.map((one) => one.replace('employee report.', ''));
    const view = ['view'];
    expect(looks).toEqual({
      ...{ MyReport: view, ReportTrend: ['trend'], KpiSearch: view, CompareTwoYear: view, CompareTwoYearList: view },
      ...{ PhysicalPositiveDetail: view, ReportSuggestions: ['suggest'], UploadedReports: ['uploaded'] },
      GetReportPdf: ['download'],
    });
    // which years there are says nothing of a result
    expect((await added(mother, () => portal.call('SearchYearList', { idCard }, { session }))).looks).toEqual([]);
  });

  it('a colleague and another company get nothing, by any way, and nothing is written down as a look', async () => {
    const { idCard } = await idCardOf(portal, { companyId, personGuid: mother });
    const { reports } = dataOf(await portal.call('MyReportYears', { customerGuid: mother }, { session: son }));
    const orderId = reports[0]?.orderId ?? 0;
    const { looks } = await added(mother, async () => {
      for (const who of [elder, stranger, hr]) {
        const session = who;
        const tries = [
          await read(who, mother),
          await portal.call('MyReport', { orderId }, { session }),
          await portal.call('MyReportYears', { customerGuid: mother }, { session }),
          await portal.call('ReportTrend', { customerGuid: mother, code: 'ALT' }, { session }),
          await portal.call('UploadedReports', { customerGuid: mother }, { session }),
          await portal.call('ReportSuggestions', { customerGuid: mother }, { session }),
          await portal.call('RiskSummary', { customerGuid: mother }, { session }),
          await portal.call('KpiSearch', { idCard }, { session }),
          await portal.call('CompareTwoYear', { idCard }, { session }),
          await portal.call('PhysicalPositiveDetail', { idCard }, { session }),
          await portal.call('SearchYearList', { idCard }, { session }),
        ];
        expect(tries.map(faultOf)).toEqual(tries.map(() => 'notYours'));
        for (const query of [`customerGuid=${mother}`, `orderId=${orderId}`]) {
          const pdf = await fetchFile(portal, `/AppApi/ReportPdf?${query}`, { 'x-session': who.token });
          expect(refusedWith(pdf)).toBe('notYours');
        }
      }
    });
    expect(looks).toEqual([]);
  });

  // proves: reports: consent to HR not withdrawn
  it('HR reads whom it was allowed to, no longer than that, and is seen', async () => {
    const { CustomerGuid: guid } = elder.user;
    const ask = () => portal.call('HrReport', { employeeNo: 'YF20003' }, { session: hr });
    expect(faultOf(await ask())).toBe('hrNotAuthorized');
    expect(faultOf(await portal.call('HrReport', { employeeNo: 'nobody' }, { session: hr }))).toBe('hrNotAuthorized');
    const page = () => portal.call('HrPerson', { person: guid }, { session: hr }).then(dataOf);
    expect((await page()).reports).toBeNull();
    const { wouldEnd } = dataOf(await portal.call('HrReportAuth', {}, { session: elder }));
    dataOf(await portal.call('SaveHrReportAuth', { authorized: true }, { session: elder }));
    const { result, looks } = await added(guid, ask);
    expect([faultOf(result), looks]).toEqual(['answered', ['hr report.view']]);
    // the page of a person tells until when, and opens nothing by itself
    const shown = await added(guid, page);
    expect(shown.looks).toEqual([]);
    expect(shown.result.reports).toMatchObject({ until: wouldEnd });
    expect(shown.result.reports?.list.length).toBeGreaterThan(0);
    expect(dataOf(await portal.call('HrReport', { person: guid }, { session: hr })).until).toBe(wouldEnd);
    expect(faultOf(await portal.call('HrReport', { employeeNo: 'YF20003' }, { session: elder }))).not.toBe('answered');
    // another company's HR asks for people who are not theirs
    const theirs = await portal.login('hilton', 'hr');
    const asked = await added(guid, () => portal.call('HrReport', { employeeNo: 'YF20003' }, { session: theirs }));
    expect([faultOf(asked.result), asked.looks]).toEqual(['hrNotAuthorized', []]);
    const { rows } = dataOf(await portal.call('WhoLooked', { userGuid: guid }, { session: elder }));
    expect(rows[0]).toMatchObject({ role: '企业 HR', what: '查看了体检报告' });
    dataOf(await portal.call('SaveHrReportAuth', { authorized: false }, { session: elder }));
    expect(faultOf(await ask())).toBe('hrNotAuthorized');
  });

  // proves: reports: consent to HR expires
  it('what HR may read ends a year after it was agreed to, and can be agreed to again', async () => {
    const { CustomerGuid: guid } = elder.user;
    const ask = () => portal.call('HrReport', { person: guid }, { session: hr }).then(faultOf);
    const save = (authorized: boolean) =>
      portal.call('SaveHrReportAuth', { authorized }, { session: elder }).then(dataOf);
    await save(true);
    await portal.portal.database.pool.query(
      `UPDATE consent SET given_at = given_at - interval '365 days' WHERE person_guid = $1 AND purpose = 'hr-report'
        AND withdrawn_at IS NULL`,
      [guid],
    );
    expect(await ask()).toBe('hrNotAuthorized');
    const mine = async () => {
      const { consents } = dataOf(await portal.call('MyConsents', { userGuid: guid }, { session: elder }));
      return consents
        .filter(({ purpose }) => purpose === 'hr-report')
        .map(({ isOver, withdrawnAt }) => [isOver, withdrawnAt !== null]);
    };
    expect(await mine()).toContainEqual([true, false]);
    await save(true);
    expect(await ask()).toBe('answered');
    expect(await mine()).toContainEqual([false, false]);
    expect(await mine()).not.toContainEqual([true, false]);
    await save(false);
  });

  it('of operators support and admin look, and are seen; finance and content never get so far', async () => {
    const { reports } = dataOf(await portal.call('MyReportYears', {}, { session: elder }));
    const orderId = reports[0]?.orderId ?? 0;
    const guid = elder.user.CustomerGuid;
    for (const role of OPERATOR_ROLES) {
      const session = await portal.operator(role);
      const { result, looks } = await added(guid, () => portal.call('OpsReport', { companyId, orderId }, { session }));
      const may = role === 'support' || role === 'admin';
      expect([role, faultOf(result) === 'answered', looks]).toEqual([role, may, may ? ['operator report.view'] : []]);
      const file = await added(guid, () =>
        fetchFile(portal, `/opsApi/ReportFile?companyId=${companyId}&orderId=${orderId}&version=1&kind=made`, {
          cookie: session.cookie,
        }),
      );
      expect([role, refusedWith(file.result) === 'sent', file.looks.length]).toEqual([role, may, may ? 1 : 0]);
    }
    const { rows } = dataOf(await portal.call('WhoLooked', { userGuid: guid }, { session: elder }));
    expect(new Set(rows.slice(0, 4).map(({ role }) => role))).toEqual(new Set(['平台管理员', '客服人员']));
  });
});

describe('a relative’s own consent', () => {
  const linkTo = async (phone: string) => {
    await sendAllDue(portal.portal);
    const sent = (portal.portal.ports.sms.kept?.() ?? []).filter((sms) => sms.phone === phone);
    const text = sent[0]?.text ?? '';
    return {
      text,
      token: /report_consent\/([\w-]{22})/.exec(text)?.[1] ?? '',
      code: /验证码(\d{6})/.exec(text)?.[1] ?? '',
    };
  };
  const answer = (token: string, said: 'give' | 'refuse' | 'withdraw', code = '') =>
    portal.call('AnswerReportConsent', { token, answer: said, code });

  let firstAnswer: ReturnType<typeof askFather> | undefined;
  const askFather = () => portal.call('AskReportConsent', { customerGuid: father }, { session: son });
  const firstAsked = () => (firstAnswer ??= askFather());

  // proves: reports: the code of a consent
  it('is asked at their own phone, given with the code, seen by them, and taken back at the same link', async () => {
    const asked = dataOf(await firstAsked());
    expect(asked.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(faultOf(await askFather())).toBe('consentAskedLately');
    const { phone } = await idCardOf(portal, { companyId, personGuid: father });
    const { text, token, code } = await linkTo(phone);
    expect(text).toContain('请求查看您的体检报告');
    const page = dataOf(await portal.call('ReportConsent', { token }));
    expect(page).toMatchObject({ state: 'asked', looks: [] });
    expect(page.asker).toContain('*');
    expect(faultOf(await answer(token, 'give', '000000'))).toBe(code === '000000' ? 'answered' : 'consentCodeWrong');
    expect(faultOf(await read(son, father))).toBe('reportConsentNeeded');
    expect(dataOf(await answer(token, 'give', ` ${code} `))).toEqual({ state: 'given' });
    expect(faultOf(await read(son, father))).toBe('answered');
    expect(dataOf(await portal.call('ReportConsent', { token })).looks).toMatchObject([{ what: '查看了体检报告' }]);
    expect(dataOf(await answer(token, 'withdraw'))).toEqual({ state: 'withdrawn' });
    expect(faultOf(await read(son, father))).toBe('reportConsentNeeded');
    // it takes a new question
    expect(faultOf(await answer(token, 'give', code))).toBe('consentLinkGone');
  });

  // proves: reports: link and code are for one person’s eyes
  it('neither link nor code is shown to the employee or an operator, and neither lies readable in the database', async () => {
    dataOf(await firstAsked());
    const support = await portal.operator('support');
    const { rows } = await portal.portal.database.pool.query<{ id: number }>(
      `SELECT message_id AS id FROM message WHERE kind = 'reportConsent'`,
    );
    const messageId = Number(rows[0]?.id);
    const shown = dataOf(await portal.call('OpsMessageText', { companyId, messageId }, { session: support })).text;
    expect(shown).not.toMatch(/report_consent|\d{6}/);
  });

  // proves: reports: five tries at a code
  it('ends with five wrong codes, and with its week', async () => {
    const pair = { companyId, personGuid: mother, viewerGuid: elder.user.CustomerGuid };
    await setConsent(portal, pair, 'asked', 'tokenForFiveWrongCodes');
    const standing = async () => dataOf(await portal.call('ReportConsent', { token: 'tokenForFiveWrongCodes' })).state;
    for (let at = 0; at < 4; at += 1)
      expect(faultOf(await answer('tokenForFiveWrongCodes', 'give', '999999'))).toBe('consentCodeWrong');
    expect(await standing()).toBe('asked');
    expect(faultOf(await answer('tokenForFiveWrongCodes', 'give', '999999'))).toBe('consentTriesOver');
    expect(await standing()).toBe('locked');
    expect(faultOf(await answer('tokenForFiveWrongCodes', 'give', CONSENT_CODE))).toBe('consentLinkGone');
    await setConsent(portal, { ...pair, viewerGuid: hr.user.CustomerGuid }, 'asked', 'tokenThatIsNeverUsed00');
    portal.clock.advance(2 * DAY);
    expect(dataOf(await portal.call('ReportConsent', { token: 'tokenThatIsNeverUsed00' })).state).toBe('expired');
    expect(faultOf(await answer('tokenThatIsNeverUsed00', 'give', CONSENT_CODE))).toBe('consentLinkGone');
    for (const language of LANGUAGES)
      expect(faultOf(await portal.call('ReportConsent', { token: 'x'.repeat(22) }, { language }))).toBe(
        'consentLinkGone',
      );
  });

  // proves: reports: consent not at the asker’s phone
  it('is not asked of oneself, nor at one’s own phone or none', async () => {
    portal.clock.advance(2 * HOUR);
    const teen = await portal.login('demo', 'teen');
    const { people } = dataOf(await portal.call('MyReportYears', {}, { session: teen }));
    const child = people.find(({ relation }) => relation !== 'self')?.customerGuid ?? '';
    const ask = (customerGuid: string) => portal.call('AskReportConsent', { customerGuid }, { session: teen });
    expect(faultOf(await ask(teen.user.CustomerGuid))).toBe('consentOwn');
    const own = await idCardOf(portal, { companyId, personGuid: teen.user.CustomerGuid });
    await givePhone(portal, { companyId, personGuid: child, phone: own.phone });
    expect(faultOf(await ask(child))).toBe('consentPhoneSame');
    await portal.portal.database.pool.query(
      'UPDATE person SET phone = NULL, phone_index = NULL WHERE person_guid = $1',
      [child],
    );
    expect(faultOf(await ask(child))).toBe('consentPhoneMissing');
  });
});

it('after the check-up the e-report authorization of an order can no longer be changed, with a refusal of its own', async () => {
  const who = await portal.login('demo', 'emp');
  const { orderId } = await makeExamined(portal, { companyId, personGuid: who.user.CustomerGuid });
  const asked = { customerGuid: who.user.CustomerGuid, orderId };
  const answer = await portal.call('ExamOrderChangeable', asked, { session: who });
  expect(JSON.stringify(answer.decoded)).toContain('reportLocked');
  expect(documentFor(who.user.CustomerGuid).sections.length).toBeGreaterThan(8);
});
