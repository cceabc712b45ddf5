import type { Bilingual } from '#contract/language';
import { PAIR_CODES, pairOf } from '#contract/rules/reading';
import type { Known } from '../../parsing/index.ts';

export type { Known } from '../../parsing/index.ts';

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
