import { describe, expect, it } from 'vitest';
import { campaignFor, campaignStage, openDays, openingOn, serviceRun } from './window.ts';

const march = [{ from: '2026-03-01', to: '2026-03-31' }];
const ides = [{ from: '2026-03-15', to: '2026-04-15' }];

describe('the windows of a company and of a plan', () => {
  it('are one rule: the days that are in both', () => {
    expect(openDays(1, march, ides)).toEqual([{ from: '2026-03-15', to: '2026-03-31' }]);
    expect(openingOn('2026-02-20', 1, march, ides)).toMatchObject({ open: false, opensOn: '2026-03-15' });
    expect(openingOn('2026-03-10', 1, march, ides)).toMatchObject({ open: false, opensOn: '2026-03-15' });
    expect(openingOn('2026-03-31', 1, march, ides)).toMatchObject({ open: true, days: { to: '2026-03-31' } });
    expect(openingOn('2026-04-01', 1, march, ides)).toMatchObject({ open: false, endedOn: '2026-03-31' });
  });

  it('say the same whichever of them says it', () => {
    for (const today of ['2026-02-20', '2026-03-10', '2026-03-20', '2026-04-10', '2026-05-01'])
      expect(openingOn(today, 1, march, ides)).toEqual(openingOn(today, 1, ides, march));
  });

  it('without any are always open, and one that has none adds nothing', () => {
    expect(openingOn('2026-01-01', 1, [], [])).toEqual({ open: true, days: undefined });
    expect(openingOn('2026-01-01', 1, [], march)).toEqual(openingOn('2026-01-01', 1, march));
  });

  it('that have no day in common never open', () => {
    const may = [{ from: '2026-05-01' }];
    expect(openingOn('2026-04-01', 1, march, may)).toEqual({ open: false, endedOn: undefined, days: undefined });
  });

  it('know the classes', () => {
    const byClass = [
      { from: '2023-01-09', to: '2024-01-08', exceptClasses: [6] },
      { from: '2023-02-06', to: '2024-01-08', onlyClasses: [6] },
    ];
    expect(openingOn('2023-01-20', 1, byClass).open).toBe(true);
    expect(openingOn('2023-01-20', 6, byClass)).toMatchObject({ open: false, opensOn: '2023-02-06' });
  });
});

it.each([
  ['2023-01-02', 'before'],
  ['2023-01-03', 'open'],
  ['2023-12-20', 'open'],
  ['2023-12-21', 'closed'],
  ['2024-01-08', 'closed'],
  ['2024-01-09', 'over'],
])('§9: on %s a campaign is %s', (today, stage) => {
  const days = { openFrom: '2023-01-03', openTo: '2023-12-20', runFrom: '2023-01-09', runTo: '2024-01-08' };
  expect(campaignStage(today, days)).toBe(stage);
});

describe('a campaign', () => {
  const campaign = { openFrom: '2026-01-02', openTo: '2026-12-20', runFrom: '2026-01-08', runTo: '2027-01-07' };
  const staggered = { ...campaign, laterClasses: [6], laterFrom: '2026-01-30' };

  it('begins later for the classes it names', () => {
    expect(campaignFor(6, staggered).openFrom).toBe('2026-01-30');
    expect(campaignFor(2, staggered).openFrom).toBe('2026-01-02');
    expect(campaignFor(6, campaign).openFrom).toBe('2026-01-02');
    expect(campaignStage('2026-01-20', campaignFor(6, staggered))).toBe('before');
  });

  it('runs from its first day, or from a later day, to its last', () => {
    expect(serviceRun('2026-01-03', campaign)).toEqual({ from: '2026-01-08', to: '2027-01-07' });
    expect(serviceRun('2026-05-01', campaign)).toEqual({ from: '2026-05-01', to: '2027-01-07' });
    expect(serviceRun('2027-01-08', campaign)).toBeUndefined();
  });
});
