import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage, LANGUAGES } from '#contract/language';
import { CHANGE_WORDS, explain, FLAG_WORDS } from '#contract/rules/report-words';
import { isAbnormal, SUMMARY_GROUPS } from '#contract/rules/report';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { fetchFile, refusedWith, sendFile } from '../../../test/files.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../test/crowd.ts';
import type { SignedIn, TestPortal } from '../../../test/portal.ts';
import { runTasks } from '../../../test/ops-stage.ts';
import { documentFor, idCardOf, makeExamined } from '../../../test/reports.ts';
import { everyRow } from '../../../test/rows.ts';
import { startWatched, type WatchedPortal } from '../../../test/watched.ts';
import { collect } from '../../db/seal-chunks.ts';
import { viewOf, type Opened } from './archive.ts';
import { reportPdf, spelled } from './pdf/pdf.ts';

let portal: TestPortal;
let watched: WatchedPortal;
let emp: SignedIn;
beforeAll(async () => {
  watched = await startWatched({ jobs: false });
  portal = watched.portal;
  emp = await portal.login('demo', 'emp');
});
afterAll(() => portal.stop());

const mine = async (which: { year?: number; orderId?: number } = {}) =>
  dataOf(await portal.call('MyReport', which, { session: emp }));
const years = async () => dataOf(await portal.call('MyReportYears', {}, { session: emp }));
const pdfAt = (query: string, who: SignedIn = emp) =>
  fetchFile(portal, `/AppApi/ReportPdf?${query}`, { 'x-session': who.token });
const plain = (text: string): string => text.replaceAll(/\s/g, '');

describe('one’s own archive', () => {
  it('has three years, each with at least 40 results in 8 sections, the newest first', async () => {
    const { reports, people } = await years();
    expect(reports).toHaveLength(3);
    expect(reports.map(({ year }) => year)).toEqual(reports.map(({ year }) => year).toSorted((a, b) => b - a));
    expect(people[0]).toMatchObject({ relation: 'self', consent: null, reports: 3 });
    for (const { orderId } of reports) {
      const view = await mine({ orderId });
      expect(view.sections.length).toBeGreaterThanOrEqual(8);
      expect(view.sections.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(40);
    }
  });

  it('says of every result what has become of it, in the summary, the table, the comparison and the trend alike', async () => {
    const view = await mine();
    const names = (keys: string[]) => keys.map((key) => JSON.parse(key)[0] as string);
    expect(names(view.summary.new)).toEqual(['ALT', 'UA']);
    expect(names(view.summary.worse)).toEqual(['TC', 'LDL-C']);
    expect(names(view.summary.improved)).toEqual(['GGT']);
    expect(names(view.summary.back)).toEqual(['BMI', 'WAIST', 'TG', 'US-ABD']);
    expect(names(view.summary.still)).toEqual(['US-THY']);
    const items = view.sections.flatMap((section) => section.items);
    for (const { key, change, value } of items) {
      expect(view.comparison.find((row) => row.key === key)?.change).toBe(change);
      const series = view.trends.find((one) => one.key === key);
      if (value !== null) expect(series?.points.at(-1)?.change).toBe(change);
      for (const group of SUMMARY_GROUPS) expect(view.summary[group].includes(key)).toBe(group === change);
    }
  });

  it('of a year, of an order, or of neither; a missing one is told with the way on', async () => {
    const { reports } = await years();
    const oldest = reports.at(-1);
    expect(await mine({ year: oldest?.year ?? 0 })).toMatchObject({
      orderId: oldest?.orderId,
      earlier: null,
      comparison: [],
    });
    expect((await mine({ orderId: reports[1]?.orderId ?? 0 })).earlier?.year).toBe(oldest?.year);
    expect(faultOf(await portal.call('MyReport', { year: 2001 }, { session: emp }))).toBe('reportMissing');
    const nobody = await portal.login('demo', 'teen');
    expect(faultOf(await portal.call('MyReport', {}, { session: nobody }))).toBe('reportMissing');
  });

  it('shows the trend of one indicator', async () => {
    const { series } = dataOf(await portal.call('ReportTrend', { code: 'LDL-C' }, { session: emp }));
    expect(series).toHaveLength(1);
    expect(series[0]?.points.map(({ value }) => value)).toEqual([3.3, 3.6, 3.9]);
  });
});

describe('the calls of the report service', () => {
  let idCard: string;
  beforeAll(async () => {
    ({ idCard } = await idCardOf(portal, { companyId: emp.user.CompanyId, personGuid: emp.user.CustomerGuid }));
  });

  it('answer for one’s own ID number, in their own envelope and on their own paths', async () => {
    const fields = { idCard, session: emp.token };
    const posted = async (path: string, more: object = {}) => {
      const response = await portal.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, ...more }),
      });
      return (await response.json()) as { code: number; message: string; data: { list: unknown[] } };
    };
    const lists = await Promise.all([
      posted('/temple/searchYearList'),
      posted('/kpi/search', { planId: 980 }),
      posted('/transform/compareTwoYear', { planId: 980 }),
      posted('/transform/compareTwoYearList', { planId: 980 }),
      posted('/physicalPositiveDetail/serarch', { planId: 980, physicalPerson: emp.user.Name }),
    ]);
    expect(lists.map(({ code, message }) => [code, message])).toEqual(lists.map(() => [200, '']));
    const [yearList, kpis, compared, pairs, positive] = lists.map(({ data }) => data.list.length);
    expect([yearList, pairs]).toEqual([3, 2]);
    expect(kpis).toBeGreaterThanOrEqual(40);
    expect(compared).toBe(kpis);
    expect(positive).toBe((await mine()).summary.abnormal);
  });

  // proves: reports: ID number of self or relative
  it('refuse another’s number, an unknown one, and a name that does not go with it', async () => {
    const colleague = await portal.login('demo', 'elder');
    const asked = { session: emp };
    const { idCard: theirs } = await idCardOf(portal, {
      companyId: colleague.user.CompanyId,
      personGuid: colleague.user.CustomerGuid,
    });
    for (const idCard of [theirs, '990100199001010019'])
      expect(faultOf(await portal.call('KpiSearch', { idCard }, asked))).toBe('notYours');
    const other = { idCard, physicalPerson: '别人' };
    expect(faultOf(await portal.call('PhysicalPositiveDetail', other, asked))).toBe('reportPersonOther');
    expect(faultOf(await portal.call('KpiSearch', { idCard, planId: 1 }, asked))).toBe('reportMissing');
  });
});

describe('the PDF', () => {
  it.each(LANGUAGES)('in %s: pages, text that can be read out, its font inside, at most 300 KB', async (language) => {
    const { headers, bytes } = await pdfAt(`language=${language}`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(bytes.length).toBeLessThan(300 * 1024);
    expect(bytes.includes('/FontFile2')).toBe(true);
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(totalPages).toBeGreaterThanOrEqual(2);
    const english = language === 'en-us';
    const found = plain(text);
    // a character without a glyph would stand there as a mark
    expect(found).not.toContain('〓');
    for (const words of english
      ? ['LDL cholesterol', 'Uric acid', 'Conclusion', 'First seen']
      : ['低密度脂蛋白胆固醇', '尿酸', '总检结论', '主检医师', '陈思远'])
      expect(found).toContain(plain(words));
  });

  it('of another person is refused, and the centre’s own is refused where there is none', async () => {
    const { reports } = await years();
    const elder = await portal.login('demo', 'elder');
    expect(refusedWith(await pdfAt(`orderId=${reports[0]?.orderId}`, elder))).toBe('notYours');
    expect(refusedWith(await pdfAt(`customerGuid=${emp.user.CustomerGuid}`, elder))).toBe('notYours');
    expect(refusedWith(await pdfAt('kind=original'))).toBe('reportMissing');
  });

  it('says of every result what the page says, in every part of it and in both languages, whatever the results are', async () => {
    const value = fc.double({ min: 0.5, max: 9, noNaN: true }).map((one) => Number(one.toFixed(2)));
    const pair = fc.tuple(value, value);
    const found = fc.tuple(fc.boolean(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(pair, pair, found, fc.constantFrom(...LANGUAGES), async (ldl, tg, nodule, lang) => {
        const guid = '00000000-0000-4000-8000-000000000001';
        const story = { values: { 'LDL-C': ldl, TG: tg }, found: { 'US-THY': nodule } };
        const reports = [1, 0].map((at): Opened => {
          const day = `202${5 + at}-05-20`;
          const document = documentFor(guid, { day, at, story });
          const center = { zh: '康禾', en: 'Kanghe' };
          return {
            ...{ head: { orderId: at + 1, year: 2025 + at, examDay: day, center }, planId: 980, version: 1 },
            ...{ hasOriginal: false, document },
          };
        });
        const person = { guid, name: '测试', gender: 'male' as const, birthDate: '1990-01-01' };
        const [newest] = reports;
        if (!newest) throw new Error('no report');
        const view = viewOf({ person, reports }, newest);
        const bytes = await reportPdf(view, lang, new Date('2026-06-01'));
        const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
        const lines = plain(text);
        const items = view.sections.flatMap((section) => section.items);
        for (const code of ['LDL-C', 'TG']) {
          const item = items.find((one) => one.code === code);
          if (!item) throw new Error(`${code} is missing`);
          const flag = inLanguage(FLAG_WORDS[item.flag], lang);
          const told = `${item.value}mmol/L≤${item.range?.high}${flag}${isAbnormal(item.flag) ? '↑' : ''}${inLanguage(CHANGE_WORDS[item.change], lang)}`;
          expect(lines).toContain(plain(spelled(told)));
        }
        // the summary counts and the comparison explains the same changes
        for (const group of SUMMARY_GROUPS) {
          const changed = items.filter(({ change }) => change === group);
          expect(lines).toContain(plain(`${inLanguage(CHANGE_WORDS[group], lang)} (${changed.length}):`));
        }
        for (const row of view.comparison.filter(({ change }) => !['normal', 'none'].includes(change))) {
          expect(row.change).toBe(items.find(({ key }) => key === row.key)?.change);
          expect(lines).toContain(plain(spelled(explain(row, lang))));
        }
      }),
      { numRuns: 8 },
    );
  });
});

/** Everything that lies in the store, as it lies there. */
async function storedFiles(): Promise<Buffer[]> {
  const { storage } = portal.portal.ports;
  const keys = await storage.list();
  return Promise.all(keys.map(async (key) => collect(await storage.get(key))));
}

describe('at rest', () => {
  it('a planted result, its finding, its doctor and its conclusion are in no row and no stored file, neither as text nor as bytes, and in no log', async () => {
    const [member] = await makeCrowd(portal, 1);
    if (!member) throw new Error('nobody came');
    const planted = { value: 73.91357, words: '种植结节-7391', doctor: '种植医师', conclusion: '种植结论' };
    const document = documentFor(member.guid);
    const [section] = document.sections;
    section?.items.push({
      ...{
        code: 'PLANT',
        name: { zh: '种植项目', en: 'Planted' },
        value: planted.value,
        words: null,
        unit: 'g',
        method: '',
      },
      ...{ range: null, flag: 'none', convertedFrom: null },
    });
    section?.items.push({
      ...{
        code: 'PLANT2',
        name: { zh: '种植发现', en: 'Planted' },
        value: null,
        words: { zh: planted.words, en: planted.words },
      },
      ...{ unit: '', method: '', range: null, flag: 'abnormal', convertedFrom: null },
    });
    document.doctor = planted.doctor;
    document.conclusion = { zh: planted.conclusion, en: planted.conclusion };
    // by the operator's file, so that all it passes through has seen it: upload, task, store, document
    const order = await makeExamined(portal, { companyId: CROWD_COMPANY, personGuid: member.guid });
    const handed = JSON.stringify({ reports: [{ orderNo: order.orderNo, document }] });
    const support = await portal.operator('support');
    const sent = await sendFile(portal, support, {
      ...{ bytes: Buffer.from(handed), name: 'reports.json', call: 'OpsReportBulk' },
      payload: { companyId: CROWD_COMPANY, reason: '六月批次' },
    });
    expect(sent.decoded?.ok).toBe(true);
    await runTasks(portal);
    const read = dataOf(await portal.call('MyReport', {}, { session: member.token }));
    expect(JSON.stringify(read)).toContain(planted.words);
    const secrets = Object.values(planted).map(String);
    const stored = await everyRow(portal.portal.database.pool);
    expect(stored.report_version).not.toBe('');
    const found = Object.entries(stored).flatMap(([table, text]) =>
      secrets
        .flatMap((secret) => [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')])
        .filter((form) => text.includes(form))
        .map((form) => `${table}: ${form}`),
    );
    expect(found).toEqual([]);
    expect(await storedFiles()).toSatisfy(
      (files: Buffer[]) => files.length > 0 && files.every((file) => secrets.every((secret) => !file.includes(secret))),
    );
    const { idCard } = await idCardOf(portal, { companyId: emp.user.CompanyId, personGuid: emp.user.CustomerGuid });
    dataOf(await portal.call('SearchYearList', { idCard }, { session: emp }));
    watched.expectSeen([...secrets, idCard]);
  });
});
