import { plusDays, yearOf } from '../days.ts';
import type { DemoCompany } from '../types.ts';
import type { DemoGift } from './types.ts';

/** What the default company gives: one that soon ends and one that lasts. */
export function giftsOf({ code, people }: DemoCompany, today: string): DemoGift[] {
  if (code !== 'demo') return [];
  const person = people.find(({ account }) => account?.login === 'emp')?.guid;
  if (!person) return [];
  return [
    {
      ...{ person, fen: 50_00, from: plusDays(today, -60), to: plusDays(today, 24) },
      name: { zh: '生日健康礼金', en: 'Birthday health gift' },
    },
    {
      ...{ person, fen: 200_00, from: plusDays(today, -148), to: plusDays(today, 216) },
      name: { zh: `${yearOf(today)} 年度商城礼金`, en: `Mall gift of ${yearOf(today)}` },
    },
  ];
}
