import { expect, it } from 'vitest';
import type { LimitedPerson, PersonLimits } from '#contract/rules/person';
import { bestFirst, fitOf } from './fit.ts';

const person: LimitedPerson = { gender: 'female', maritalStatus: 'single', age: 52 };
const anybody: PersonLimits = { sex: null, marital: null, minAge: null, maxAge: null };
const reason = { fault: 'setNotForPerson', code: -155, text: '', next: 'choosePackage' } as const;
const anyAge = { from: null, to: null };

interface Kind {
  limits?: Partial<PersonLimits>;
  advised?: { from: number | null; to: number | null };
  selfFen?: number;
  popular?: boolean;
}
const set = (name: string, { limits, advised = anyAge, selfFen = 0, popular = false }: Kind = {}) => {
  const fit = fitOf({ ...anybody, ...limits, advised }, person);
  return { name, ...fit, selfFen, popular, reason: fit.misses.length > 0 ? reason : null };
};
const order = (...sets: ReturnType<typeof set>[]) =>
  bestFirst(sets).map(({ name, best }) => (best ? `${name}!` : name));

it('the age it is meant for, then how closely it is made for such a person, then what it costs, then what others take', () => {
  const young = set('young', { advised: { from: null, to: 35 }, limits: { sex: 'female' } });
  const old = set('old', { advised: { from: 50, to: null }, selfFen: 20_000 });
  const women = set('women', { limits: { sex: 'female' }, selfFen: 20_000 });
  const free = set('free');
  const taken = set('taken', { popular: true });
  const men = set('men', { limits: { sex: 'male' }, popular: true });
  expect(order(young, men, free, taken, women, old)).toEqual(['old!', 'women', 'taken', 'free', 'young', 'men']);
});

it('equals stay as they are, and none of them is the best', () => {
  expect(order(set('one'), set('other'))).toEqual(['one', 'other']);
  expect(order(set('one'), set('men', { limits: { sex: 'male' } }))).toEqual(['one', 'men']);
});
