import { describe, expect, it } from 'vitest';
import type { PayInfo, PayState } from '#contract/calls/payment';
import { isFinal, methodOf, outcomeOf, pauseAfter, wechatWay, webAddress, withReturn } from './pay-rules.ts';

const info = (more: Partial<PayInfo> = {}): PayInfo =>
  ({
    isChange: false,
    bookDate: '2026-06-16',
    bookTime: '08:00',
    extras: 0,
    standing: { state: 'booked' },
    center: { zh: '甲', en: 'A' },
    ...more,
  }) as PayInfo;
const outcome = (state: PayState, isLate = false) => outcomeOf(state, { first: info(), now: info(), isLate });

describe('what came of a payment', () => {
  it('nothing while it can be paid, and "settling" once its time is over', () => {
    expect([outcome('unpaid'), outcome('checking')]).toEqual([undefined, undefined]);
    expect([outcome('unpaid', true), outcome('checking', true)]).toEqual(['settling', 'settling']);
  });

  it('paid in time, or late and seated all the same, or back again', () => {
    expect([outcome('paid'), outcome('paid', true)]).toEqual(['paid', 'paidLate']);
    expect([outcome('expired', true), outcome('refunding', true), outcome('refunded', true)]).toEqual([
      'expired',
      'refunding',
      'refunded',
    ]);
  });

  it('no person is told to come to a check-up that is over', () => {
    const over = info({ standing: { state: 'examined' } as PayInfo['standing'] });
    expect(outcomeOf('paid', { first: over, now: over, isLate: false })).toBe('finished');
  });

  it('a change that ran out is not one that was paid, though the order is paid in both cases', () => {
    const first = info({ isChange: true, bookDate: '2026-06-20' });
    const seen = (now: PayInfo) => outcomeOf('paid', { first, now, isLate: false });
    expect(seen(first)).toBe('settling');
    expect(seen(info({ bookDate: '2026-06-20' }))).toBe('paidChange');
    expect(seen(info())).toBe('expiredChange');
    expect(outcomeOf('expired', { first, now: first, isLate: true })).toBe('expiredChange');
    // and after a reload, when the page never saw the change
    expect([outcome('changeOver'), outcome('changeDropped')]).toEqual(['expiredChange', 'droppedChange']);
  });

  it('what has expired is watched on: money may still come', () => {
    const states: PayState[] = [
      'unpaid',
      'checking',
      'paid',
      'expired',
      'changeOver',
      'changeDropped',
      'cancelled',
      'refunding',
      'refunded',
    ];
    expect(states.filter(isFinal)).toEqual(['paid', 'cancelled', 'refunded']);
  });
});

describe('asking', () => {
  it('is frequent at first and backs off', () => {
    expect([0, 59_999, 60_000, 180_000, 3_600_000].map(pauseAfter)).toEqual([3_000, 3_000, 6_000, 15_000, 15_000]);
  });
});

describe('ways to pay', () => {
  it('a code on a wide screen, the app on a phone, its own window inside it', () => {
    expect(wechatWay(true, 'Mozilla')).toBe('scan');
    expect(wechatWay(false, 'Mozilla')).toBe('leave');
    expect(wechatWay(true, 'Mozilla MicroMessenger/8.0')).toBe('inApp');
  });

  it('the first offered, or the chosen one while it is offered', () => {
    expect(methodOf(['wechat', 'guanaitong'], undefined)).toBe('wechat');
    expect(methodOf(['wechat', 'guanaitong'], 'guanaitong')).toBe('guanaitong');
    expect(methodOf(['wechat'], 'guanaitong')).toBe('wechat');
    expect(methodOf([], undefined)).toBeUndefined();
  });

  it('comes back to where it left, and leaves for web pages only', () => {
    expect(withReturn('https://wx.example/pay?a=1', 'https://p/v2?back=1')).toBe(
      'https://wx.example/pay?a=1&redirect_url=https%3A%2F%2Fp%2Fv2%3Fback%3D1',
    );
    expect(withReturn('/sim/pay/1', 'x')).toBe('/sim/pay/1?redirect_url=x');
    expect(webAddress('/sim/pay/1', 'http://p')).toBe('http://p/sim/pay/1');
    expect(webAddress('javascript:alert(1)', 'http://p')).toBeUndefined();
  });
});
