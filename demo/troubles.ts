import { plusDays } from './days.ts';
import { CENTER } from './supply/centers.ts';
import { SET } from './supply/sets.ts';
import type { DemoCompany, DemoTrouble } from './types.ts';

/** Things for the console to look at: every sort of trouble once, in a company without sign-ins by password. */
const cases = ({ people }: DemoCompany, today: string): DemoTrouble[] => {
  const [emp, hr] = people;
  if (!emp || !hr) throw new Error('a company without people has no cases');
  const of = (person: typeof emp, setId: number, daysAgo: number) => ({
    user: person.guid,
    person: person.guid,
    setId,
    extraIds: [],
    centerId: CENTER.nanjingRoad,
    day: plusDays(today, -daysAgo),
    time: '08:30–09:00',
    reportType: 'electronic' as const,
  });
  return [
    {
      ...of(emp, SET.plusMale, 46),
      kind: 'rated',
      stars: 2,
      tagIds: [21, 24],
      words: '排队近一小时，休息区没有座位。',
    },
    { ...of(hr, SET.plusSingle, 44), kind: 'rated', stars: 5, tagIds: [11, 12], words: '' },
    { ...of(emp, SET.plusMale, 24), kind: 'noShow' },
    { ...of(hr, SET.plusSingle, 22), kind: 'abnormal', reason: '机构回传的套餐与订单不一致，等待机构核对' },
    { ...of(emp, SET.plusMale, 17), kind: 'refundFailed' },
    { ...of(hr, SET.plusSingle, 15), kind: 'payUnanswered' },
    { ...of(hr, SET.plusSingle, 30), kind: 'messageFailed' },
  ];
};

const CASES: Record<string, typeof cases> = { sso: cases };

export const troublesOf = (company: DemoCompany, today: string): DemoTrouble[] =>
  CASES[company.code]?.(company, today) ?? [];
