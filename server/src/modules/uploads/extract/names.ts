import type { Bilingual } from '#contract/language';
import { PAIR_CODES, pairOf } from '#contract/rules/reading';
import { isSameUnit, unitKey } from '#contract/rules/uploaded-row';
import { normalized } from '../../health/index.ts';

/** An indicator as reports name it. */
export interface Known {
  code: string;
  category: string;
  name: Bilingual;
  /** The usual unit first; none where nothing is measured. */
  units: readonly string[];
  names: readonly string[];
}

/** What is found of a printed name; `isSure` is false where it could be another one. */
export interface Named {
  known: Known;
  isSure: boolean;
}

export interface NameBook {
  knows(text: string): boolean;
  /** Nothing of it is left over. */
  knowsAll(text: string): boolean;
  find(name: string, unit: string, section: Section): Named | undefined;
  isUnit(text: string): boolean;
}
export type Section = 'urine' | 'stool' | 'other';

interface Entry {
  code: string;
  category: string;
  content: { name: Bilingual; unit: string; otherUnits: readonly { unit: string }[] };
  terms: { abbreviations: readonly string[]; chinese: readonly string[]; english: readonly string[] };
}

/** People search by these, but a report that prints one means something else. */
const OTHER_THINGS: Record<string, readonly string[]> = {
  BMI: ['体重', '肥胖', 'weight', 'overweight'],
  BP: ['sbp', 'dbp', '收缩压', '舒张压', '高压', '低压', 'systolicpressure', 'diastolicpressure'],
  PG1: ['pgii', 'pgr', '胃蛋白酶原', 'pepsinogen'],
  FPSA: ['ftpsa'],
  TRF: ['tibc'],
  NTPROBNP: ['bnp', '脑钠肽', '利钠肽'],
  CTNI: ['ctnt'],
  ALT: ['转氨酶'],
  TC: ['血脂'],
  VISION: ['近视', '矫正视力', '右眼视力', '左眼视力', 'shortsightedness'],
  KET: ['酮体'],
};
/** How reports name the two figures of a pair, each on a line of its own. */
const PART_NAMES: Readonly<Record<string, readonly string[]>> = {
  SBP: ['收缩压', '高压', 'SBP', 'systolic pressure', 'systolic', 'systolic blood pressure', '血压收缩压'],
  DBP: ['舒张压', '低压', 'DBP', 'diastolic pressure', 'diastolic', 'diastolic blood pressure', '血压舒张压'],
  'VISION-R': [
    '右眼视力',
    '裸眼视力右',
    '右眼裸眼视力',
    '裸眼视力右眼',
    '右裸眼视力',
    '视力右',
    '右眼裸视',
    'vision right',
  ],
  'VISION-L': [
    '左眼视力',
    '裸眼视力左',
    '左眼裸眼视力',
    '裸眼视力左眼',
    '左裸眼视力',
    '视力左',
    '左眼裸视',
    'vision left',
  ],
};
const PAIR_NAMES: Readonly<Record<string, readonly string[]>> = {
  BP: ['血压', '收缩压/舒张压', '血压(收缩压/舒张压)', '收缩压舒张压', 'SBP/DBP', 'blood pressure', 'BP'],
  VISION: ['裸眼视力', '裸眼视力右/左', '裸眼视力(右/左)', '视力(右/左)', '双眼视力', 'visual acuity R/L'],
};

/** The parts of pairs, where the encyclopedia has no entry of their own. */
const partsKnown = (has: ReadonlySet<string>): Known[] =>
  PAIR_CODES.flatMap((code) => {
    const { unit, parts } = pairOf(code) ?? { unit: '', parts: [] };
    return parts
      .filter((part) => !has.has(part.code))
      .map((part) => ({
        ...{ code: part.code, category: 'body', name: part.name },
        ...{ units: [unit].filter(Boolean), names: PART_NAMES[part.code] ?? [] },
      }));
  });

export function knownOf(entries: Iterable<Entry>): Known[] {
  const all = [...entries];
  return [
    ...all.map(({ code, category, content, terms }) => ({
      ...{ code, category, name: content.name },
      units: [content.unit, ...content.otherUnits.map(({ unit }) => unit)].filter(Boolean),
      names: [
        ...[...terms.abbreviations, ...terms.chinese, ...terms.english].filter(
          (name) => !OTHER_THINGS[code]?.includes(name),
        ),
        ...(PART_NAMES[code] ?? PAIR_NAMES[code] ?? []),
      ],
    })),
    ...partsKnown(new Set(all.map(({ code }) => code))),
  ];
}

/** Printed on nearly every report, and none of the encyclopedia's. */
const MORE_UNITS = ['mg/24h', 'uIU/mL', 'S/CO', 'COI', 'IU/L', 'U/mL', 'ng/L', 'ug/mL', '/HP', '/uL', 'cells/uL', 'kg'];

export function nameBook(all: readonly Known[]): NameBook {
  const byName = new Map<string, Known[]>();
  for (const known of all)
    for (const name of new Set(known.names.map(normalized)))
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), known]);
  const units = new Set([...all.flatMap((known) => known.units), ...MORE_UNITS].map(unitKey));
  const lookUp = (text: string): Known[] => byName.get(normalized(text)) ?? [];
  // the same texts are asked about again and again while a line is taken apart
  const asked = new Map<string, Candidates>();
  const look = (text: string): Candidates => {
    const found = asked.get(text) ?? candidates(text, lookUp);
    asked.set(text, found);
    return found;
  };
  return {
    knows: (text) => look(text).found.length > 0,
    knowsAll: (text) => look(text).found.length > 0 && look(text).isSure,
    isUnit: (text) => /[\p{L}%℃/]/u.test(text) && units.has(unitKey(text)),
    find: (name, unit, section) => resolve(look(name), unit, section, lookUp),
  };
}

/** How a name goes on behind the word for urine. */
const SHORTER: Record<string, string> = { 葡萄糖: '糖' };

interface Candidates {
  chinese: string;
  found: Known[];
  isSure: boolean;
}

/** `空腹血糖（GLU）`, `GLU 空腹血糖`, `*Uric acid (UA)`: each part is looked for, and they must agree. */
function candidates(printed: string, lookUp: (text: string) => Known[]): Candidates {
  const name = printed.normalize('NFKC').replaceAll(/^[\s*★☆▲△#·.、\d]*[.、)]\s*|^[*★☆▲△·\s]+/g, '');
  const chinese = chineseIn(name);
  const whole = lookUp(name);
  if (whole.length > 0) return { chinese, found: whole, isSure: true };
  const outside = name.replaceAll(/[([].*?[)\]]/g, ' ').trim();
  const inside = [...name.matchAll(/[([](.*?)[)\]]/g)].map(([, text = '']) => text);
  const latin = outside.replaceAll(/[\p{Script=Han}]+/gu, ' ').trim();
  const parts = [...new Set([outside, chinese, latin, ...inside])].filter(Boolean).map(lookUp);
  const known = parts.filter((part) => part.length > 0);
  const [first = [], ...others] = known;
  const both = others.reduce((left, part) => left.filter((one) => part.includes(one)), first);
  if (both.length > 0) {
    // an abbreviation alone does not say what an unknown Chinese name means
    const isChineseKnown = chinese === '' || lookUp(chinese).length > 0 || lookUp(outside).length > 0;
    return { chinese, found: both, isSure: isChineseKnown };
  }
  return { chinese, found: first, isSure: false };
}

const chineseIn = (name: string): string => {
  const outside = name.replaceAll(/[([].*?[)\]]/g, ' ');
  const runs = outside.match(/[\p{Script=Han}][\p{Script=Han}\w\s-]*/gu) ?? [];
  return (runs[0] ?? '').replace(/\s+[A-Za-z][\w-]*$/, '').trim();
};

function resolve(
  { chinese, found, isSure }: Candidates,
  unit: string,
  section: Section,
  lookUp: (text: string) => Known[],
): Named | undefined {
  if (section !== 'other') {
    const before = section === 'urine' ? ['尿'] : ['粪便', '大便', '便'];
    const own = [...found, ...before.flatMap((word) => lookUp(word + (SHORTER[chinese] ?? chinese)))].filter(
      ({ category }) => category === section,
    );
    if (own[0]) return { known: own[0], isSure };
  }
  const fitting = found.filter(({ units }) =>
    unit === '' ? units.length === 0 : units.some((one) => isSameUnit(one, unit)),
  );
  const [only] = fitting.length > 0 ? fitting : found;
  if (!only) return undefined;
  const isOnly = found.length === 1 || fitting.length === 1;
  return { known: only, isSure: isSure && isOnly && section === 'other' };
}
