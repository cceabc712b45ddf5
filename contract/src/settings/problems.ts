import type * as z from 'zod/mini';
import { CompanyConfig } from '../company-config.ts';
import type { Bilingual } from '../language.ts';
import { contrastRatio, darkenedTo, GRAPHIC_RATIO, isColor } from '../rules/contrast.ts';
import { isDay } from '../rules/day.ts';
import { isPlacePhone } from '../rules/phone.ts';
import { COLOR_NAMES, type CompanySettings } from './company-settings.ts';
import { companySettings, type Field, type Setting } from './fields.ts';
import { valueAt } from './values.ts';

/** A problem that keeps a draft from being published, and its place: `booking.holdMinutes`, `bookingWindows.0.from`. */
export interface SettingProblem extends Bilingual {
  path: string;
  /** A value that would do instead. */
  suggestion?: string;
  /** How well a colour stands out. */
  ratio?: string;
}

const WORDS = {
  missing: { zh: '请填写', en: 'Please fill this in' },
  whole: { zh: '请填写整数', en: 'Please enter a whole number' },
  money: { zh: '请填写金额，最多两位小数', en: 'Please enter an amount, with at most two decimals' },
  choice: { zh: '请从列表中选择', en: 'Please choose from the list' },
  shape: { zh: '格式不正确，请按说明填写', en: 'This is not in the form described' },
  day: { zh: '没有这一天，请填写 YYYY-MM-DD', en: 'There is no such day. Use YYYY-MM-DD' },
  hotline: {
    zh: '请填写可拨打的电话，如 400-012-3456 或带区号的座机',
    en: 'Please enter a number that can be called, such as 400-012-3456 or a landline with its area code',
  },
  order: { zh: '结束日期早于开始日期', en: 'The end is before the start' },
} satisfies Record<string, Bilingual>;

type Issue = z.core.$ZodIssue;

function wordsOf(issue: Issue): Bilingual {
  const isMoney = String(issue.path.at(-1) ?? '').endsWith('Fen');
  const bound = (limit: number | bigint): number => (isMoney ? Number(limit) / 100 : Number(limit));
  if (issue.code === 'too_small')
    return issue.origin === 'array' || issue.origin === 'string'
      ? WORDS.missing
      : { zh: `不能小于 ${bound(issue.minimum)}`, en: `Must be at least ${bound(issue.minimum)}` };
  if (issue.code === 'too_big')
    return { zh: `不能大于 ${bound(issue.maximum)}`, en: `Must be at most ${bound(issue.maximum)}` };
  if (issue.code === 'invalid_type')
    return issue.expected === 'int' || issue.expected === 'number'
      ? isMoney
        ? WORDS.money
        : WORDS.whole
      : WORDS.missing;
  return issue.code === 'invalid_value' || issue.code === 'invalid_union' ? WORDS.choice : WORDS.shape;
}

/** All problems at once, so that an operator is not led from one refusal to the next. */
export function settingProblems(settings: CompanySettings): SettingProblem[] {
  return [...namesProblems(settings), ...colorProblems(settings.colors), ...configProblems(settings.config)];
}

const namesProblems = ({ name, nameEng, hotline }: CompanySettings): SettingProblem[] =>
  Object.entries({ name, nameEng, hotline }).flatMap(([path, text]) => {
    if (text.trim() === '') return [{ path, ...WORDS.missing }];
    return path === 'hotline' && !isPlacePhone(text.trim()) ? [{ path, ...WORDS.hotline }] : [];
  });

/** Nearer to white than this the browser's guard takes the portal's own colour instead (web/src/ui/theme.ts). */
const VISIBLE_RATIO = 1.2;

/** Text is drawn readable on any colour that can be seen; one that cannot is refused, with its figure and what would do. */
export const colorProblems = (colors: CompanySettings['colors']): SettingProblem[] =>
  COLOR_NAMES.flatMap((name) => {
    const path = `colors.${name}`;
    const typed = colors[name];
    if (!isColor(typed)) return [{ path, zh: '请填写 #RRGGBB 形式的颜色', en: 'Please enter a colour as #RRGGBB' }];
    const ratio = contrastRatio(typed, '#ffffff');
    if (name === 'TopColor' || ratio >= VISIBLE_RATIO) return [];
    const suggestion = darkenedTo(typed, GRAPHIC_RATIO);
    const figure = ratio.toFixed(2);
    return [
      {
        ...{ path, suggestion, ratio: figure },
        zh: `与白底的对比度仅 ${figure}，文字和图形无法看清（图形需 ≥ ${GRAPHIC_RATIO}）。建议 ${suggestion}`,
        en: `Contrast with white is only ${figure}: text and graphics cannot be read (graphics need ${GRAPHIC_RATIO}). Try ${suggestion}`,
      },
    ];
  });

function configProblems(config: CompanySettings['config']): SettingProblem[] {
  const parsed = CompanyConfig.safeParse(config);
  const found = parsed.error?.issues ?? [];
  const problems = found.map((issue) => ({ path: issue.path.map(String).join('.'), ...wordsOf(issue) }));
  const days = companySettings.flatMap((setting) => dayProblems(setting, config));
  const known = new Set(problems.map(({ path }) => path));
  return [...problems, ...days.filter(({ path }) => !known.has(path))];
}

const dayProblems = ({ path, field }: Setting, config: CompanySettings['config']): SettingProblem[] => {
  const value = valueAt(config, path);
  return value === undefined ? [] : daysWithin(field, value, path);
};

const insideOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** Days that do not exist, and ends before their starts: what a pattern cannot say. */
function daysWithin(field: Field, value: unknown, path: string): SettingProblem[] {
  if (field.kind === 'day') return typeof value === 'string' && isDay(value) ? [] : [{ path, ...WORDS.day }];
  if (field.kind === 'list')
    return Array.isArray(value) ? value.flatMap((each, at) => daysWithin(field.element, each, `${path}.${at}`)) : [];
  if (field.kind !== 'fields') return [];
  const inner = field.fields.flatMap(({ name, field: each, optional }) => {
    const inside = insideOf(value, name);
    return inside === undefined && optional ? [] : daysWithin(each, inside, `${path}.${name}`);
  });
  const isDayField = (name: string) => field.fields.some((each) => each.name === name && each.field.kind === 'day');
  const ends = [
    ['from', 'to'],
    ['openFrom', 'openTo'],
    ['runFrom', 'runTo'],
  ] as const;
  const wrong = ends.filter(([from, to]) => {
    const [first, last] = [insideOf(value, from), insideOf(value, to)];
    return isDayField(from) && typeof first === 'string' && typeof last === 'string' && last !== '' && last < first;
  });
  return [...inner, ...wrong.map(([, to]) => ({ path: `${path}.${to}`, ...WORDS.order }))];
}
