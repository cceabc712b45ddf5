import type { Bilingual } from '#contract/language';
import { isSameUnit, unitKey } from '#contract/rules/uploaded-row';
import { normalized } from '#contract/rules/search-text';

/** An indicator as reports name it. */
export interface Known {
  code: string;
  category: string;
  name: Bilingual;
  /** The usual unit first; none where nothing is measured. */
  units: readonly string[];
  names: readonly string[];
}

/** The match of a printed name; `isSure` is false where it could be another one. */
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
  const parts = [...new Set([outside, chinese, ...latinParts(latin, lookUp), ...inside])].filter(Boolean).map(lookUp);
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

/** A name with its abbreviation beside it, `Uric acid UA` or `UA Uric acid`, where both are known; else as it stands. */
function latinParts(latin: string, lookUp: (text: string) => Known[]): string[] {
  if (lookUp(latin).length > 0) return [latin];
  const words = latin.split(/\s+/);
  for (const at of [words.length - 1, 1]) {
    const pair = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (pair.every((part) => part !== '' && lookUp(part).length > 0)) return pair;
  }
  return [latin];
}

const chineseIn = (name: string): string => {
  const outside = name.replaceAll(/[([].*?[)\]]/g, ' ');
  const runs = outside.match(/[\p{Script=Han}][\p{Script=Han}\w\s-]*/gu) ?? [];
  return (runs[0] ?? '').replace(/(\s+[A-Za-z][\w-]*)+$/, '').trim();
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
