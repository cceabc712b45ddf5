import { describe, expect, it } from 'vitest';
import { recognise } from './search-text.ts';

describe('a text typed into the search field of the console', () => {
  // proves: search by two characters of a name
  it.each([
    ['', { as: 'none' }],
    ['   ', { as: 'none' }],
    ['TJ20260529000133', { as: 'orderNo', orderId: 133, day: '2026-05-29' }],
    ['tj20260529 1234567', { as: 'orderNo', orderId: 1_234_567, day: '2026-05-29' }],
    ['8264 0731 5592', { as: 'voucher', code: '826407315592' }],
    ['13800002316', { as: 'phone', phone: '13800002316' }],
    ['138 0000 2316', { as: 'phone', phone: '13800002316' }],
    ['138-0000-2316', { as: 'phone', phone: '13800002316' }],
    ['+86 138 0000 2316', { as: 'phone', phone: '13800002316' }],
    ['0086 13800002316', { as: 'phone', phone: '13800002316' }],
    ['(021) 6288-0000', { as: 'phone', phone: '02162880000' }],
    ['陈', { as: 'shortName' }],
    ['陈晓', { as: 'name', name: '陈晓' }],
    ['Wang Li', { as: 'name', name: 'Wang Li' }],
    ['TJ2026', { as: 'name', name: 'TJ2026' }],
  ])('%j is %j', (typed, meant) => expect(recognise(typed)).toEqual(meant));
});
