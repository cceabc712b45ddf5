import { describe, expect, it } from 'vitest';
import {
  blocking,
  CENTER_FINDINGS,
  FINDING_NAMES,
  findingsOf,
  overlapIn,
  type CenterToPublish,
} from './center-findings.ts';

const both = { zh: '有', en: 'there' };
const none = { zh: '', en: '' };
const whole: CenterToPublish = {
  ...{ chainId: 1, district: both, address: both, phone: '021-55501234', hours: both, transport: both },
  ...{ introduction: both, preparation: both, languages: ['zh'], opensOn: null, opensOnWeekday: null },
};
const monday = { weekday: 1, starts: '08:00', ends: '09:00', seats: 5 };

describe('the findings of a centre', () => {
  it('are none where nothing is missing', () => {
    expect(findingsOf(whole, [monday])).toEqual([]);
  });

  it.each<[string, Partial<CenterToPublish>]>([
    ['chain', { chainId: null }],
    ['address', { district: { zh: '浦东', en: '' } }],
    ['phone', { phone: '' }],
    ['hours', { hours: none }],
    ['languages', { languages: [] }],
    ['openingDay', { opensOn: '2026-06-02', opensOnWeekday: 2 }],
    ['transport', { transport: none }],
    ['introduction', { introduction: none }],
    ['preparation', { preparation: none }],
  ])('name a missing %s', (name, change) => {
    expect(findingsOf({ ...whole, ...change }, [monday])).toEqual([name]);
  });

  it('name a week without seats once, whatever the opening day', () => {
    const opens = { opensOn: '2026-06-02', opensOnWeekday: 2 };
    expect(findingsOf({ ...whole, ...opens }, [{ ...monday, seats: 0 }])).toEqual(['week']);
  });

  it('hinder publishing only where a person could not come', () => {
    expect(blocking(FINDING_NAMES)).toEqual(['chain', 'address', 'phone', 'hours', 'languages', 'week', 'openingDay']);
  });

  it.each(FINDING_NAMES)('%s tells in both languages the missing part and how it is mended', (name) => {
    for (const { zh, en } of [CENTER_FINDINGS[name].name, CENTER_FINDINGS[name].mend]) {
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(en).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('times of a week', () => {
  it('overlap within a day alone, and not where one ends as the next begins', () => {
    const later = { ...monday, starts: '08:30', ends: '09:30' };
    expect(overlapIn([later, monday])).toEqual([monday, later]);
    expect(overlapIn([monday, { ...later, weekday: 2 }])).toBeUndefined();
    expect(overlapIn([monday, { ...later, starts: '09:00' }])).toBeUndefined();
  });
});
