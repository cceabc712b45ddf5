import { describe, expect, it } from 'vitest';
import { faults, faultText, nextSteps, type FaultEntry, type FaultName } from './faults.ts';

const entries = Object.entries(faults) as [FaultName, FaultEntry][];
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

/** The numbers given by docs/product §9.3, and the first four of ours. */
const FIXED: Partial<Record<FaultName, number>> = {
  sessionExpired: -2,
  noChange: -18,
  ignored: -39,
  translated: 505,
  notFound: 404,
  unknown: 500,
};

describe('the catalogue of faults', () => {
  it('has the codes fixed by the wire', () => {
    for (const [name, code] of Object.entries(FIXED)) expect(faults[name as FaultName].code).toBe(code);
  });

  it('gives every fault a code of its own', () => {
    const codes = entries.map(([, { code }]) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it.each(entries.filter(([name]) => !(name in FIXED)))('%s has a code of ours', (_, { code }) => {
    expect(Number.isInteger(code)).toBe(true);
    expect(code).toBeLessThanOrEqual(-100);
  });

  it.each(entries)('%s says the same in both languages', (name, { zh, en, next }) => {
    if (name === 'ignored') {
      expect([zh, en]).toEqual(['', '']);
    } else {
      expect([zh.trim(), en.trim()]).not.toContain('');
    }
    expect(placeholders(zh)).toEqual(placeholders(en));
    expect(Object.keys(nextSteps)).toContain(next);
  });

  it.each(entries.filter(([name]) => name !== 'ignored' && name !== 'translated'))(
    '%s is Chinese in Chinese and English in English',
    (_, { zh, en }) => {
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(en).not.toMatch(/\p{Script=Han}/u);
    },
  );

  it.each(Object.entries(nextSteps))('the next step %s has words in both languages', (_, { zh, en }) => {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[\x20-\x7e]+$/);
  });

  it('keeps to HTTP statuses that exist', () => {
    for (const [, { status }] of entries)
      if (status !== undefined) expect([404, 413, 416, 429, 500, 503]).toContain(status);
  });

  it('keeps the fixed sentences', () => {
    const english = entries.map(([, { en }]) => en);
    expect(english).toEqual(
      expect.arrayContaining([
        'The username or password is incorrect. Please re-enter the information!',
        'The system is busy. Please try again later.',
        'The exam is not yet open, please wait',
        'Report acquisition failed. Please try again later!',
        'Please enter qualified account and password',
        'Failed to get WeChat config',
        'Submit failed',
        'No more amounts!',
      ]),
    );
  });
});

describe('faultText', () => {
  it('fills the placeholders in the language asked for', () => {
    expect(faultText('bookingOpensOn', 'en-us', { date: '2026-06-16' })).toBe('The exam opens on 2026-06-16');
    expect(faultText('bookingOpensOn', 'zh-cn', { date: '2026-06-16' })).toBe('体检将于 2026-06-16开放预约');
    expect(faultText('translated', 'en-us', { content: 'Anything {else} $& at all' })).toBe(
      'Anything {else} $& at all',
    );
  });

  it.each(entries)('%s leaves no placeholder unfilled', (name, { zh }) => {
    const params = Object.fromEntries(placeholders(zh).map((key) => [key, 7]));
    expect(placeholders(faultText(name, 'zh-cn', params) + faultText(name, 'en-us', params))).toEqual([]);
    expect(placeholders(faultText(name, 'zh-cn'))).toEqual([]);
  });
});
