import type { Bilingual } from '../language.ts';

/** A week of a centre, segment by segment; 0 is Sunday. */
export interface WeekSegment {
  weekday: number;
  starts: string;
  ends: string;
  seats: number;
}

/** The parts of a centre that publishing looks at. */
export interface CenterToPublish {
  chainId: number | null;
  district: Bilingual;
  address: Bilingual;
  phone: string;
  hours: Bilingual;
  transport: Bilingual;
  introduction: Bilingual;
  preparation: Bilingual;
  languages: readonly string[];
  opensOn: string | null;
  /** Of the opening day; null where the centre has none. */
  opensOnWeekday: number | null;
}

/** `name`: the missing part; `mend`: the way to add it. `at` is a field of the form, or the week. */
export const CENTER_FINDINGS = {
  chain: {
    blocks: true,
    at: 'chainId',
    name: { zh: '还没有选择所属连锁', en: 'No chain is chosen' },
    mend: { zh: '选择连锁，结算和联系都按连锁进行', en: 'Choose the chain it is settled with' },
  },
  address: {
    blocks: true,
    at: 'address',
    name: { zh: '地址或行政区不完整', en: 'The address or district is incomplete' },
    mend: { zh: '填写中英文的行政区和地址', en: 'Enter district and address in both languages' },
  },
  phone: {
    blocks: true,
    at: 'phone',
    name: { zh: '没有电话', en: 'There is no telephone number' },
    mend: { zh: '填写到检者可以拨打的电话', en: 'Enter the number people can call' },
  },
  hours: {
    blocks: true,
    at: 'hours',
    name: { zh: '没有营业时间', en: 'There are no opening hours' },
    mend: { zh: '填写中英文的营业时间', en: 'Enter the hours in both languages' },
  },
  languages: {
    blocks: true,
    at: 'languages',
    name: { zh: '没有写明服务语言', en: 'No language is named' },
    mend: { zh: '至少选择一种语言', en: 'Choose at least one language' },
  },
  week: {
    blocks: true,
    at: 'week',
    name: { zh: '还没有设置号源', en: 'There are no seats yet' },
    mend: { zh: '在「每周号源」中写明开诊的时段和号数', en: 'Set the times and seats of its week' },
  },
  openingDay: {
    blocks: true,
    at: 'week',
    name: { zh: '开业当天没有号源', en: 'There are no seats on the opening day' },
    mend: { zh: '为那一天设置号源，或更改开放日期', en: 'Set seats for that weekday, or change the opening day' },
  },
  transport: {
    blocks: false,
    at: 'transport',
    name: { zh: '没有交通说明', en: 'There are no directions' },
    mend: { zh: '写明地铁站和出口', en: 'Name the metro station and exit' },
  },
  introduction: {
    blocks: false,
    at: 'introduction',
    name: { zh: '没有机构介绍', en: 'There is no introduction' },
    mend: { zh: '用一两句话介绍机构', en: 'Introduce the centre in a sentence or two' },
  },
  preparation: {
    blocks: false,
    at: 'preparation',
    name: { zh: '没有本机构的检前须知', en: 'There are no preparation notes' },
    mend: { zh: '写明本机构与通用须知不同的地方', en: 'Note what differs from the usual preparation' },
  },
} as const satisfies Record<string, { blocks: boolean; at: string; name: Bilingual; mend: Bilingual }>;
export type CenterFinding = keyof typeof CENTER_FINDINGS;
export const FINDING_NAMES = Object.keys(CENTER_FINDINGS) as CenterFinding[];

const lacks = ({ zh, en }: Bilingual): boolean => zh === '' || en === '';

/** The parts a centre still lacks, in the order of the page. */
export function findingsOf(center: CenterToPublish, week: readonly WeekSegment[]): CenterFinding[] {
  const withSeats = week.filter(({ seats }) => seats > 0);
  const { opensOnWeekday } = center;
  const isMissing: Record<CenterFinding, boolean> = {
    chain: center.chainId === null,
    address: lacks(center.address) || lacks(center.district),
    phone: center.phone === '',
    hours: lacks(center.hours),
    languages: center.languages.length === 0,
    week: withSeats.length === 0,
    openingDay:
      withSeats.length > 0 && opensOnWeekday !== null && !withSeats.some(({ weekday }) => weekday === opensOnWeekday),
    transport: lacks(center.transport),
    introduction: lacks(center.introduction),
    preparation: lacks(center.preparation),
  };
  return FINDING_NAMES.filter((name) => isMissing[name]);
}

export const blocking = (findings: readonly CenterFinding[]): CenterFinding[] =>
  findings.filter((name) => CENTER_FINDINGS[name].blocks);

/** The first two segments of a weekday that overlap. */
export function overlapIn(week: readonly WeekSegment[]): [WeekSegment, WeekSegment] | undefined {
  const sorted = week.toSorted((one, other) => one.weekday - other.weekday || one.starts.localeCompare(other.starts));
  for (const [at, one] of sorted.entries()) {
    const next = sorted[at + 1];
    if (next?.weekday === one.weekday && next.starts < one.ends) return [one, next];
  }
  return undefined;
}
