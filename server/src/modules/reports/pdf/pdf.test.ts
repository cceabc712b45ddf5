import { extractText } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { documentFor } from '../../../../test/reports.ts';
import { viewOf, type Opened } from '../archive.ts';
import { reportPdf } from './pdf.ts';

const guid = '00000000-0000-4000-8000-000000000001';
const story = { values: { 'LDL-C': [3.3, 3.6, 3.9] } };
let pages: string[];
beforeAll(async () => {
  const reports = [2, 1, 0].map((at): Opened => {
    const day = `202${4 + at}-05-20`;
    const center = { zh: '康禾南京路中心', en: 'Kanghe Nanjing Road' };
    const head = { orderId: at + 1, year: 2024 + at, examDay: day, center };
    const document = documentFor(guid, { day, at, story });
    return { head, planId: 980, version: 1, hasOriginal: false, document };
  });
  const [newest] = reports;
  if (!newest) throw new Error('no report');
  const person = { guid, name: '测试', gender: 'male' as const, birthDate: '1990-01-01' };
  const view = viewOf({ person, reports }, newest);
  const { text } = await extractText(new Uint8Array(await reportPdf(view, 'zh-cn', new Date('2026-06-01'))));
  pages = text.map((page) => page.replaceAll(/\s/g, ''));
});

it('begins with the centre, and says the heads of a table again where it goes on', () => {
  expect(pages[0]).toMatch(/^康禾南京路中心/);
  const begun = pages.slice(1).filter((page) => page.startsWith('项目结果参考范围判断较上次'));
  expect(begun.length).toBeGreaterThan(0);
});

it('draws the signs of laboratories, and the years of results out of range', () => {
  const all = pages.join('');
  expect(all).toContain('mmol/L≤3.4');
  expect(all).toContain('10¹²/L');
  expect(all).not.toContain('〓');
  expect(all).toMatch(
    /历年趋势.*低密度脂蛋白胆固醇·mmol\/L.*3\.9.*3\.6.*3\.3.*2024.*2025.*2026|历年趋势.*3\.3.*3\.6.*3\.9/,
  );
});
