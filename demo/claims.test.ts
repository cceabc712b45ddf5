import { expect, it } from 'vitest';
import { isAccountNumber, namesBranch } from '#contract/rules/claim';
import { ClaimState } from '#contract/calls/reimbursement';
import { claimsOf } from './claims.ts';
import { yearOf } from './days.ts';
import { demoWorld } from './world.ts';

it.each(['2026-06-10', '2027-01-02', '2028-02-29'])(
  'on %s there are claims in every stage, over several years',
  (today) => {
    const demo = demoWorld(today).find(({ code }) => code === 'demo');
    if (!demo) throw new Error('the demo company is missing');
    const claims = claimsOf(demo, today);
    expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(ClaimState.options));
    expect(new Set(claims.map(({ examDay }) => yearOf(examDay))).size).toBeGreaterThanOrEqual(4);
    expect(new Set(claims.map(({ person }) => person)).size).toBe(2);
    for (const { bank, events, fen, approvedFen = 0, examDay } of claims) {
      expect(namesBranch(bank)).toBe(true);
      expect(approvedFen).toBeLessThanOrEqual(fen);
      expect(examDay < today).toBe(true);
      expect(events.every(({ day }) => day <= today)).toBe(true);
    }
    expect(isAccountNumber('6200000000123456782')).toBe(true);
    const used = new Map<string, number>();
    for (const { person, examDay, state, approvedFen = 0 } of claims)
      if (state !== 'reviewed')
        used.set(`${person} ${yearOf(examDay)}`, (used.get(`${person} ${yearOf(examDay)}`) ?? 0) + approvedFen);
    expect(Math.max(...used.values())).toBeLessThanOrEqual(136_000);
  },
);
