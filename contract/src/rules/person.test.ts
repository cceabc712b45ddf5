import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitsMissed, MINIMUM_AGE, type LimitedPerson, type PersonLimits } from './person.ts';

const nobody: PersonLimits = { sex: null, marital: null, minAge: null, maxAge: null };
const person: LimitedPerson = { gender: 'female', maritalStatus: 'married', age: 45 };

describe('limitsMissed', () => {
  it('§5: nobody under 18 is booked', () => {
    expect(MINIMUM_AGE).toBe(18);
  });

  it.each<[string, Partial<PersonLimits>, Partial<LimitedPerson>, string[]]>([
    ['no limit', {}, {}, []],
    ['the other sex', { sex: 'male' }, {}, ['sex']],
    ['the other status', { marital: 'single' }, {}, ['marital']],
    ['a status that is not told', { marital: 'married' }, { maritalStatus: '' }, ['marital']],
    ['the youngest that may', { minAge: 45 }, {}, []],
    ['a year too young', { minAge: 46 }, {}, ['minAge']],
    ['the oldest that may', { maxAge: 45 }, {}, []],
    ['a year too old', { maxAge: 44 }, {}, ['maxAge']],
    ['an age of nought', { maxAge: 0 }, {}, ['maxAge']],
    [
      'all at once',
      { sex: 'male', marital: 'single', minAge: 50, maxAge: 40 },
      {},
      ['sex', 'marital', 'minAge', 'maxAge'],
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
        const alone = (Object.keys(limits) as (keyof PersonLimits)[]).filter(
          (limit) => limitsMissed({ ...nobody, [limit]: limits[limit] }, one).length > 0,
        );
        expect(limitsMissed(limits, one)).toEqual(alone);
      }),
    );
  });
});
