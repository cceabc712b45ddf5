import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { CompanyCode, CompanyId, ownedIds, SessionToken, UserGuid, Whole, type OwnedKind } from './ids.ts';
import { registry } from './registry.ts';

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

  it('§1: lower-cases a company code', () => {
    expect(z.parse(CompanyCode(), ' Blue ')).toBe('blue');
  });

  it('takes a company id as text', () => {
    expect(z.parse(CompanyId(), '100')).toBe(100);
  });
});

describe('ownedIds', () => {
  const owned: [OwnedKind, () => z.ZodMiniType][] = [
    ['user', UserGuid],
    ['company', CompanyId],
    ['companyCode', CompanyCode],
    ['session', SessionToken],
  ];

  it('finds every owned field of any payload, required or optional, and no other', () => {
    const field = fc.record({ kind: fc.constantFrom(null, ...owned), isOptional: fc.boolean() });
    const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,11}$/);
    fc.assert(
      fc.property(fc.dictionary(name, field, { noNullPrototype: true }), (fields) => {
        const shape = Object.entries(fields).map(([key, { kind, isOptional }]) => {
          const schema = kind ? kind[1]() : z.string();
          return [key, isOptional ? z.optional(schema) : schema] as const;
        });
        const expected = Object.entries(fields).flatMap(([key, { kind }]) => (kind ? [[key, [kind[0]]]] : []));
        expect(ownedIds(z.object(Object.fromEntries(shape)))).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  it('finds none where there is no object', () => {
    expect(ownedIds(z.string())).toEqual({});
    expect(ownedIds(z.object({}))).toEqual({});
  });
});

describe('the registry', () => {
  const calls = Object.entries(registry) as [string, Call][];
  /** What a field of this name is, wherever it stands in a call that needs a session. */
  const OWNER_OF: Record<string, OwnedKind> = {
    userguid: 'user',
    companyid: 'company',
    companycode: 'companyCode',
    session: 'session',
    sessionid: 'session',
  };

  it.each(calls.filter(([, call]) => call.access === 'employee'))(
    '%s checks the owner of every id it takes',
    (_, call) => {
      const fields = call.in instanceof z.ZodMiniObject ? Object.keys(call.in.shape) : [];
      for (const field of fields) {
        const owner = OWNER_OF[field.toLowerCase()];
        if (owner) expect(call.ids[field]).toEqual([owner]);
      }
    },
  );
});
