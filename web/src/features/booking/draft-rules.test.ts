import { describe, expect, it } from 'vitest';
import type { Draft } from '#contract/calls/orders';
import { lostBy, withChange } from './draft-rules.ts';

const full: Draft = {
  bookingId: 1,
  customerGuid: 'a',
  customerName: 'A',
  cityId: 2,
  examSetId: 3,
  examSetName: { zh: '套餐', en: 'Set' },
  extraIds: [7, 8],
  centerId: 4,
  centerName: { zh: '机构', en: 'Centre' },
  day: '2026-06-16',
  workingSegmentId: 5,
  bookTime: '08:00–08:30',
  reportType: 'both',
  invoice: { title: 'A' },
};

describe('a change of the draft', () => {
  it('forgets the later choices, names included, and keeps report and invoice', () => {
    const next = withChange(full, { cityId: 9 });
    expect(next).toEqual({
      bookingId: 1,
      customerGuid: 'a',
      customerName: 'A',
      cityId: 9,
      reportType: 'both',
      invoice: { title: 'A' },
    });
  });

  it('says what would be lost', () => {
    expect(lostBy(full, { cityId: 9 })).toEqual(['package', 'extras', 'center', 'day', 'segment']);
    // whether the centre has the add-ons is asked before going on
    expect(lostBy(full, { extraIds: [7] })).toEqual([]);
    expect(lostBy(full, { day: '2026-06-17' })).toEqual(['segment']);
    expect(lostBy({ cityId: 2 }, { cityId: 9 })).toEqual([]);
    expect(lostBy({ examSetId: 3, extraIds: [] }, { examSetId: 4 })).toEqual([]);
  });

  it('loses nothing by choosing the same again, in whatever order', () => {
    const same: Partial<Draft> = { cityId: 2, extraIds: [8, 7] };
    expect(lostBy(full, same)).toEqual([]);
    expect(withChange(full, same)).toEqual({ ...full, extraIds: [8, 7] });
  });

  it('keeps what the change itself answers', () => {
    expect(lostBy(full, { examSetId: 6, extraIds: [7], centerId: 4 })).toEqual(['day', 'segment']);
    expect(withChange(full, { examSetId: 6, extraIds: [7] })).toMatchObject({ examSetId: 6, extraIds: [7] });
  });

  it('treats no add-ons and an empty list alike', () => {
    expect(lostBy({ ...full, extraIds: undefined }, { extraIds: [] })).toEqual([]);
  });

  it('leaves the draft it was given alone', () => {
    const before = structuredClone(full);
    withChange(full, { bookingId: 99 });
    expect(full).toEqual(before);
  });
});
