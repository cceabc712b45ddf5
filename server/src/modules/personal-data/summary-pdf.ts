import { setImmediate } from 'node:timers/promises';
import { inLanguage, type Bilingual, type Language } from '#contract/language';
import { dayInShanghai, timeInShanghai } from '#contract/rules/day';
import { chinesePdf } from '../../pdf/document.ts';
import type { PersonalCell, PersonalRow } from '../../personal-data.ts';

export interface Section {
  name: string;
  title: Bilingual;
  fields: Readonly<Record<string, Bilingual>>;
  rows: PersonalRow[];
}

const INK = '#1f2328';
const GREY = '#57606a';
/** Enough to read; the whole of it stands in the JSON beside. */
const MOST_ROWS = 20;

const WORDS = {
  title: { zh: '个人信息摘要', en: 'Summary of your data' },
  none: { zh: '没有记录', en: 'Nothing is held' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
} as const satisfies Record<string, Bilingual>;

/** The archive's content, for people to read. */
export async function summaryPdf(sections: Section[], lang: Language, now: Date): Promise<Uint8Array> {
  const say = (text: Bilingual) => inLanguage(text, lang);
  const { pdf, show, bytes } = await chinesePdf({
    size: 'A4',
    margin: 48,
    info: { Title: say(WORDS.title), CreationDate: now },
  });
  const write = (text: string, size: number, color: string) =>
    pdf
      .fillColor(color)
      .fontSize(size)
      .text(show(text).text, { paragraphGap: size / 3 });
  write(say(WORDS.title), 20, INK);
  write(`${dayInShanghai(now)} ${timeInShanghai(now)}`, 10, GREY);
  for (const { title, fields, rows } of sections) {
    pdf.moveDown(0.6);
    write(`${say(title)}（${rows.length}）`, 14, INK);
    if (rows.length === 0) write(say(WORDS.none), 10, GREY);
    for (const row of rows.slice(0, MOST_ROWS)) write(lineOf(row, fields, lang), 10, INK);
    if (rows.length > MOST_ROWS) write(restOf(rows.length - MOST_ROWS, lang), 10, GREY);
    // laying text out takes its time: others have their turn between two sections
    await setImmediate();
  }
  pdf.end();
  return bytes;
}

const restOf = (more: number, lang: Language): string =>
  lang === 'en-us' ? `${more} more stand in the JSON file` : `其余 ${more} 条见 JSON 文件`;

function lineOf(row: PersonalRow, fields: Section['fields'], lang: Language): string {
  const told = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return told
    .map(([field, value]) => `${inLanguage(fields[field] ?? { zh: field, en: field }, lang)}: ${textOf(value, lang)}`)
    .join('  ·  ');
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function textOf(value: PersonalCell, lang: Language): string {
  if (typeof value === 'boolean') return inLanguage(value ? WORDS.yes : WORDS.no, lang);
  const text = String(value);
  if (!MOMENT.test(text)) return text;
  const at = new Date(text);
  return `${dayInShanghai(at)} ${timeInShanghai(at)}`;
}
