import type { RelationKind } from '#contract/calls/booking';
import { DEFAULT_BOOKING_ID } from '#contract/schemas/fields';
import { FAMILY_CARD_PLAN } from './cards.ts';
import { CITIES } from './cities.ts';
import { plusDays, yearOf } from './days.ts';
import { PARENTS_PREMIUM_SETS, PARENTS_SETS, PLUS_SETS, PREMIUM_SETS, SET, SETS } from './supply/sets.ts';
import type { DemoCompany, DemoPlan } from './types.ts';

const CARE_SETS = [SET.careMale, SET.careSingle, SET.careMarried];
const STAFF_SETS = [...CARE_SETS, ...PLUS_SETS, ...PREMIUM_SETS];
const FAMILY_SETS = [...STAFF_SETS, ...PARENTS_SETS, ...PARENTS_PREMIUM_SETS];
const EXECUTIVE_SETS = [SET.executiveMale, SET.executiveFemale];

/** Not "other": who is neither spouse, parent nor child comes at their own cost. */
const FAMILY: RelationKind[] = ['self', 'spouse', 'parent', 'child'];

/** The second plan, where there is one. */
const SECOND_PLAN = DEFAULT_BOOKING_ID + 1;
/** The usual number of add-ons (docs/product §4.2). */
const MAX_EXTRAS = 5;
/** The company pays 680 yuan, whatever is chosen. */
const SHARE_FEN = 680_00;

/** The company pays its share, at most the whole price. */
const shared = (ids: number[], shareFen: number) =>
  SETS.filter(({ id }) => ids.includes(id)).map(({ id, priceFen }) => ({
    id,
    companyFen: Math.min(shareFen, priceFen),
  }));

type Wish = Partial<Omit<DemoPlan, 'sets'>> & { sets?: number[]; shareFen?: number };

/** The plan nearly every company has: one for the staff, and for their families where relatives may be booked. */
function annual(company: DemoCompany, today: string, wish: Wish = {}): DemoPlan {
  const { sets, shareFen = SHARE_FEN, ...rest } = wish;
  const withFamily = company.config.account?.relatives ?? true;
  return {
    id: DEFAULT_BOOKING_ID,
    name: { zh: `${yearOf(today)} 年度员工体检`, en: `${yearOf(today)} employee check-up` },
    mode: 1,
    windows: company.config.bookingWindows ?? [],
    forWhom: withFamily ? FAMILY : ['self'],
    maxPeople: withFamily ? 6 : 1,
    maxExtras: MAX_EXTRAS,
    sets: shared(sets ?? (withFamily ? FAMILY_SETS : STAFF_SETS), shareFen),
    ...rest,
  };
}

/** A person with two plans chooses between them first. */
const ownCost = (company: DemoCompany, today: string): DemoPlan =>
  annual(company, today, {
    id: SECOND_PLAN,
    name: { zh: `${yearOf(today)} 自费深度体检`, en: `${yearOf(today)} self-paid deep check-up` },
    mode: 3,
    uses: 12,
    forWhom: [...FAMILY, 'other'],
    shareFen: 0,
    sets: [...PREMIUM_SETS, ...EXECUTIVE_SETS, ...PARENTS_PREMIUM_SETS],
  });

/** Booked with a family card. A person without one is not asked about it. */
const familyCard = (company: DemoCompany, today: string): DemoPlan =>
  annual(company, today, {
    id: FAMILY_CARD_PLAN,
    name: { zh: `${yearOf(today)} 家属体检卡`, en: `${yearOf(today)} family check-up card` },
    mode: 2,
    uses: 12,
    forWhom: ['spouse', 'parent', 'child'],
    shareFen: 1_040_00,
    sets: [...PLUS_SETS, ...PARENTS_SETS],
  });

const OTHERS: Record<string, (company: DemoCompany, today: string) => DemoPlan[]> = {
  demo: (company, today) => [annual(company, today), familyCard(company, today)],
  // The group exam itself followed the days on which it could be booked.
  deqin2: (company, today) => [
    annual(company, today, {
      name: { zh: '2023 年团体体检', en: '2023 group exam' },
      examFrom: '2023-09-11',
      examTo: '2023-11-30',
    }),
  ],
  deqin5: (company, today) => [
    annual(company, today, { forWhom: ['self'], maxPeople: 1, sets: STAFF_SETS }),
    ownCost(company, today),
  ],
  // Its people work in two cities only.
  deqin6: (company, today) => [annual(company, today, { cityIds: [CITIES.guangzhou.id, CITIES.shenzhen.id] })],
  hilton: (company, today) => [annual(company, today, { examTo: plusDays(today, 210), shareFen: 880_00 })],
  // Everything paid, nothing to add: the plainest case there is.
  plain: (company, today) => [annual(company, today, { sets: [SET.light], maxExtras: 2 })],
  survey: (company, today) => [annual(company, today, { shareFen: 1_040_00, maxExtras: 3 })],
};

export const plansOf = (company: DemoCompany, today: string): DemoPlan[] =>
  OTHERS[company.code]?.(company, today) ?? [annual(company, today)];
