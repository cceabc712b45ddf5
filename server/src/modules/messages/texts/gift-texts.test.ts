import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language';
import { giftTemplates } from './gift-texts.ts';
import { segmentsOf } from '../segments.ts';
import { MOST_SEGMENTS, smsText } from './render.ts';

const KINDS = ['giftOffered', 'giftAccepted', 'giftDeclined', 'giftExpired'] as const;

it.each(KINDS)('%s costs at most two segments, whatever the card is called', (kind) => {
  for (const lang of LANGUAGES)
    for (const card of ['洁牙卡', '非常长的卡片名称'.repeat(9), 'A very long name of a card '.repeat(9)]) {
      const facts = {
        card,
        who: '陈**',
        until: lang === 'en-us' ? 'Wed 17 Jun' : '6月17日（周三）',
      };
      const text = smsText(giftTemplates[kind], lang, facts);
      expect(segmentsOf(text), text).toBeLessThanOrEqual(MOST_SEGMENTS);
    }
});

it('reads as it is meant to', () => {
  const facts = { card: '超声洁牙卡', who: '陈**', until: '6月17日（周三）' };
  expect(smsText(giftTemplates.giftOffered, 'zh-cn', facts)).toBe(
    '【体检预约】同事陈**赠送您一张「超声洁牙卡」，请在6月17日（周三）前登录体检门户，在“我的卡包”领取。',
  );
  expect(smsText(giftTemplates.giftExpired, 'en-us', { ...facts, card: 'Dental card', who: '陈**' })).toBe(
    'Health check-up: Your colleague did not accept the card you gave in time: Dental card. It is back under My cards.',
  );
});
