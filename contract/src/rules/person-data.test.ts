import { describe, expect, it } from 'vitest';
import { isBirthDate, isDocumentNumber, isPersonName } from './person-data.ts';

const TODAY = '2026-06-10';

describe('a person’s name', () => {
  it.each([
    '许静怡',
    '阿卜杜拉·买买提',
    '欧阳 娜娜',
    'Anne-Marie O’Neil',
    "D'Arcy",
    'José Núñez',
    'Sammy Davis Jr.',
    '𠮷野',
    'Nguyễn',
  ])('%s', (name) => expect(isPersonName(name)).toBe(true));
  it.each(['!!@@##1234', '1234', '李', '张3', '·', '--', '<b>李四</b>', '李\n四', '😀😀', '李'.repeat(41), ' '])(
    'not %s',
    (name) => expect(isPersonName(name)).toBe(false),
  );
});

describe('a birth date', () => {
  it('is a day, today at the latest, and no more than 120 years ago', () => {
    for (const day of ['2026-06-10', '1962-03-08', '1905-06-11']) expect(isBirthDate(day, TODAY), day).toBe(true);
    for (const day of ['2026-06-11', '2030-01-01', '1905-06-10', '1890-01-01', '1962-02-30', ''])
      expect(isBirthDate(day, TODAY), day).toBe(false);
  });
});

describe('the number of a document', () => {
  it.each([
    ['idCard', '11010519491231002x'],
    ['passport', 'E12345678'],
    ['passport', 'ea 1234567'],
    ['hkMacauPermit', 'H12345678'],
    ['hkMacauPermit', 'm1234567801'],
    ['taiwanPermit', '12345678'],
    ['taiwanPermit', '0123456789(B)'],
  ] as const)('%s %s', (kind, number) => expect(isDocumentNumber(kind, number, TODAY)).toBe(true));
  it.each([
    ['idCard', '110105194912310021'],
    ['idCard', 'E12345678'],
    ['passport', '!!'],
    ['passport', 'ABCDEFG'],
    ['passport', 'E123 <b>'],
    ['hkMacauPermit', '!!'],
    ['hkMacauPermit', '12345678'],
    ['taiwanPermit', 'H12345678'],
    ['taiwanPermit', ''],
  ] as const)('not %s %s', (kind, number) => expect(isDocumentNumber(kind, number, TODAY)).toBe(false));
});
