import type { RelationKind, StoreStatus } from '#contract/calls/booking';
import type { Language } from '#contract/language';
import type { PersonLimits } from '#contract/rules/person';
import { weekday } from '#contract/rules/day';
import { ENGLISH_MONTHS } from '#contract/rules/day-range';
import type { ChangeDeadline } from '#contract/rules/working-days';

/** Small pieces of sentences in both languages, for the blanks of faults. */
const WEEKDAYS = {
  'zh-cn': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'en-us': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** 「2026 年 6 月 16 日（周二）」, "Tue, 16 Jun 2026". */
export function dayText(day: string, lang: Language): string {
  const [year = '', month = '', date = ''] = day.split('-').map((part) => String(Number(part)));
  const name = WEEKDAYS[lang][weekday(day)] ?? '';
  if (lang === 'en-us') return `${name}, ${date} ${ENGLISH_MONTHS[Number(month) - 1] ?? ''} ${year}`;
  return `${year} 年 ${month} 月 ${date} 日（${name}）`;
}

/** Without the year, for what lies within weeks: 「6月16日（周二）」, "Tue 16 Jun". */
export function shortDayText(day: string, lang: Language): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const name = WEEKDAYS[lang][weekday(day)] ?? '';
  return lang === 'en-us' ? `${name} ${date} ${ENGLISH_MONTHS[month - 1] ?? ''}` : `${month}月${date}日（${name}）`;
}

/** Within the same weeks and beside another day: 「6 月 16 日」, "16 Jun". */
export function monthAndDay(day: string, lang: Language): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return lang === 'en-us' ? `${date} ${ENGLISH_MONTHS[month - 1] ?? ''}` : `${month} 月 ${date} 日`;
}

/** The moment online changes end; a year whose holidays are not published may still move it. */
export function deadlineText({ lastDay, provisional }: ChangeDeadline, lang: Language): string {
  const mark = lang === 'en-us' ? ' (provisional)' : '（暂定）';
  return `${shortDayText(lastDay, lang)}${lang === 'en-us' ? ' ' : ''}24:00${provisional ? mark : ''}`;
}

const RELATIONS: Record<RelationKind, [string, string]> = {
  self: ['本人', 'employees'],
  spouse: ['配偶', 'spouses'],
  parent: ['父母', 'parents'],
  child: ['子女', 'children'],
  other: ['其他家属', 'other relatives'],
};
export const relationText = (relation: RelationKind, lang: Language): string =>
  RELATIONS[relation][lang === 'en-us' ? 1 : 0];

/** The words of a centre's status. */
const STATUS: Record<StoreStatus, [string, string]> = {
  normal: ['正常营业', 'open'],
  decoration: ['装修中', 'under renovation'],
  relocation: ['搬迁中', 'relocating'],
  temporarilyClosed: ['暂停营业', 'temporarily closed'],
  closed: ['已停业', 'closed down'],
  vipCancelled: ['VIP 区已取消', 'without its VIP area'],
  vipNotOpen: ['VIP 区未开放', 'not opening its VIP area yet'],
  notOpenYet: ['暂未开放', 'not open yet'],
};
export const statusText = (status: StoreStatus, lang: Language): string => STATUS[status][lang === 'en-us' ? 1 : 0];

/** The people a limit leaves: 「 45 岁及以上已婚女性」, "married women of 45 and older". */
export function whoText({ sex, marital, minAge, maxAge }: PersonLimits, lang: Language): string {
  if (lang === 'en-us') {
    const noun = sex === 'male' ? 'men' : sex === 'female' ? 'women' : 'people';
    const age =
      minAge !== null && maxAge !== null
        ? ` of ${minAge}–${maxAge}`
        : minAge !== null
          ? ` of ${minAge} and older`
          : maxAge !== null
            ? ` up to ${maxAge}`
            : '';
    return `${marital ?? ''} ${noun}${age}`.trim();
  }
  const age =
    minAge !== null && maxAge !== null
      ? `${minAge}–${maxAge} 岁`
      : minAge !== null
        ? `${minAge} 岁及以上`
        : maxAge !== null
          ? `${maxAge} 岁及以下`
          : '';
  const status = marital === 'married' ? '已婚' : marital === 'single' ? '未婚' : '';
  const noun = sex === 'male' ? '男性' : sex === 'female' ? '女性' : '人士';
  // a figure stands apart from the characters before it
  return `${age ? ` ${age}` : ''}${status}${noun}`;
}
