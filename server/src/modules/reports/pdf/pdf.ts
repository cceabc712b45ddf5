import { setImmediate } from 'node:timers/promises';
import { methodText, unitText } from '#contract/values/lab-words';
import { inLanguage, type Bilingual, type Language } from '#contract/language';
import type { ReportView, SeenItem } from '#contract/schemas/report-view';
import {
  CHANGE_WORDS,
  convertedText,
  explain,
  FLAG_ARROWS,
  FLAG_WORDS,
  NOT_A_DIAGNOSIS,
  rangeText,
  valueText,
} from '#contract/rules/report-words';
import { isAbnormal, SUMMARY_GROUPS } from '#contract/rules/report';
import { chinesePdf } from '../../../pdf/document.ts';
import { openSheet, type Cell, type Sheet } from './pdf-sheet.ts';
import { PDF_WORDS as W } from './pdf-words.ts';

const RED = '#b42318';
const GREEN = '#1a7f4b';
const INK = '#1f2328';

/** A report as a PDF with its font embedded: the same results and the same words as the page. */
export async function reportPdf(view: ReportView, lang: Language, now: Date): Promise<Uint8Array> {
  const say = (text: Bilingual) => inLanguage(text, lang);
  const { pdf, show, bytes } = await chinesePdf({
    ...{ size: 'A4', margin: 44, bufferPages: true },
    info: { Title: `${view.year} ${say(W.title)}`, CreationDate: now },
  });
  const sheet = openSheet(pdf, (text) =>
    text
      .split('\n')
      .map((line) => show(spelled(line)).text)
      .join('\n'),
  );
  head(sheet, view, say);
  summary(sheet, view, lang);
  attention(sheet, view, lang);
  for (const section of view.sections) {
    // other requests are served between two pages
    await setImmediate();
    sheet.heading(say(section.name));
    sheet.table(
      [say(W.item), say(W.result), say(W.reference), say(W.flag), say(W.change)],
      WIDTHS,
      section.items.map((item) => rowOf(item, lang)),
    );
  }
  comparison(sheet, view, lang);
  trends(sheet, view, lang);
  advice(sheet, view, lang);
  sheet.heading(say(W.conclusion));
  sheet.text(say(view.conclusion));
  signature(sheet, view, say);
  sheet.note(say(NOT_A_DIAGNOSIS));
  sheet.pageNumbers((page, pages) => filled(say(W.page), { page, pages }));
  pdf.end();
  return bytes;
}

const WIDTHS = [0.34, 0.24, 0.16, 0.12, 0.14] as const;
type Say = (text: Bilingual) => string;

/** Signs of laboratories that the font does not have, as they are typed without it. */
const SPELLED: Record<string, string> = { μ: 'µ', '⁹': '^9', γ: 'gamma' };
export const spelled = (text: string): string => text.replace(/[μ⁹γ]/gu, (sign) => SPELLED[sign] ?? sign);

const filled = (text: string, values: Record<string, number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

function head(sheet: Sheet, view: ReportView, say: Say): void {
  const { person, examDay, center, version } = view;
  sheet.letterhead(say(center), say(W.letterhead));
  sheet.title(`${view.year} ${say(W.title)}`);
  const facts = [
    [W.person, person.name],
    [W.sex, say(person.gender === 'male' ? W.male : W.female)],
    [W.age, String(person.age)],
    [W.day, examDay],
    [W.center, say(center)],
    [W.version, String(version)],
  ] as const;
  sheet.text(facts.map(([name, value]) => `${say(name)}: ${value}`).join('    '));
}

function summary(sheet: Sheet, view: ReportView, lang: Language): void {
  const say = (text: Bilingual) => inLanguage(text, lang);
  sheet.heading(say(W.summary));
  if (!view.earlier) return sheet.text(say(W.noEarlier));
  const names = new Map(view.sections.flatMap(({ items }) => items).map(({ key, name }) => [key, say(name)]));
  for (const group of SUMMARY_GROUPS) {
    const listed = view.summary[group].map((key) => names.get(key) ?? '');
    const tail = listed.length > 0 ? listed.join(lang === 'en-us' ? ', ' : '、') : say(W.none);
    sheet.text(`${say(CHANGE_WORDS[group])} (${listed.length}): ${tail}`);
  }
}

function attention(sheet: Sheet, view: ReportView, lang: Language): void {
  const say = (text: Bilingual) => inLanguage(text, lang);
  const found = view.sections.flatMap(({ items }) => items).filter(({ flag }) => isAbnormal(flag));
  sheet.heading(say(W.abnormal));
  if (found.length === 0) return sheet.text(say(W.noAbnormal));
  sheet.table(
    [say(W.item), say(W.result), say(W.reference), say(W.flag), say(W.change)],
    WIDTHS,
    found.map((item) => rowOf(item, lang)),
  );
}

function rowOf(item: SeenItem, lang: Language): Cell[] {
  const { name, code, unit, method, range, flag, change, convertedFrom } = item;
  const out = isAbnormal(flag);
  const value = [valueText(item, lang), item.value === null ? '' : unitText(unit, lang)].filter(Boolean).join(' ');
  const converted = convertedFrom ? `\n${convertedText(convertedFrom, lang)}` : '';
  return [
    {
      text: `${inLanguage(name, lang)} ${code}${method ? `\n${inLanguage(W.method, lang)}: ${methodText(method, lang)}` : ''}`,
    },
    { text: value + converted, color: out ? RED : INK },
    { text: rangeText(range) },
    { text: `${inLanguage(FLAG_WORDS[flag], lang)} ${FLAG_ARROWS[flag]}`.trim(), color: out ? RED : INK },
    { text: inLanguage(CHANGE_WORDS[change], lang), color: change === 'improved' || change === 'back' ? GREEN : INK },
  ];
}

function comparison(sheet: Sheet, view: ReportView, lang: Language): void {
  if (!view.earlier) return;
  sheet.heading(`${inLanguage(W.comparison, lang)} (${view.earlier.year} / ${view.year})`);
  for (const row of view.comparison)
    if (row.differs !== null || (row.change !== 'normal' && row.change !== 'none'))
      sheet.text(`· ${explain(row, lang)}`);
}

/** Of results out of range that were measured before. */
function trends(sheet: Sheet, view: ReportView, lang: Language): void {
  const out = new Set(
    view.sections.flatMap(({ items }) => items.filter(({ flag }) => isAbnormal(flag)).map(({ key }) => key)),
  );
  const shown = view.trends
    .filter(({ key }) => out.has(key))
    .map((series) => ({ ...series, points: series.points.filter(({ day }) => day <= view.examDay) }))
    .filter(({ points }) => points.length > 1);
  if (shown.length === 0) return;
  sheet.heading(inLanguage(W.trends, lang));
  for (const { name, unit, points } of shown) {
    const last = points.at(-1);
    sheet.trend(
      [inLanguage(name, lang), unitText(unit, lang)].filter(Boolean).join(' · '),
      points.map(({ year, value, flag }) => ({ label: String(year), value, isOut: isAbnormal(flag) })),
      { low: last?.low ?? null, high: last?.high ?? null },
    );
  }
}

function advice(sheet: Sheet, view: ReportView, lang: Language): void {
  if (view.advice.length === 0) return;
  sheet.heading(inLanguage(W.advice, lang));
  for (const [at, { title, text, repeatMonths }] of view.advice.entries()) {
    const repeat = repeatMonths === null ? '' : ` ${filled(inLanguage(W.repeat, lang), { months: repeatMonths })}`;
    sheet.text(`${at + 1}. ${inLanguage(title, lang)}: ${inLanguage(text, lang)}${repeat}`);
  }
}

function signature(sheet: Sheet, view: ReportView, say: Say): void {
  const { doctor, reviewer, signedOn } = view;
  const parts = [`${say(W.doctor)}: ${doctor}`, ...(reviewer ? [`${say(W.reviewer)}: ${reviewer}`] : [])];
  sheet.text([...parts, `${say(W.signedOn)}: ${signedOn}`].join('    '));
}
