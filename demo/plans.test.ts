import { describe, expect, test } from 'vitest';
import { CompanyConfig } from '#contract/company-config';
import { DEFAULT_BOOKING_ID } from '#contract/schemas/fields';
import { ageOn, isDay } from '#contract/rules/day';
import { limitsMissed } from '#contract/rules/person';
import { demoCenters } from './supply/centers.ts';
import { EXTRAS } from './supply/extras.ts';
import { SETS } from './supply/sets.ts';
import type { DemoLimits } from './supply/types.ts';
import type { DemoPerson } from './types.ts';
import { demoWorld } from './world.ts';

const TODAY = '2026-06-10';
const world = demoWorld(TODAY);
const centers = demoCenters(TODAY);
const plansOf = (code: string) => world.find((company) => company.code === code)?.plans ?? [];
const repeated = <T>(values: T[]) => values.filter((value, at) => values.indexOf(value) !== at);

const fits = ({ sex, marital, minAge, maxAge }: DemoLimits, person: DemoPerson): boolean => {
  const limits = { sex: sex ?? null, marital: marital ?? null, minAge: minAge ?? null, maxAge: maxAge ?? null };
  const age = ageOn(person.birthDate, TODAY);
  return limitsMissed(limits, { gender: person.gender, maritalStatus: person.marital, age }).length === 0;
};

describe.each(world)('$code', ({ config, plans, people, quotas, addresses, pastOrders }) => {
  test('has the default plan, with texts in both languages and packages that exist', () => {
    expect(plans[0]?.id).toBe(DEFAULT_BOOKING_ID);
    expect(repeated(plans.map(({ id }) => id))).toEqual([]);
    for (const plan of plans) {
      expect(plan.name.zh).not.toBe('');
      expect(plan.name.en).not.toMatch(/\p{Script=Han}|^$/u);
      expect(plan.sets.length).toBeGreaterThan(0);
      for (const { id, companyFen } of plan.sets) {
        const set = SETS.find((one) => one.id === id);
        expect(companyFen).toBeLessThanOrEqual(set?.priceFen ?? -1);
      }
      for (const { from, to } of plan.windows) {
        expect(isDay(from)).toBe(true);
        if (to) expect(to > from).toBe(true);
      }
    }
  });

  test('its windows are the company’s', () => {
    for (const plan of plans) expect(plan.windows).toEqual(CompanyConfig.parse(config).bookingWindows);
  });

  test('relatives may be booked for where they are shown, and only there', () => {
    const relatives = plans.some(({ forWhom }) => forWhom.some((kind) => kind !== 'self'));
    expect(relatives).toBe(CompanyConfig.parse(config).account.relatives);
  });

  test('there is a package for everybody who may use the plan and has told enough', () => {
    for (const person of people.filter(({ marital, birthDate }) => marital && ageOn(birthDate, TODAY) >= 18)) {
      const kind = person.relation ?? 'self';
      const usable = plans.filter(({ forWhom }) => forWhom.includes(kind));
      if (usable.length === 0) continue;
      const own = usable
        .flatMap((plan) => plan.sets)
        .filter(({ id }) => {
          const set = SETS.find((one) => one.id === id);
          return set && fits(set, person);
        });
      expect(own.length, person.name).toBeGreaterThan(0);
    }
  });

  test('quotas, addresses and earlier check-ups name people, centres and packages that exist', () => {
    const guids = people.map(({ guid }) => guid);
    for (const { centerId } of quotas) expect(centers.some(({ id }) => id === centerId)).toBe(true);
    for (const { of, detail, district } of addresses) {
      expect(guids).toContain(of);
      expect([detail, district]).not.toContain('');
    }
    for (const { of } of addresses) {
      expect(addresses.filter((address) => address.of === of && address.isDefault)).toHaveLength(1);
    }
    for (const order of pastOrders) {
      expect(guids).toEqual(expect.arrayContaining([order.user, order.person]));
      expect(order.day < TODAY).toBe(true);
      expect(plans[0]?.sets.map(({ id }) => id)).toContain(order.setId);
      expect(centers.find(({ id }) => id === order.centerId)?.sets).toContain(order.setId);
      const person = people.find(({ guid }) => guid === order.person) as DemoPerson;
      for (const wanted of [
        SETS.find(({ id }) => id === order.setId),
        ...EXTRAS.filter(({ id }) => order.extraIds.includes(id)),
      ]) {
        expect(wanted && fits(wanted, person)).toBe(true);
      }
    }
  });
});

describe('the shown plans', () => {
  test('the default company has one plan and one by card for relatives, one other has two, one only some cities', () => {
    expect(plansOf('demo').map(({ mode, forWhom }) => [mode, forWhom.includes('self')])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(world.filter(({ plans }) => plans.length > 1).map(({ code }) => code)).toEqual(['demo', 'deqin5']);
    expect(world.filter(({ plans }) => plans.some(({ cityIds }) => cityIds)).map(({ code }) => code)).toEqual([
      'deqin6',
    ]);
  });

  test('the company pays 680 yuan in the default company', () => {
    expect(new Set(plansOf('demo')[0]?.sets.map(({ companyFen }) => companyFen))).toEqual(new Set([68_000]));
    const self = [101, 111, 121].map((id) => (SETS.find((set) => set.id === id)?.priceFen ?? 0) - 68_000);
    expect(self).toEqual([0, 36_000, 186_000]);
  });

  test('the group exam of 2023 lies behind its booking days', () => {
    const [plan] = plansOf('deqin2');
    expect(plan?.windows).toEqual([{ from: '2023-08-28', to: '2023-09-08' }]);
    expect(plan?.examFrom && plan.examFrom > '2023-09-08').toBe(true);
  });

  test('a person has not said whether they are married', () => {
    const people = world.flatMap((company) => company.people);
    expect(people.filter(({ marital }) => marital === '').length).toBeGreaterThan(0);
  });

  test('cards stand in all eight states for the employee of the default company, and dental ones where it is about them', () => {
    const cardsOf = (code: string) => world.find((company) => company.code === code)?.cards ?? [];
    const emp = world.find(({ code }) => code === 'demo')?.people.find(({ account }) => account?.login === 'emp');
    const states = cardsOf('demo').flatMap(({ owner, state }) => (owner === emp?.guid ? [state] : []));
    // 2 is what an order of the mall makes of one of them: see mall-orders.http.test.ts
    expect(new Set(states)).toEqual(new Set([0, 1, 3, 4, 5, 6, 7]));
    expect(cardsOf('demo').filter(({ gift }) => gift?.to === emp?.guid)).toHaveLength(1);
    expect(cardsOf('dental').every(({ purpose }) => purpose === 'dental')).toBe(true);
    for (const { name } of world.flatMap(({ cards }) => cards)) expect(name.en).not.toMatch(/\p{Script=Han}|^$/u);
  });

  test('earlier check-ups exist in two companies, one with what can no longer be had', () => {
    expect(world.filter(({ pastOrders }) => pastOrders.length > 0).map(({ code }) => code)).toEqual(['demo', 'hilton']);
    const lost = world.flatMap(({ pastOrders }) =>
      pastOrders.filter(({ centerId, extraIds }) => {
        const offered = centers.find(({ id }) => id === centerId)?.extras ?? [];
        return extraIds.some((id) => !offered.includes(id));
      }),
    );
    expect(lost).toHaveLength(1);
  });
});
