import { expect, it } from 'vitest';
import { changeProblems } from './change-password.ts';

const right = { old: 'Old#2026', next: 'New#2026', confirm: 'New#2026' };

it('lets a good change through', () => {
  expect(changeProblems(right)).toEqual({});
});

it('asks for all three', () => {
  expect(changeProblems({ old: '', next: '', confirm: '' })).toEqual({
    old: { kind: 'needOld' },
    next: { kind: 'needNew' },
    confirm: { kind: 'needConfirm' },
  });
});

it('wants the rule kept, the new one different, and both alike', () => {
  expect(changeProblems({ ...right, next: 'abc', confirm: 'abc' })).toEqual({ next: { kind: 'passwordRule' } });
  expect(changeProblems({ ...right, next: right.old, confirm: right.old })).toEqual({ next: { kind: 'same' } });
  expect(changeProblems({ ...right, confirm: 'New#2027' })).toEqual({ confirm: { kind: 'mismatch' } });
});
