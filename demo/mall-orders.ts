import { otherMallOrders } from './mall-orders-others.ts';
import type { DemoCompany, DemoMallOrder } from './types.ts';

/** Journeys open these by their address. */
const GUID = (no: number): string => `5b0f6f3a-2a43-4c1e-9d5b-0c7a3f1e8a0${no}`;

const personOf = ({ people }: DemoCompany, login: string): string => {
  const found = people.find(({ account }) => account?.login === login);
  if (!found) throw new Error(`nobody signs in as ${login}`);
  return found.guid;
};

/** By points: they make the history of points. */
const byPoints = (person: string): DemoMallOrder[] => [
  { person, daysAgo: 1100, items: [{ product: 621, points: 320 }], by: 'points', became: 'completed', after: 11 },
  {
    ...{ person, daysAgo: 800, by: 'points', became: 'completed', after: 24 },
    items: [{ product: 201, points: 560, kit: 'ready' }],
  },
  {
    ...{ person, daysAgo: 700, by: 'points', became: 'cancelled', after: 10 },
    items: [{ product: 403, points: 240 }],
  },
  { person, daysAgo: 420, items: [{ product: 201, kit: 'ready' }], by: 'points', became: 'completed', after: 26 },
  { person, daysAgo: 300, items: [{ product: 101, inWallet: true }], by: 'points', became: 'completed', after: 10 },
  { person, daysAgo: 97, items: [{ product: 101, inWallet: true }], by: 'points', became: 'completed', after: 10 },
  { person, daysAgo: 53, items: [{ product: 201, kit: 'analysing' }], by: 'points', became: 'completed', after: 9 },
  { person, daysAgo: 50, items: [{ product: 403 }], by: 'points', became: 'cancelled', after: 2 },
];

/** Of one shopper in every state and paid in every way, over several years. */
const byOtherMeans = (person: string): DemoMallOrder[] => [
  { guid: GUID(1), person, daysAgo: 0, items: [{ product: 101 }], became: 'toPay' },
  { guid: GUID(2), person, daysAgo: 0, items: [{ product: 611 }], became: 'toPay' },
  { guid: GUID(3), person, daysAgo: 6, items: [{ product: 204, kit: 'sent' }], became: 'sent', after: 3 },
  { guid: GUID(4), person, daysAgo: 48, items: [{ product: 611 }], became: 'completed', after: 10 },
  { guid: GUID(5), person, daysAgo: 20, items: [{ product: 403 }], became: 'expired' },
  { person, daysAgo: 610, items: [{ product: 405 }, { product: 109, count: 2 }], became: 'completed', after: 8 },
  { person, daysAgo: 260, items: [{ product: 206, kit: 'ready' }], became: 'completed', after: 30 },
  { person, daysAgo: 84, items: [{ product: 103 }], by: 'dental', became: 'completed', after: 10 },
  { person, daysAgo: 40, items: [{ product: 109 }], by: { giftFen: 59_00 }, became: 'refunded', after: 5 },
  { person, daysAgo: 30, items: [{ product: 203, kit: 'received' }], became: 'completed', after: 12 },
  { person, daysAgo: 25, items: [{ product: 405 }], by: { giftFen: 80_00 }, became: 'completed', after: 7 },
  {
    ...{ person, daysAgo: 4, by: { cardFen: 50_00 }, became: 'sent', after: 2 },
    items: [{ product: 407, count: 2 }, { product: 406 }],
  },
  { person, daysAgo: 5, items: [{ product: 107 }], became: 'paid' },
];

function defaultOrders(company: DemoCompany): DemoMallOrder[] {
  const of = (login: string) => personOf(company, login);
  const [emp, parent, elder, teen, hr] = [of('emp'), of('parent'), of('elder'), of('teen'), of('hr')];
  const spouse = company.people.find(({ relationOf, relation }) => relationOf === parent && relation === 'spouse');
  return [
    ...byPoints(emp),
    ...byOtherMeans(emp),
    // the last of a sold-out product, and all but a few of a scarce one
    { person: elder, daysAgo: 120, items: [{ product: 503 }], became: 'completed', after: 8 },
    { person: parent, daysAgo: 90, items: [{ product: 503 }], became: 'completed', after: 9 },
    { person: elder, daysAgo: 5, items: [{ product: 404, count: 2 }], became: 'sent', after: 2 },
    { person: parent, daysAgo: 6, items: [{ product: 404 }], became: 'paid' },
    { person: parent, daysAgo: 60, items: [{ product: 101 }], by: 'points', became: 'completed', after: 10 },
    { person: parent, daysAgo: 70, items: [{ product: 501, for: spouse?.guid }], became: 'completed', after: 10 },
    { person: parent, daysAgo: 140, items: [{ product: 601 }], became: 'completed', after: 10 },
    { person: teen, daysAgo: 13, items: [{ product: 301 }], became: 'completed', after: 10 },
    { person: hr, daysAgo: 15, items: [{ product: 632 }], became: 'expired' },
  ];
}

/**
 * Orders of both malls, in each of their states, made of their company's products. Those paid with money are older than
 * the bills that are still compared: the simulator never saw them.
 */
export const mallOrdersOf = (company: DemoCompany, today: string): DemoMallOrder[] =>
  company.code === 'demo' ? defaultOrders(company) : otherMallOrders(company, today);
