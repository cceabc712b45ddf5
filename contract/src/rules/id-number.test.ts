import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './day.ts';
import { parseIdNumber } from './id-number.ts';

/** GB 11643-1999 by its other formula, Σ aᵢ·2^(i−1) ≡ 1 (mod 11), so that the test shares no table with the code. */
function checkCharacter(first17: string): string {
  const sum = [...first17].reduce((total, digit, index) => total + Number(digit) * (2 ** (17 - index) % 11), 0);
  const check = (((1 - sum) % 11) + 11) % 11;
  return check === 10 ? 'X' : String(check);
}

const region = fc.constantFrom('110101', '310104', '440305', '510107', '659001');
const order = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));
const dayFrom = (first: string, last: string) =>
  fc.integer({ min: 0, max: daysBetween(first, last) }).map((offset) => addDays(first, offset));
const compact = (day: string) => day.replaceAll('-', '');

const person18 = fc.tuple(region, dayFrom('1900-01-01', '2099-12-31'), order).map(([area, birthDate, number]) => {
  const first17 = area + compact(birthDate) + number;
  return { text: first17 + checkCharacter(first17), birthDate, isMan: Number(number) % 2 === 1 };
});
const person15 = fc.tuple(region, dayFrom('1900-01-01', '1999-12-31'), order).map(([area, birthDate, number]) => ({
  text: area + compact(birthDate).slice(2) + number,
  birthDate,
  isMan: Number(number) % 2 === 1,
}));

describe('parseIdNumber', () => {
  it('accepts every valid number and reads birth date and sex from it', () => {
    fc.assert(
      fc.property(fc.oneof(person18, person15), ({ text, birthDate, isMan }) => {
        const expected = { ok: true, birthDate, sex: isMan ? 'male' : 'female', length: text.length };
        expect(parseIdNumber(text)).toEqual(expected);
        expect(parseIdNumber(text.toLowerCase())).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses any change of one digit of an 18-character number', () => {
    fc.assert(
      fc.property(person18, fc.nat(17), fc.constantFrom(...'0123456789X'), (person, position, replacement) => {
        fc.pre(person.text[position] !== replacement);
        const changed = person.text.slice(0, position) + replacement + person.text.slice(position + 1);
        expect(parseIdNumber(changed).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses two neighbouring digits changed round', () => {
    fc.assert(
      fc.property(person18, fc.nat(15), ({ text }, at) => {
        fc.pre(text[at] !== text[at + 1]);
        const swapped = text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
        expect(parseIdNumber(swapped).ok).toBe(false);
      }),
    );
  });

  it('answers any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', minLength: 15, maxLength: 18 })), (text) => {
        const parsed = parseIdNumber(text);
        if (text.length !== 15 && text.length !== 18) expect(parsed).toEqual({ ok: false, reason: 'length' });
      }),
    );
  });

  it.each([
    ['11010519491231002X', { ok: true, birthDate: '1949-12-31', sex: 'female', length: 18 }],
    ['440524188001010014', { ok: false, reason: 'birthDate' }],
    ['110105194912310021', { ok: false, reason: 'checkDigit' }],
    ['110105491231002', { ok: true, birthDate: '1949-12-31', sex: 'female', length: 15 }],
    ['110105490229002', { ok: false, reason: 'birthDate' }],
    ['11010519490229002X', { ok: false, reason: 'birthDate' }],
    ['11010519491331002X', { ok: false, reason: 'birthDate' }],
    ['11010549123100X', { ok: false, reason: 'characters' }],
    ['1101051949123100２X', { ok: false, reason: 'characters' }],
    ['X10105194912310021', { ok: false, reason: 'characters' }],
    ['11010519491231002', { ok: false, reason: 'length' }],
    [' 11010519491231002X', { ok: false, reason: 'length' }],
    ['', { ok: false, reason: 'length' }],
  ])('%j', (text, expected) => {
    expect(parseIdNumber(text)).toEqual(expected);
  });

  it('refuses a birth after today only when told the day', () => {
    expect(parseIdNumber('11010519491231002X', '1949-12-30')).toEqual({ ok: false, reason: 'birthDate' });
    expect(parseIdNumber('11010519491231002X', '1949-12-31').ok).toBe(true);
  });
});
