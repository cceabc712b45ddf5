import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  limitsMet,
  limitsMissed,
  MINIMUM_AGE,
  type LimitedPerson,
  type PersonLimit,
  type PersonLimits,
} from './person.ts';

const nobody: PersonLimits = { sex: null, marital: null, minAge: null, maxAge: null };
const person: LimitedPerson = { gender: 'female', maritalStatus: 'married', age: 45 };

describe('limitsMissed', () => {
  it('people under 18 are not booked', () => {
    expect(MINIMUM_AGE).toBe(18);
  });

  it.each<[string, Partial<PersonLimits>, Partial<LimitedPerson>, PersonLimit[]]>([
    ['no limit', {}, {}, []],
    ['the other sex', { sex: 'male' }, {}, [{ kind: 'sex', only: 'male' }]],
    ['the other status', { marital: 'single' }, {}, [{ kind: 'marital', only: 'single' }]],
    [
      'a status that is not told',
      { marital: 'married' },
      { maritalStatus: '' },
      [{ kind: 'marital', only: 'married' }],
    ],
    ['the youngest that may', { minAge: 45 }, {}, []],
    ['a year too young', { minAge: 46 }, {}, [{ kind: 'age', from: 46, to: null }]],
    ['the oldest that may', { maxAge: 45 }, {}, []],
    ['a year too old', { maxAge: 44 }, {}, [{ kind: 'age', from: null, to: 44 }]],
    ['an age of nought', { maxAge: 0 }, {}, [{ kind: 'age', from: null, to: 0 }]],
    [
      'all at once',
      { sex: 'male', marital: 'single', minAge: 50, maxAge: 40 },
      {},
      [
        { kind: 'sex', only: 'male' },
        { kind: 'marital', only: 'single' },
        { kind: 'age', from: 50, to: 40 },
      ],
    ],
  ])('%s', (_, limits, change, missed) => {
    expect(limitsMissed({ ...nobody, ...limits }, { ...person, ...change })).toEqual(missed);
  });

  it('lets through exactly whom every limit lets through by itself', () => {
    const anyLimits = fc.record({
      sex: fc.constantFrom('male' as const, 'female' as const, null),
      marital: fc.constantFrom('single' as const, 'married' as const, null),
      minAge: fc.option(fc.nat(100)),
      maxAge: fc.option(fc.nat(100)),
    });
    const anybody = fc.record({
      gender: fc.constantFrom('male' as const, 'female' as const),
      maritalStatus: fc.constantFrom('single', 'married', ''),
      age: fc.nat(100),
    });
    fc.assert(
      fc.property(anyLimits, anybody, (limits, one) => {
        const alone = (Object.keys(limits) as (keyof PersonLimits)[]).every(
          (limit) => limitsMissed({ ...nobody, [limit]: limits[limit] }, one).length === 0,
        );
        expect(limitsMissed(limits, one).length === 0).toBe(alone);
        expect(limitsMissed(limits, one).some((missed) => limitsMet(limits, one).includes(missed))).toBe(false);
      }),
    );
  });
});
