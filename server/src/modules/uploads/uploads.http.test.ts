import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UploadRow } from '#contract/schemas/uploaded';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { fetchFile, forgetFilesOfToday, refusedWith, sendFile } from '../../../test/files.ts';
import { LAYOUTS } from '../../../test/lab-layouts.ts';
import { labReports } from '../../../test/lab-reports.ts';
import { runTasks } from '../../../test/ops-stage.ts';
import { HOSTILE_REPORTS, pdfWith } from '../../../test/pdfs.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { sendDue } from '../messages/index.ts';
import { idCardOf, setConsent } from '../../../test/reports.ts';
import { keepLog } from '../../../test/log.ts';
import { everyRow } from '../../../test/rows.ts';
import { collect } from '../../db/seal-chunks.ts';
import { makeUpload, uploadRow } from '../../../test/uploads.ts';

let portal: TestPortal;
let emp: SignedIn;
let companyId: number;
let report: Buffer;
const log = keepLog();
beforeAll(async () => {
  portal = await startPortal({ jobs: false, env: { LOG_LEVEL: 'info' }, logTo: log });
  emp = await portal.login('demo', 'emp');
  companyId = emp.user.CompanyId;
  report = Buffer.from((await labReports(LAYOUTS.slice(0, 1))).bytes);
});
afterAll(() => portal.stop());
beforeEach(() => forgetFilesOfToday(portal));

const paper = { examDay: '2021-05-20', hospital: '丽江市人民医院' };
const send = (bytes: Buffer, payload: object = {}, who = emp) =>
  sendFile(portal, who, { call: 'UploadReport', bytes, payload: { ...paper, ...payload }, name: '外院体检报告.pdf' });
async function uploaded(bytes = report): Promise<string> {
  const { uploadId } = dataOf(await send(bytes)) as unknown as { uploadId: string };
  await runTasks(portal);
  return uploadId;
}
const detail = async (uploadId: string, who = emp) =>
  dataOf(await portal.call('MyUpload', { uploadId }, { session: who }));
const say = (uploadId: string, rows: (Partial<UploadRow> & { row: number; state: UploadRow['state'] })[], who = emp) =>
  portal.call('SaveUploadRows', { uploadId, rows }, { session: who });
const save = (uploadId: string) => portal.call('SaveUploadedReport', { uploadId }, { session: emp });
const archive = async (who = emp) => dataOf(await portal.call('UploadedReports', {}, { session: who }));
const mine = (rows?: UploadRow[]) =>
  makeUpload(portal, { companyId, personGuid: emp.user.CustomerGuid, ...(rows && { rows }) });

describe('sending one in', () => {
  // proves: uploads: no more pages than a report has
  it.each(HOSTILE_REPORTS)('%s: %s', async (_what, fault, make) => {
    expect(faultOf(await send(await make()))).toBe(fault);
  });

  it('without a file, of a day to come, and of a relative who has not agreed', async () => {
    const none = await sendFile(portal, emp, {
      ...{ call: 'UploadReport', bytes: report, payload: paper, language: 'en-us' as const },
      edit: (form) => form.delete('file'),
    });
    expect(faultOf(none)).toBe('fileMissing');
    expect(none.body).toContain('Please select the file to upload');
    expect(faultOf(await send(report, { examDay: '2031-01-01' }))).toBe('uploadDayAhead');
    const son = await portal.login('demo', 'parent');
    const { people } = dataOf(await portal.call('MyReportYears', {}, { session: son }));
    const father = people.find(({ consent, relation }) => consent === 'none' && relation === 'parent');
    const of = { customerGuid: father?.customerGuid ?? '' };
    expect(faultOf(await send(report, of, son))).toBe('reportConsentNeeded');
  });

  it('is read by a task, shown row by row with its place, and its PDF comes back as it was', async () => {
    const { uploadId } = dataOf(await send(report)) as unknown as { uploadId: string };
    expect(await detail(uploadId)).toMatchObject({ state: 'reading', list: [], fileName: '外院体检报告.pdf' });
    expect(faultOf(await say(uploadId, [{ row: 0, state: 'open' }]))).toBe('uploadReading');
    await runTasks(portal);
    const { state, list, pageList, hospital, saved } = await detail(uploadId);
    expect({ state, hospital, saved, pages: pageList.length }).toEqual({
      ...{ state: 'ready', hospital: paper.hospital, saved: null, pages: 1 },
    });
    expect(list.filter(({ doubts }) => doubts.length === 0)).toHaveLength(12);
    expect(list.find(({ code }) => code === 'TG')).toMatchObject({
      ...{ value: '1.78', unit: 'mmol/L', flag: 'high', state: 'open', page: 1, by: 'reader' },
      box: { height: expect.any(Number) as number },
    });
    const pdf = await fetchFile(portal, `/AppApi/UploadedReportPdf?uploadId=${uploadId}`, { 'x-session': emp.token });
    expect(pdf.bytes.equals(report)).toBe(true);
  });

  // proves: uploads: two tries to read a file
  it('one that its reader did not survive twice is not begun again, on no node, and that is said', async () => {
    const { uploadId } = dataOf(await send(report)) as unknown as { uploadId: string };
    // two nodes took it and ended over it
    await portal.portal.database.pool.query('UPDATE report_upload SET read_tries = 2 WHERE upload_id = $1', [uploadId]);
    await runTasks(portal);
    expect(await detail(uploadId)).toMatchObject({ state: 'unreadable', tooHeavy: true, rows: 0 });
    const again = await uploaded();
    expect(await detail(again)).toMatchObject({ state: 'ready', tooHeavy: false });
    const { rows } = await portal.portal.database.pool.query(
      'SELECT read_tries FROM report_upload WHERE upload_id = $1',
      [again],
    );
    expect(rows).toEqual([{ read_tries: 0 }]);
  });

  it('the same file sent in again is noticed, and leads to the first one', async () => {
    const bytes = await pdfWith('the same report');
    const first = await uploaded(bytes);
    const second = await uploaded(bytes);
    expect((await detail(first)).sameAs).toBeNull();
    expect((await detail(second)).sameAs).toMatchObject({ uploadId: first });
    expect((await detail(await uploaded(await pdfWith('another report')))).sameAs).toBeNull();
  });

  it('one without text is kept and said to be unreadable; results can be typed in', async () => {
    const uploadId = await uploaded(await pdfWith(' '));
    expect(await detail(uploadId)).toMatchObject({ state: 'unreadable', rows: 0 });
    const typed = { row: 0, code: 'UA', value: '401', unit: 'μmol/L', range: '208-428', state: 'confirmed' as const };
    expect(dataOf(await say(uploadId, [typed])).list).toMatchObject([
      { row: 1, page: 0, by: 'person', name: { zh: '尿酸' } },
    ]);
    expect(dataOf(await save(uploadId)).saved).toBe(1);
    dataOf(await portal.call('RemoveUpload', { uploadId }, { session: emp }));
  });
});

describe('nothing enters without a confirm', () => {
  // proves: uploads: save confirmed rows only
  it('saving with nothing confirmed is refused, and only confirmed rows are saved', async () => {
    const rows = [uploadRow(1), uploadRow(2, { code: 'CREA', name: { zh: '肌酐', en: 'Creatinine' }, value: '82' })];
    const { uploadId } = await mine(rows);
    expect(faultOf(await save(uploadId))).toBe('uploadNoneConfirmed');
    expect((await archive()).reports.filter((one) => one.uploadId === uploadId)).toEqual([]);
    dataOf(await say(uploadId, [{ row: 2, state: 'confirmed' }]));
    expect(dataOf(await save(uploadId)).saved).toBe(1);
    const { reports, trends } = await archive();
    expect(reports.find((one) => one.uploadId === uploadId)?.items.map(({ code }) => code)).toEqual(['CREA']);
    expect(trends.map(({ code }) => code)).toEqual(['CREA']);
    dataOf(
      await say(uploadId, [
        { row: 2, state: 'dropped' },
        { row: 1, state: 'confirmed' },
      ]),
    );
    dataOf(await save(uploadId));
    expect((await archive()).trends.map(({ code }) => code)).toEqual(['UA']);
    dataOf(await portal.call('RemoveUpload', { uploadId }, { session: emp }));
    expect((await archive()).reports).toEqual([]);
  });

  // proves: uploads: confirmed rows are complete
  it('a row that lacks something cannot be confirmed, by the person or an operator', async () => {
    const { uploadId } = await mine([
      uploadRow(1, { code: '', doubts: ['name'] }),
      uploadRow(2, { value: '3B6', doubts: ['digits'] }),
      uploadRow(3, { range: '男208-428女155-357', doubts: ['range'] }),
      uploadRow(4),
    ]);
    for (const row of [1, 2, 3])
      expect(faultOf(await say(uploadId, [{ row, state: 'confirmed' }]))).toBe('uploadRowLacks');
    expect(faultOf(await say(uploadId, [{ row: 1, code: 'NOSUCH', state: 'open' }]))).toBe('indicatorUnknown');
    expect(faultOf(await say(uploadId, [{ row: 99, state: 'open' }]))).toBe('badInput');
    dataOf(
      await say(uploadId, [
        { row: 2, value: '386', state: 'confirmed' },
        { row: 4, state: 'confirmed' },
      ]),
    );
    expect(faultOf(await save(uploadId))).toBe('uploadTwice');
  });

  it('a blood pressure is typed as it is said, and becomes two series judged by their own ranges', async () => {
    const { uploadId } = await mine([]);
    const typed = (code: string, value: string, range = '', unit = '') =>
      say(uploadId, [{ row: 0, code, value, range, unit, state: 'confirmed' }]);
    expect(faultOf(await typed('BP', '142', '', 'mmHg'))).toBe('uploadRowLacks');
    expect(faultOf(await typed('SBP', '142/91', '', 'mmHg'))).toBe('uploadRowLacks');
    dataOf(await typed('BP', '142/91', '90-139/60-89', 'mmHg'));
    dataOf(await typed('HEIGHT', '172.5', '', 'cm'));
    dataOf(await typed('WEIGHT', '68.2', '', 'kg'));
    dataOf(await typed('VISION', '1.0/0.8'));
    dataOf(await typed('AFP', '<0.5', '<7', 'ng/mL'));
    dataOf(await typed('HBSAG', '阴性'));
    dataOf(await typed('U-LEU', '6-9', '0-5', '/HP'));
    expect(dataOf(await save(uploadId)).saved).toBe(9);
    const { reports, trends } = await archive();
    const items = reports.find((one) => one.uploadId === uploadId)?.items ?? [];
    expect(items.map(({ code, value, words, flag }) => [code, value ?? words?.zh, flag])).toEqual([
      ['SBP', 142, 'high'],
      ['DBP', 91, 'high'],
      ['HEIGHT', 172.5, 'none'],
      ['WEIGHT', 68.2, 'none'],
      ['VISION-R', 1, 'none'],
      ['VISION-L', 0.8, 'none'],
      ['AFP', '<0.5', 'normal'],
      ['HBSAG', '阴性', 'normal'],
      ['U-LEU', '6–9', 'high'],
    ]);
    expect(items.find(({ code }) => code === 'HBSAG')?.words?.en).toBe('Negative');
    expect(trends.map(({ code }) => code)).toEqual(['SBP', 'DBP', 'HEIGHT', 'WEIGHT', 'VISION-R', 'VISION-L']);
    // the same pressure once more, by the name of a part
    dataOf(await typed('SBP', '142', '90-139', 'mmHg'));
    expect(faultOf(await save(uploadId))).toBe('uploadTwice');
    dataOf(await portal.call('RemoveUpload', { uploadId }, { session: emp }));
  });

  it('stands apart from the centres’ results, and in none of their views', async () => {
    const before = dataOf(await portal.call('MyReport', {}, { session: emp }));
    const { uploadId } = await mine([uploadRow(1, { state: 'confirmed' })]);
    dataOf(await save(uploadId));
    expect(dataOf(await portal.call('MyReport', {}, { session: emp }))).toEqual(before);
    const { series } = dataOf(await portal.call('ReportTrend', { code: 'UA' }, { session: emp }));
    expect(series.every(({ method }) => !method.startsWith('uploaded:'))).toBe(true);
    const { trends } = await archive();
    expect(trends).toMatchObject([{ code: 'UA', method: 'uploaded:玉龙县人民医院', points: [{ value: 386 }] }]);
    expect(dataOf(await portal.call('MyReportYears', {}, { session: emp })).uploads).toBe(1);
    dataOf(await portal.call('RemoveUpload', { uploadId }, { session: emp }));
  });
});

describe('whose it is', () => {
  // proves: uploads: a relative’s consent to look at theirs
  it('a relative’s is read with their consent and hidden without it', async () => {
    const son = await portal.login('demo', 'parent');
    const { people } = dataOf(await portal.call('MyReportYears', {}, { session: son }));
    const mother = people.find(({ consent }) => consent === 'given')?.customerGuid ?? '';
    const { uploadId } = dataOf(await send(report, { customerGuid: mother }, son)) as unknown as { uploadId: string };
    await runTasks(portal);
    const list = async () => dataOf(await portal.call('MyUploads', {}, { session: son })).uploads;
    expect(await list()).toMatchObject([{ uploadId, customerGuid: mother }]);
    const { pool } = portal.portal.database;
    await pool.query(`DELETE FROM report_consent WHERE person_guid = $1`, [mother]);
    expect(await list()).toEqual([]);
    const asked = { session: son };
    expect(faultOf(await portal.call('MyUpload', { uploadId }, asked))).toBe('reportConsentNeeded');
    expect(faultOf(await say(uploadId, [{ row: 1, state: 'confirmed' }], son))).toBe('reportConsentNeeded');
    const pdf = await fetchFile(portal, `/AppApi/UploadedReportPdf?uploadId=${uploadId}`, { 'x-session': son.token });
    expect(refusedWith(pdf)).toBe('reportConsentNeeded');
    await setConsent(portal, { companyId, personGuid: mother, viewerGuid: son.user.CustomerGuid });
    dataOf(await portal.call('RemoveUpload', { uploadId }, asked));
  });

  it('a planted result is found in no row, no stored file and no log', async () => {
    // sent in as people do, so that all it passes through has seen it
    const hospital = '种植县人民医院';
    const { uploadId } = dataOf(await send(report, { hospital })) as unknown as { uploadId: string };
    await runTasks(portal);
    dataOf(
      await say(uploadId, [
        { row: 0, code: 'UA', value: '387.6543', unit: 'μmol/L', range: '208–428', state: 'confirmed' },
      ]),
    );
    dataOf(await save(uploadId));
    expect(JSON.stringify(await archive())).toContain('387.6543');
    const rows = Object.values(await everyRow(portal.portal.database.pool)).join('\n');
    const { storage } = portal.portal.ports;
    const files = await Promise.all((await storage.list()).map(async (key) => collect(await storage.get(key))));
    expect(files.length).toBeGreaterThan(0);
    for (const planted of ['387.6543', hospital, '%PDF-'])
      for (const found of [planted, Buffer.from(planted).toString('hex'), Buffer.from(planted).toString('base64')]) {
        expect([found, rows.includes(found)]).toEqual([found, false]);
        expect([found, files.some((file) => file.includes(found))]).toEqual([found, false]);
        expect([found, log.text().includes(found)]).toEqual([found, false]);
      }
    dataOf(await portal.call('RemoveUpload', { uploadId }, { session: emp }));
  });
});

describe('help', () => {
  // proves: uploads: operators look when asked
  // proves: uploads: operators keep confirmed rows
  // proves: uploads: an operator’s look is written down
  it('lets an operator look only while it is asked for; each look is seen, and confirming stays with the person', async () => {
    const [member, support] = [await portal.login('demo', 'elder'), await portal.operator('support')];
    const [personGuid, by] = [member.user.CustomerGuid, { session: support }];
    const rows = [
      uploadRow(1, { state: 'confirmed' }),
      uploadRow(2, { code: 'CREA', value: '8Z', doubts: ['digits'] }),
    ];
    const { uploadId } = await makeUpload(portal, { companyId, personGuid, rows });
    const on = { companyId, uploadId };
    const change = { row: 2, value: '82', unit: 'μmol/L', range: '57–97' };
    const answer = () =>
      portal.call('OpsUploadAnswer', { ...on, rows: [change, { row: 1, value: '999' }], note: '已核对' }, by);
    expect(faultOf(await portal.call('OpsUpload', on, by))).toBe('uploadHelpNotAsked');
    expect(faultOf(await answer())).toBe('uploadHelpNotAsked');
    const pdf = await fetchFile(portal, `/opsApi/UploadedReportPdf?companyId=${companyId}&uploadId=${uploadId}`, {
      cookie: support.cookie ?? '',
      'x-session': support.token,
    });
    expect(refusedWith(pdf)).toBe('uploadHelpNotAsked');
    const session = { session: member };
    dataOf(await portal.call('AskUploadHelp', { uploadId, wanted: true }, session));
    const listed = dataOf(await portal.call('OpsUploads', { list: 'asked' }, by));
    expect(listed.rows.find((one) => one.uploadId === uploadId)?.person).not.toContain(member.user.Name);
    expect(dataOf(await portal.call('OpsUpload', on, by)).list).toHaveLength(2);
    dataOf(await answer());
    const { list, help, helpNote } = await detail(uploadId, member);
    expect({ help, helpNote }).toEqual({ help: 'answered', helpNote: '已核对' });
    expect(list).toMatchObject([
      { value: '386', state: 'confirmed' },
      { value: '82', state: 'open', by: 'operator' },
    ]);
    expect(faultOf(await portal.call('OpsUpload', on, by))).toBe('uploadHelpNotAsked');
    const seen = dataOf(await portal.call('WhoLooked', { userGuid: personGuid }, session));
    expect(seen.rows.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['查看了上传报告的识别结果', '协助核对了上传的报告']),
    );
    const { rows: looks } = await portal.portal.database.pool.query<{ count: string }>(
      `SELECT count(*) FROM audit WHERE actor_kind = 'operator' AND action = 'report.upload.view' AND person_guid = $1`,
      [personGuid],
    );
    expect(Number(looks[0]?.count)).toBe(1);
  });

  // proves: uploads: tell the sender the answer
  it('tells by a message, in the language it was asked in, that there is an answer, and nothing of what it says', async () => {
    const [session, by] = [{ session: emp }, { session: await portal.operator('support') }];
    const rows = [uploadRow(1, { value: '387.6543', doubts: ['digits'] })];
    const { uploadId } = await mine(rows);
    const own = await idCardOf(portal, { companyId, personGuid: emp.user.CustomerGuid });
    const answered = async (language: 'zh-cn' | 'en-us', change: object[]) => {
      dataOf(await portal.call('AskUploadHelp', { uploadId, wanted: true }, { ...session, language }));
      dataOf(
        await portal.call(
          'OpsUploadAnswer',
          { companyId, uploadId, rows: change as never, note: '看不清，请重拍' },
          by,
        ),
      );
      await sendDue(portal.portal, companyId);
      portal.clock.advance(1_000);
      return (
        portal.portal.ports.sms
          .kept?.()
          .filter(({ phone, text }) => phone === own.phone && /您上传的报告|report you uploaded/.test(text)) ?? []
      );
    };
    const [first] = await answered('zh-cn', [{ row: 1, value: '387' }]);
    expect(first?.text).toBe('【体检预约】您上传的报告已协助核对，请登录后在「上传报告」中查看并确认。');
    const told = await answered('en-us', []);
    expect(told.map(({ text }) => text).join()).toMatch(/We have answered about the report you uploaded\./);
    expect(told).toHaveLength(2);
    expect(told.map(({ text }) => text).join()).not.toMatch(/387|重拍|玉龙/);
  });
});
