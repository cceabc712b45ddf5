import { describe, expect, it } from 'vitest';
import { checkOperatorPassword } from './operator-password.ts';

const who = { name: '陈 Ada', loginName: 'ada.chen' };

describe('an operator’s password', () => {
  it.each([
    ['eleven char', false],
    ['twelve chars', true],
    ['密码密码密码密码密码密码', true],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
  ])('%j: its length is right: %s', (password, length) => {
    expect(checkOperatorPassword(password, who)).toMatchObject({ length, ok: length });
  });

  it.each(['harbour-ADA-lights', 'ｃｈｅｎ-harbour-lights'])('%j holds a word of the name', (password) => {
    expect(checkOperatorPassword(password, who)).toEqual({ length: true, notName: false, ok: false });
  });
});
