import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CompanyCode, CompanyId, SessionToken, UserGuid, Whole } from './ids.ts';

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

describe('Whole', () => {
  it('takes a whole number as a number or as text, and gives the number', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(z.parse(Whole, number)).toBe(number);
        expect(z.parse(Whole, String(number))).toBe(number);
      }),
    );
    expect(z.parse(Whole, '999999999999999')).toBe(999_999_999_999_999);
  });

  it.each(['', ' ', '1.5', ' 1', '1 ', '1e3', '0x10', '+1', '--1', '1234567890123456', 'NaN', '１', 'one'])(
    'refuses the text %j',
    (text) => {
      expect(accepts(Whole, text)).toBe(false);
    },
  );

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, null, undefined, true, [], [1], {}])(
    'refuses %j',
    (value) => {
      expect(accepts(Whole, value)).toBe(false);
    },
  );
});

describe('ids', () => {
  it('refuses the empty and the over-long', () => {
    const longest: [z.ZodMiniType, number][] = [
      [UserGuid(), 36],
      [CompanyCode(), 40],
      [SessionToken(), 64],
    ];
    for (const [schema, max] of longest) {
      expect(accepts(schema, '')).toBe(false);
      expect(accepts(schema, 'a'.repeat(max))).toBe(true);
      expect(accepts(schema, 'a'.repeat(max + 1))).toBe(false);
    }
  });

  it('lower-cases a company code', () => {
    expect(z.parse(CompanyCode(), ' Blue ')).toBe('blue');
  });

  it('takes a company id as text', () => {
    expect(z.parse(CompanyId(), '100')).toBe(100);
  });
});
