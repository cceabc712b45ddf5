import { daysBetween } from './days.ts';
import type { DemoCompany, DemoMallOrder } from './types.ts';

type Written = Omit<DemoMallOrder, 'person'> & { login?: string };

/** In the year of their own campaign. */
const inCampaign = (company: DemoCompany, today: string): Written[] => {
  const from = company.config.login?.campaign?.openFrom ?? today;
  return from < today
    ? [{ daysAgo: daysBetween(from, today) - 6, items: [{ product: 601 }], became: 'completed', after: 10 }]
    : [];
};

/** Of several years, for the filter by year. */
const dentalAndGene: Written[] = [
  { daysAgo: 780, items: [{ product: 107 }], became: 'completed', after: 9 },
  { daysAgo: 410, items: [{ product: 201, kit: 'ready' }], became: 'completed', after: 25 },
  { daysAgo: 60, items: [{ product: 110, points: 120 }], by: 'points', became: 'completed', after: 8 },
  { daysAgo: 35, items: [{ product: 205, kit: 'ready' }], became: 'completed', after: 20 },
  { daysAgo: 5, items: [{ product: 108 }, { product: 109, count: 2 }], became: 'sent', after: 2 },
  { daysAgo: 5, items: [{ product: 203 }], became: 'paid' },
];

const ORDERS: Record<string, (company: DemoCompany, today: string) => Written[]> = {
  dental: () => [
    { daysAgo: 300, items: [{ product: 103 }], by: 'dental', became: 'completed', after: 10 },
    { daysAgo: 20, items: [{ product: 103 }], by: 'dental', became: 'completed', after: 10 },
    { daysAgo: 12, items: [{ product: 101 }], became: 'completed', after: 10 },
    { daysAgo: 6, items: [{ product: 108 }], became: 'paid' },
  ],
  pocket: (company) => {
    const emp = company.people.find(({ account }) => account?.login === 'emp')?.guid;
    const father = company.people.find(({ relationOf, gender }) => relationOf === emp && gender === 'male')?.guid;
    return [
      // last year's, which has ended: the window is open again
      { daysAgo: 400, items: [{ product: 601 }], became: 'completed', after: 10 },
      { daysAgo: 399, items: [{ product: 602, for: father }], became: 'completed', after: 10 },
      { daysAgo: 14, items: [{ product: 613 }], became: 'completed', after: 10 },
      { login: 'hr', daysAgo: 9, items: [{ product: 601 }], became: 'completed', after: 9 },
    ];
  },
  deqin4: inCampaign,
  deqin5: (company, today) => [...inCampaign(company, today), ...dentalAndGene],
  deqin6: () => dentalAndGene,
  hilton: () => [{ daysAgo: 100, items: [{ product: 403 }], became: 'completed', after: 8 }],
  sevenday: () => [{ daysAgo: 45, items: [{ product: 611 }], became: 'completed', after: 10 }],
};

/** Of `emp`, unless another person is named. */
export const otherMallOrders = (company: DemoCompany, today: string): DemoMallOrder[] =>
  (ORDERS[company.code]?.(company, today) ?? []).map(({ login = 'emp', ...order }) => {
    const person = company.people.find(({ account }) => account?.login === login)?.guid;
    if (!person) throw new Error(`nobody of ${company.code} signs in as ${login}`);
    return { person, ...order };
  });
