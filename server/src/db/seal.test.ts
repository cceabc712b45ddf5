import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derive, indexForward, indexKeyNoOf, indexOf, seal, unseal, type DataKey, type SealContext } from './seal.ts';

/** The library's words for a forgery, and for bytes too short to be anything. */
const CLOSED = /unable to authenticate data|Invalid (authentication tag|initialization vector)/;
const key: DataKey = { keyNo: 1, bytes: randomBytes(32) };
const sealContext: SealContext = { companyId: 1, table: 'person', column: 'phone', row: 'a' };
const open = (value: Buffer, at: SealContext = sealContext, with_: DataKey = key) => unseal(() => with_, at, value);

describe('seal', () => {
  it('brings any text back, and never in the same bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [one, other] = [seal(key, sealContext, text), seal(key, sealContext, text)];
        expect(open(one)).toBe(text);
        expect(one.equals(other)).toBe(false);
        if (text.length > 3) expect(one.includes(Buffer.from(text))).toBe(false);
      }),
    );
  });

  it.each([
    ['company', { ...sealContext, companyId: 2 }],
    ['table', { ...sealContext, table: 'account' }],
    ['column', { ...sealContext, column: 'email' }],
    ['row', { ...sealContext, row: 'b' }],
  ])('does not open at another %s', (_, elsewhere) => {
    expect(() => open(seal(key, sealContext, 'secret'), elsewhere)).toThrow(CLOSED);
  });

  it('does not open with another key', () => {
    expect(() => open(seal(key, sealContext, 'secret'), sealContext, { keyNo: 1, bytes: randomBytes(32) })).toThrow(
      CLOSED,
    );
  });

  it('does not open when a single bit of it was changed, or it was cut', () => {
    const sealed = seal(key, sealContext, 'secret');
    // byte 0 is the format, byte 1 the key's number: neither is content
    for (let at = 2; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => open(changed)).toThrow(CLOSED);
    }
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => open(sealed.subarray(0, length))).toThrow(CLOSED);
  });

  it('says which key it needs', () => {
    const asked: number[] = [];
    const sealed = seal({ ...key, keyNo: 7 }, sealContext, 'secret');
    unseal(
      (keyNo) => {
        asked.push(keyNo);
        return { ...key, keyNo };
      },
      sealContext,
      sealed,
    );
    expect(asked).toEqual([7]);
  });
});

describe('indexOf', () => {
  const chain = [derive(key.bytes, 'index')];

  it('is brought forward without its value, from any generation to any later one', () => {
    const three = [...chain, randomBytes(32), randomBytes(32)];
    const of = (generations: number) => indexOf(three.slice(0, generations), 'login', 'emp');
    expect([of(1), of(2), of(3)].map(indexKeyNoOf)).toEqual([1, 2, 3]);
    expect(indexForward(three.slice(0, 2), of(1))).toEqual(of(2));
    expect(indexForward(three, of(1))).toEqual(of(3));
    expect(indexForward(three, of(2))).toEqual(of(3));
    expect(indexForward(three, of(3))).toEqual(of(3));
  });

  it('is the same for the same value, and another one by kind, value and key', () => {
    const index = indexOf(chain, 'phone', '13800000000');
    expect(indexOf(chain, 'phone', '13800000000')).toEqual(index);
    const others = [
      indexOf(chain, 'id_number', '13800000000'),
      indexOf(chain, 'phone', '13800000001'),
      indexOf([randomBytes(32)], 'phone', '13800000000'),
      indexOf([...chain, randomBytes(32)], 'phone', '13800000000'),
      indexOf(chain, 'phone\u00001380000000', '0'),
    ];
    for (const other of others) expect(other.equals(index)).toBe(false);
  });

  it('does not use the key that seals', () => {
    expect(derive(key.bytes, 'index').equals(key.bytes)).toBe(false);
    expect(derive(key.bytes, 'index').equals(derive(key.bytes, 'wrap'))).toBe(false);
  });
});
