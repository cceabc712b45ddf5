import { expect, it } from 'vitest';
import { newProblems } from './new-password.ts';

const right = { ticket: 't', next: 'New#2026', confirm: 'New#2026' };

it('an account, a password by the rules, twice alike', () => {
  expect(newProblems(right)).toEqual({});
  expect(newProblems({ ticket: '', next: '', confirm: '' })).toEqual({
    ticket: { kind: 'account' },
    next: { kind: 'needNew' },
    confirm: { kind: 'needConfirm' },
  });
  expect(newProblems({ ...right, next: 'abc', confirm: 'abc' })).toEqual({ next: { kind: 'passwordRule' } });
  expect(newProblems({ ...right, confirm: 'New#2027' })).toEqual({ confirm: { kind: 'mismatch' } });
});
