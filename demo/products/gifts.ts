import { plusDays, yearOf } from '../days.ts';
import type { DemoCompany } from '../types.ts';
import type { DemoGift } from './types.ts';

/** One that soon ends, of which an order has taken some; and one whose time is over. */
export function giftsOf({ code, people }: DemoCompany, today: string): DemoGift[] {
  if (code !== 'demo') return [];
  const person = people.find(({ account }) => account?.login === 'emp')?.guid;
  if (!person) return [];
  const year = yearOf(today);
  return [
    {
      ...{ person, fen: 100_00, from: plusDays(today, -480), to: plusDays(today, -116) },
      name: { zh: `${year - 1} 健康礼金`, en: `Health gift of ${year - 1}` },
    },
    {
      ...{ person, fen: 180_00, from: plusDays(today, -110), to: plusDays(today, 20) },
      name: { zh: `${year} 健康礼金`, en: `Health gift of ${year}` },
    },
  ];
}
