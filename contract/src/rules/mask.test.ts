import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskBankAccount, maskEmail, maskIdNumber, maskName, maskPhone } from './mask.ts';

it('shows the ends the design names', () => {
  expect(maskIdNumber('310104199001012316')).toBe('310***********2316');
  expect(maskIdNumber('31010490010123X')).toBe('310********123X');
  expect(maskPhone('13800002316')).toBe('138****2316');
  expect(maskBankAccount('6222 0000 0000 2316')).toBe('************2316');
  expect(maskEmail('chen.siyuan@yunfan.example')).toBe('c***@yunfan.example');
  expect(maskEmail('')).toBe('');
  expect(maskName('陈小明')).toBe('陈**');
  expect(maskName('Emily Chen')).toBe('E**');
  expect(maskName('𠮷田')).toBe('𠮷**');
});

it('hides more of short ones', () => {
  expect(maskIdNumber('E12345678')).toBe('E1*****78');
  expect(maskPhone('62316666')).toBe('62****66');
  expect(maskBankAccount('1234')).toBe('***4');
  expect(maskName('陈')).toBe('**');
});

it('leaves nothing as nothing', () => {
  expect([maskIdNumber(''), maskPhone(' '), maskBankAccount(''), maskName('')]).toEqual(['', '', '', '']);
});

it('always keeps the length and hides at least a third', () => {
  const mask = fc.constantFrom(maskIdNumber, maskPhone, maskBankAccount);
  fc.assert(
    fc.property(mask, fc.stringMatching(/^[0-9A-Z]{1,30}$/), (masked, text) => {
      const shown = masked(text);
      expect(shown).toHaveLength(text.length);
      expect(shown.replaceAll(/[^*]/g, '').length).toBeGreaterThanOrEqual(text.length / 3);
    }),
  );
});
