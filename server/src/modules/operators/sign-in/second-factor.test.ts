import { describe, expect, it } from 'vitest';
import { codeAt, enrolmentUri, newSecret, STEP_MS, stepOfCode } from './second-factor.ts';

/** RFC 6238, appendix B: the secret `12345678901234567890` and the last six digits of its codes. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is the standard’s at second %i', (second, code) => {
    expect(codeAt(SECRET, new Date(second * 1000))).toBe(code);
    expect(stepOfCode(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it('counts in its own step and the two beside it, and names which it was', () => {
    const now = new Date('2026-06-10T10:00:10+08:00');
    const step = Math.floor(now.getTime() / STEP_MS);
    const found = [-2, -1, 0, 1, 2].map((offset) =>
      stepOfCode(SECRET, codeAt(SECRET, new Date(now.getTime() + offset * STEP_MS)), now),
    );
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });
});

describe('setting up', () => {
  it('gives a secret of 20 random bytes in an address authenticators read', () => {
    const secrets = [newSecret(), newSecret()];
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(enrolmentUri(SECRET, 'ada.chen'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toMatch(/员工健康福利平台:ada\.chen$/);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: SECRET, digits: '6', period: '30' });
  });
});
