import { createHash } from 'node:crypto';
import type { Bilingual } from '#contract/language';
import type { ReportDocument, ReportItem } from '#contract/schemas/report-document';
import { addDays } from '#contract/rules/day';
import { isAbnormal, flagOf } from '#contract/rules/report';
import { deliveredCatalogue, type Described, type Measured, type Section } from './catalogue.ts';
import { FOLLOWS } from './follows.ts';

/** A person's unusual results, by which of their reports they are in; everything else is usual. */
export interface Story {
  values?: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** In which of them something was found. */
  found?: Readonly<Record<string, Readonly<Record<number, boolean>>>>;
}

export interface Whose {
  guid: string;
  gender: 'male' | 'female';
}

/** The same number for the same words, between 0 and 1. */
export const chance = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 2 ** 32;

/** Somewhere in the middle of the usual range, near the person's value of the year before. */
function usualValue(
  { code, digits }: Measured,
  [low, high]: readonly [number | null, number | null],
  of: string,
  year: number,
): number {
  const from = low ?? (high ?? 1) * 0.45;
  const to = high ?? (low ?? 1) * 1.8;
  const own = 0.3 + 0.4 * chance(of, code);
  const drift = 0.08 * (chance(of, code, year) - 0.5);
  return Number((from + (to - from) * (own + drift)).toFixed(digits));
}

export const boundsFor = ({ bounds }: Measured, gender: Whose['gender']): readonly [number | null, number | null] =>
  'male' in bounds ? bounds[gender] : bounds;

/** The story's values stand; the ones that follow from them come after the usual ones. */
function valuesOf(items: readonly Measured[], whose: Whose, at: number, story: Story): ReadonlyMap<string, number> {
  const told = (code: string): number | undefined => story.values?.[code]?.[at];
  const values = new Map(
    items.map((item) => [
      item.code,
      told(item.code) ?? usualValue(item, boundsFor(item, whose.gender), whose.guid, at),
    ]),
  );
  const own = (word: string): number => chance(whose.guid, word);
  for (const [code, follow] of Object.entries(FOLLOWS)) {
    const item = items.find((one) => one.code === code);
    const value = item && told(code) === undefined ? follow(values, whose, own) : undefined;
    if (item && value !== undefined) values.set(code, Number(value.toFixed(item.digits)));
  }
  return values;
}

function measuredItem(item: Measured, whose: Whose, value: number): ReportItem {
  const [low, high] = boundsFor(item, whose.gender);
  const range =
    low === null && high === null
      ? null
      : {
          ...{ low, high, text: '', ageFrom: 18, ageTo: null },
          sex: 'male' in item.bounds ? whose.gender : ('any' as const),
        };
  return {
    ...{ code: item.code, name: item.name, value, words: null, unit: item.unit, method: item.method ?? '' },
    ...{ range, flag: flagOf(value, range), convertedFrom: null },
  };
}

function describedItem({ code, name, usual, found }: Described, at: number, story: Story): ReportItem {
  const isFound = story.found?.[code]?.[at] ?? false;
  return {
    ...{ code, name, value: null, words: isFound ? found : usual, unit: '', method: '' },
    ...{ range: null, flag: isFound ? 'abnormal' : 'normal', convertedFrom: null },
  };
}

/** A plausible report that is the same every time; `at` tells the person's reports apart, by their count or their year. */
export function modelReport(
  whose: Whose,
  examDay: string,
  at: number,
  story: Story = {},
  catalogue: readonly Section[] = deliveredCatalogue(),
): ReportDocument {
  const measured = catalogue.flatMap(({ measured = [] }) =>
    measured.filter(({ only }) => !only || only === whose.gender),
  );
  const values = valuesOf(measured, whose, at, story);
  const sections = catalogue.map(({ code, name, measured: own = [], described = [] }) => ({
    ...{ code, name },
    items: [
      ...own
        .filter((item) => measured.includes(item))
        .map((item) => measuredItem(item, whose, values.get(item.code) ?? 0)),
      ...described.map((item) => describedItem(item, at, story)),
    ],
  }));
  const out = sections.flatMap(({ items }) => items).filter(({ flag }) => isAbnormal(flag));
  return {
    sections,
    conclusion: conclusionOf(out),
    advice: ADVICE.filter(({ codes }) => codes.some((code) => out.some((item) => item.code === code))),
    doctor: '沈若谷',
    reviewer: '梁慕青',
    signedOn: addDays(examDay, 7),
  };
}

function conclusionOf(out: readonly ReportItem[]): Bilingual {
  if (out.length === 0)
    return {
      zh: '本次体检所见各项结果均在参考范围内，请保持规律作息并按年复查。',
      en: 'All results of this check-up are in range. Keep up your habits and come again in a year.',
    };
  const zh = out.map(({ name }) => name.zh).join('、');
  const en = out.map(({ name }) => name.en).join(', ');
  return {
    zh: `本次体检以下结果需要关注：${zh}。建议结合下列意见复查，具体诊断请咨询专科医生。`,
    en: `These results need attention: ${en}. Please repeat them as advised below; a specialist decides what they mean for you.`,
  };
}

/** General advice as in the guidelines named beside the catalogue; never a diagnosis. */
const ADVICE: ReportDocument['advice'] = [
  {
    title: { zh: '血脂偏高：调整饮食，3 个月后复查', en: 'Lipids above range: adjust the diet, repeat in 3 months' },
    text: {
      zh: '减少动物内脏与油炸食品，每周中等强度运动 150 分钟以上。',
      en: 'Less offal and fried food; at least 150 minutes of moderate exercise a week.',
    },
    ...{ codes: ['LDL-C', 'TC', 'TG'], repeatMonths: 3 },
  },
  {
    title: {
      zh: '尿酸偏高：多饮水，限制海鲜与酒精',
      en: 'Uric acid above range: drink water, limit seafood and alcohol',
    },
    text: {
      zh: '每日饮水 2000 毫升以上；如有关节肿痛请到风湿免疫科就诊。',
      en: 'Drink 2 litres or more a day; see a rheumatologist if a joint swells or hurts.',
    },
    ...{ codes: ['UA'], repeatMonths: 3 },
  },
  {
    title: { zh: '转氨酶升高：近期避免熬夜与饮酒', en: 'Liver enzymes above range: sleep well, no alcohol' },
    text: {
      zh: '1 个月后复查肝功能，必要时行肝脏超声。',
      en: 'Repeat the liver tests in a month, with an ultrasound if needed.',
    },
    ...{ codes: ['ALT', 'AST', 'GGT'], repeatMonths: 1 },
  },
  {
    title: { zh: '血压偏高：限盐，家中自测血压', en: 'Blood pressure above range: less salt, measure at home' },
    text: {
      zh: '每日食盐不超过 5 克；连续一周在家测量仍偏高，请到心血管内科就诊。',
      en: 'No more than 5 g of salt a day. If it stays high for a week at home, see a cardiologist.',
    },
    ...{ codes: ['SBP', 'DBP'], repeatMonths: 1 },
  },
  {
    title: { zh: '血糖偏高：控制主食与含糖饮料', en: 'Glucose above range: fewer sweets and refined grains' },
    text: {
      zh: '3 个月后复查空腹血糖与糖化血红蛋白，必要时到内分泌科就诊。',
      en: 'Repeat glucose and glycated haemoglobin in 3 months; see an endocrinologist if needed.',
    },
    ...{ codes: ['GLU', 'HBA1C'], repeatMonths: 3 },
  },
  {
    title: { zh: '甲状腺结节：每年复查超声', en: 'Thyroid nodule: an ultrasound every year' },
    text: { zh: '目前分级较低，定期观察即可。', en: 'Its category is low; watching it is enough for now.' },
    ...{ codes: ['US-THY'], repeatMonths: 12 },
  },
];
