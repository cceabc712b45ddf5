import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language';
import { mallTemplates, PLACES, type MallFacts, type MallMessageKind } from './mall-texts.ts';
import { sideOf } from './template.ts';
import { isSevenBits, segmentsOf } from '../segments.ts';
import { MOST_SEGMENTS, smsText } from './render.ts';

const KINDS: MallMessageKind[] = [
  ...(['mallPaid', 'mallSent', 'mallReady', 'mallKitReady', 'mallExpiring'] as const),
  ...(['mallLateRefunded', 'mallPaidTwice'] as const),
];
const factsIn = (lang: 'zh-cn' | 'en-us', more: Partial<MallFacts> = {}): MallFacts => ({
  orderNo: 'SC20260610000123',
  item: lang === 'en-us' ? 'Pocket doctor' : '口袋医生',
  yuan: '128.00',
  carrier: lang === 'en-us' ? 'SF Express' : '顺丰速运',
  trackingNo: 'SF1234567890123',
  where: PLACES.services[sideOf(lang)],
  sampleNo: 'GK0123456789',
  day: lang === 'en-us' ? 'Wed 24 Jun' : '6月24日（周三）',
  ...more,
});
const cases = KINDS.flatMap((kind) => LANGUAGES.map((lang) => ({ kind, lang })));

describe('a message about a purchase', () => {
  it.each(cases)('$kind in $lang costs at most two segments, whatever it is called', ({ kind, lang }) => {
    const longest = {
      carrier: '中国邮政速递物流股份有限公司江苏分公司',
      trackingNo: 'X'.repeat(30),
      where: PLACES.both[sideOf(lang)],
    };
    for (const item of ['', '非常长的商品名称'.repeat(20), 'A very long name of a product '.repeat(9)]) {
      const text = smsText(mallTemplates[kind], lang, factsIn(lang, { ...longest, item }));
      expect(segmentsOf(text), text).toBeLessThanOrEqual(MOST_SEGMENTS);
    }
  });

  it.each(cases)('$kind in $lang is whole where names are ordinary', ({ kind, lang }) => {
    const text = smsText(mallTemplates[kind], lang, factsIn(lang));
    expect(text).not.toMatch(/undefined|\.\.\.| {2}|\. \.|。。/);
    if (lang === 'en-us') expect(isSevenBits(text), text).toBe(true);
  });

  it('reads as it is meant to', () => {
    const said = Object.fromEntries(
      cases.map(({ kind, lang }) => [`${kind} ${lang}`, smsText(mallTemplates[kind], lang, factsIn(lang))]),
    );
    expect(said).toMatchInlineSnapshot(`
      {
        "mallExpiring en-us": "Health check-up: Pocket doctor ends on Wed 24 Jun. Sign in to use it under My services.",
        "mallExpiring zh-cn": "【体检预约】您的「口袋医生」将于6月24日（周三）到期，请登录体检门户，在“我的服务”使用。",
        "mallKitReady en-us": "Health check-up: The result of sample GK0123456789 is ready. Please sign in to read it. Order SC20260610000123.",
        "mallKitReady zh-cn": "【体检预约】样本GK0123456789的结果已可查看，请登录体检门户。订单SC20260610000123。",
        "mallLateRefunded en-us": "Health check-up: Your payment came after mall order SC20260610000123 was closed or changed. CNY 128.00 goes back to you in 1-3 working days. Sign in to see it.",
        "mallLateRefunded zh-cn": "【体检预约】您为商城订单SC20260610000123支付的¥128.00到账时，订单已关闭或金额已变更，款项将原路退回，1–3个工作日到账。请登录体检门户查看。",
        "mallPaid en-us": "Health check-up: Mall order SC20260610000123 is paid: CNY 128.00. Sign in to see it.",
        "mallPaid zh-cn": "【体检预约】您的商城订单SC20260610000123已支付成功，实付¥128.00，可登录体检门户查看。",
        "mallPaidTwice en-us": "Health check-up: Mall order SC20260610000123 was paid twice. CNY 128.00 goes back to you in 1-3 working days; the order is not affected.",
        "mallPaidTwice zh-cn": "【体检预约】您的商城订单SC20260610000123重复支付了¥128.00，多付的款项将原路退回，1–3个工作日到账，订单不受影响。",
        "mallReady en-us": "Health check-up: Ready to use: Pocket doctor. Sign in and find it under My services. Order SC20260610000123.",
        "mallReady zh-cn": "【体检预约】您购买的「口袋医生」已可使用，请登录体检门户，在“我的服务”查看。订单SC20260610000123。",
        "mallSent en-us": "Health check-up: Mall order SC20260610000123 is sent: SF Express SF1234567890123. Confirm when it comes.",
        "mallSent zh-cn": "【体检预约】您的商城订单SC20260610000123已寄出，顺丰速运 SF1234567890123。收到后请登录确认收货。",
      }
    `);
  });

  it('leaves no gap where nothing was paid in money', () => {
    expect(smsText(mallTemplates.mallPaid, 'zh-cn', factsIn('zh-cn', { yuan: '' }))).toContain('已支付成功，可登录');
    expect(smsText(mallTemplates.mallPaid, 'en-us', factsIn('en-us', { yuan: '' }))).toContain('is paid. Sign in');
  });
});
