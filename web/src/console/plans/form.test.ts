import { describe, expect, it } from 'vitest';
import type { OpsPlan } from '#contract/ops/plans';
import { copyForNextYear, draftOf, fieldsOf, NO_PLAN, problemsOf } from './form.ts';

const plan: OpsPlan = {
  ...{ planId: 980, version: 3, updatedAt: null, updatedBy: '', closedAt: null, live: 0 },
  ...{
    name: { zh: '2024 年度体检', en: 'Check-up 2024' },
    mode: 1,
    maxPeople: 1,
    maxExtras: 5,
    addedWay: 1,
    uses: 1,
    sortOrder: 0,
  },
  windows: [{ from: '2024-02-29', to: '2024-09-30', onlyClasses: [6] }, { from: '2024-03-01' }],
  ...{ examFrom: '2024-03-01', examTo: '2024-12-31', forWhom: ['self'], cityIds: [310_100], centerIds: null },
  sets: [{ setId: 7, companyFen: 68_000, classes: [1, 2] }],
};

describe('a plan as it is typed', () => {
  it('is sent as it was read', () => {
    const { planId: _, version: __, updatedAt: ___, updatedBy: ____, closedAt: _____, live: ______, ...fields } = plan;
    expect(fieldsOf(draftOf(plan))).toEqual(fields);
  });

  it('is copied to the next year: the days, and the year its name speaks of', () => {
    const copied = fieldsOf(copyForNextYear(plan));
    expect(copied.name).toEqual({ zh: '2025 年度体检', en: 'Check-up 2025' });
    expect(copied.windows).toEqual([
      { from: '2025-02-28', to: '2025-09-30', onlyClasses: [6] },
      { from: '2025-03-01' },
    ]);
    expect([copied.examFrom, copied.examTo]).toEqual(['2025-03-01', '2025-12-31']);
    expect(copied.sets).toEqual(plan.sets);
  });

  it('says what cannot be sent', () => {
    expect(problemsOf(NO_PLAN, () => 0)).toEqual(['zh', 'en', 'windows', 'sets']);
    expect(problemsOf(draftOf(plan), () => 68_000)).toEqual([]);
    expect(
      problemsOf(draftOf(plan), () => 67_999),
      'a company pays no more than the price',
    ).toEqual(['sets']);
    expect(problemsOf({ ...draftOf(plan), places: 'centers' }, () => 68_000)).toEqual(['places']);
    expect(problemsOf({ ...draftOf(plan), examTo: '2024-02-01' }, () => 68_000)).toEqual(['examTo']);
  });
});
