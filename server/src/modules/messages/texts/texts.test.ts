import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language';
import { demoCenters } from '../../../../../demo/supply/centers.ts';
import { deadlineText, shortDayText } from '../../booking/index.ts';
import { isSevenBits, segmentsOf } from '../segments.ts';
import { examTemplates, type ExamFacts, type ExamMessageKind } from './exam-texts.ts';
import { emailText, MOST_SEGMENTS, shownText, smsText } from './render.ts';
import { sideOf, template } from './template.ts';
import { namedBy, TEMPLATES, templateOf, type Filled } from './templates.ts';

const KINDS: ExamMessageKind[] = [
  'booked',
  'changed',
  'cancelled',
  'lateSeated',
  'lateRefunded',
  'paidTwice',
  'deadline24h',
  'examTomorrow',
  'reportReady',
];

const factsIn = (lang: 'zh-cn' | 'en-us', more: Partial<ExamFacts> = {}): ExamFacts => ({
  orderNo: 'TJ20260610000123',
  relative: '',
  day: shortDayText('2026-06-22', lang),
  time: '08:00-08:30',
  center: lang === 'en-us' ? 'Kanghe, Nanjing West Road' : '康禾体检（南京西路）',
  deadline: deadlineText({ lastDay: '2026-06-12', provisional: false }, lang),
  hotline: '400-012-3456',
  precaution: 'partner',
  cancelOnly: '',
  yuan: '',
  isChange: '',
  ...more,
});

const messageText = (kind: ExamMessageKind, lang: Language, facts: ExamFacts): string =>
  smsText(examTemplates[kind], lang, facts);

describe('segments', () => {
  it.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    [`${'a'.repeat(158)}[`, 1],
    [`${'a'.repeat(159)}[`, 2],
    ['检'.repeat(70), 1],
    ['检'.repeat(71), 2],
    ['检'.repeat(134), 2],
    ['检'.repeat(135), 3],
    [`${'a'.repeat(70)}–`, 2],
  ])('%#: %s', (text, segments) => {
    expect(segmentsOf(text)).toBe(segments);
  });
});

describe('every message', () => {
  const cases = KINDS.flatMap((kind) => LANGUAGES.map((lang) => ({ kind, lang })));

  it.each(cases)('$kind in $lang costs at most two segments, whatever the centre and the name', ({ kind, lang }) => {
    const names = demoCenters('2026-06-10').map(({ name }) => (lang === 'en-us' ? name.en : name.zh));
    for (const center of [...names, '非常长的机构名称'.repeat(20), 'A very long centre name '.repeat(20)]) {
      for (const relative of ['', '欧阳娜娜子', 'Maria Rodriguez-Gonzalez']) {
        for (const isChange of ['yes', '']) {
          const text = messageText(kind, lang, factsIn(lang, { center, relative, isChange, yuan: '12345.67' }));
          expect(segmentsOf(text), text).toBeLessThanOrEqual(MOST_SEGMENTS);
          expect(text).toContain('TJ20260610000123');
        }
      }
    }
  });

  it.each(cases)('$kind in $lang is whole for an ordinary centre', ({ kind, lang }) => {
    const facts = factsIn(lang, { yuan: '360.00' });
    const text = messageText(kind, lang, facts);
    expect(text).not.toMatch(/undefined|…|\.\.\.| {2}|\. \.|。。/);
    if (lang === 'en-us') expect(isSevenBits(text), text).toBe(true);
    if (!['lateRefunded', 'paidTwice', 'reportReady'].includes(kind))
      for (const fact of [facts.day, facts.time, facts.center]) expect(text).toContain(fact);
  });

  it('reads as it is meant to', () => {
    const said = Object.fromEntries(
      cases.map(({ kind, lang }) => [`${kind} ${lang}`, messageText(kind, lang, factsIn(lang, { yuan: '360.00' }))]),
    );
    expect(said).toMatchInlineSnapshot(`
      {
        "booked en-us": "Health check-up: Your check-up is booked: Mon 22 Jun, 08:00-08:30, Kanghe, Nanjing West Road. Order TJ20260610000123. Change or cancel online until Fri 12 Jun 24:00. Later, call 400-012-3456.",
        "booked zh-cn": "【体检预约】您的体检已预约：6月22日（周一）08:00-08:30，康禾体检（南京西路）。订单TJ20260610000123。6月12日（周五）24:00前可在线改期或取消，之后请致电400-012-3456。",
        "cancelled en-us": "Health check-up: Your check-up (Mon 22 Jun, 08:00-08:30, Kanghe, Nanjing West Road) is cancelled. Order TJ20260610000123. Your refund of ¥360.00 is on its way back.",
        "cancelled zh-cn": "【体检预约】您的体检已取消：6月22日（周一）08:00-08:30，康禾体检（南京西路）。订单TJ20260610000123。¥360.00将原路退回。",
        "changed en-us": "Health check-up: Your check-up is moved to Mon 22 Jun, 08:00-08:30, Kanghe, Nanjing West Road. Order TJ20260610000123. A refund of ¥360.00 is on its way back. Change or cancel online until Fri 12 Jun 24:00. Later, call 400-012-3456.",
        "changed zh-cn": "【体检预约】您的体检已改为：6月22日（周一）08:00-08:30，康禾体检（南京西路）。订单TJ20260610000123。差价¥360.00将原路退回。6月12日（周五）24:00前可在线改期或取消，之后请致电400-012-3456。",
        "deadline24h en-us": "Health check-up: Reminder: Your check-up (Mon 22 Jun, 08:00-08:30, Kanghe, Nanjing West Road) can be changed online until Fri 12 Jun 24:00. Later, call 400-012-3456. Order TJ20260610000123.",
        "deadline24h zh-cn": "【体检预约】提醒：您的体检6月22日（周一）08:00-08:30，康禾体检（南京西路），在线改期或取消截止6月12日（周五）24:00。之后请致电400-012-3456。订单TJ20260610000123。",
        "examTomorrow en-us": "Health check-up: Tomorrow: Your check-up, Mon 22 Jun, 08:00-08:30, Kanghe, Nanjing West Road. No food after 20:00 tonight, a little water is fine; bring your original ID and badge. Order TJ20260610000123.",
        "examTomorrow zh-cn": "【体检预约】明天体检：您的预约6月22日（周一）08:00-08:30，康禾体检（南京西路）。今晚20:00后禁食，可少量饮水；带有效证件原件和工牌。订单TJ20260610000123。",
        "lateRefunded en-us": "Health check-up: Your payment for order TJ20260610000123 came after the place was released; it is not booked. Your refund of ¥360.00 is on its way back. Please book again.",
        "lateRefunded zh-cn": "【体检预约】订单TJ20260610000123的付款到账时名额已释放，预约未成功。¥360.00将原路退回。如仍需体检请重新预约。",
        "lateSeated en-us": "Health check-up: Your payment came late, but we kept a place. Your check-up: Mon 22 Jun, 08:00-08:30, Kanghe, Nanjing West Road. Order TJ20260610000123. Change or cancel online until Fri 12 Jun 24:00. Later, call 400-012-3456.",
        "lateSeated zh-cn": "【体检预约】付款到账稍晚，名额已重新为您保留：您的体检6月22日（周一）08:00-08:30，康禾体检（南京西路）。订单TJ20260610000123。6月12日（周五）24:00前可在线改期或取消，之后请致电400-012-3456。",
        "paidTwice en-us": "Health check-up: Order TJ20260610000123 had been paid already. The second payment of ¥360.00 is on its way back.",
        "paidTwice zh-cn": "【体检预约】订单TJ20260610000123此前已付清，重复支付的款项不再使用。¥360.00将原路退回。",
        "reportReady en-us": "Health check-up: Your check-up report is ready. Please sign in to read it. Order TJ20260610000123.",
        "reportReady zh-cn": "【体检预约】您的体检报告已可查看，请登录体检门户。订单TJ20260610000123。",
      }
    `);
  });

  it('a company without a hotline, and a deadline that is over, leave no gap', () => {
    const bare = { hotline: '', deadline: '' };
    expect(messageText('booked', 'zh-cn', factsIn('zh-cn', bare))).toMatch(/订单TJ20260610000123。$/);
    expect(messageText('booked', 'en-us', factsIn('en-us', bare))).toMatch(/Order TJ20260610000123\.$/);
    expect(messageText('booked', 'zh-cn', factsIn('zh-cn', { hotline: '' }))).toMatch(/可在线改期或取消。$/);
    expect(messageText('booked', 'zh-cn', factsIn('zh-cn', { deadline: '' }))).toMatch(
      /如需改期或取消，请致电400-012-3456。$/,
    );
  });

  it('a centre that moves no order can only be told of a cancellation', () => {
    for (const kind of ['booked', 'changed', 'lateSeated', 'deadline24h'] as const) {
      expect(messageText(kind, 'zh-cn', factsIn('zh-cn', { cancelOnly: 'yes' }))).not.toContain('改期或取消');
      expect(messageText(kind, 'en-us', factsIn('en-us', { cancelOnly: 'yes' }))).not.toMatch(
        /[Cc]hange(d online| or)/,
      );
    }
    const booked = (lang: 'zh-cn' | 'en-us') => messageText('booked', lang, factsIn(lang, { cancelOnly: 'yes' }));
    expect(booked('zh-cn')).toMatch(/6月12日（周五）24:00前可在线取消，之后请致电400-012-3456。$/);
    expect(booked('en-us')).toMatch(/ Cancel online until Fri 12 Jun 24:00\. Later, call 400-012-3456\.$/);
  });

  it('names the relative it is about', () => {
    const relative = { relative: '林晓岚' };
    expect(messageText('booked', 'zh-cn', factsIn('zh-cn', relative))).toContain('林晓岚的体检已预约');
    expect(messageText('booked', 'en-us', factsIn('en-us', relative))).toContain('The check-up of your relative');
    expect(messageText('reportReady', 'en-us', factsIn('en-us', { relative: 'Lin' }))).toContain('The report of Lin');
  });
});

/** A value for everything a template may name; those of a list of words are words of it. */
const values = new Proxy<Record<string, string>>(
  { what: 'linkKey', details: 'login', precaution: 'standard', relative: 'Lin', who: 'Lin' },
  { get: (known, name) => known[String(name)] ?? `<${String(name)}>` },
);
const written = Object.keys(TEMPLATES).flatMap((key) => LANGUAGES.map((lang) => ({ key, lang })));

describe('every template', () => {
  it.each(written)('$key in $lang uses each of the values it names, and no others', ({ key, lang }) => {
    const template = templateOf(key);
    if (!template) throw new Error('it is there');
    const used = new Set<string>();
    const watched = new Proxy(values, {
      get: (target, name) => {
        used.add(String(name));
        return target[String(name)];
      },
    });
    expect(template.text[sideOf(lang)](watched)).not.toContain('undefined');
    template.subject?.[sideOf(lang)](watched);
    expect([...used].sort()).toEqual([...template.parameters].sort());
  });

  it('does not compile without one of its languages, nor with other values than it names', () => {
    // @ts-expect-error: without English
    template(['code'], { text: { zh: ({ code }) => code } });
    // @ts-expect-error: a value that is not named
    template(['code'], { text: { zh: ({ code }) => code, en: ({ other }) => other } });
    // @ts-expect-error: a value is missing
    const missing: Filled = { kind: 'phoneCode', parameters: {} };
    // @ts-expect-error: a value that is no text
    const wrong: Filled = { kind: 'phoneCode', parameters: { code: 123456 } };
    // @ts-expect-error: a message without a subject by e-mail
    const mailed: Filled = { kind: 'phoneCode', parameters: { code: '123456' }, channel: 'email' };
    expect([missing, wrong, mailed].map(({ kind }) => kind)).toEqual(Array(3).fill('phoneCode'));
  });

  it('keeps what it names, in its order, and nothing else', () => {
    const given = { code: '123456', who: '林晓岚', health: 'private' };
    expect(Object.entries(namedBy(TEMPLATES.reportConsent, given))).toEqual([
      ['who', '林晓岚'],
      ['code', '123456'],
      ['link', ''],
    ]);
  });

  it('shows neither code nor link to other persons than its reader', () => {
    const given = { who: '林晓岚', code: '123456', link: 'https://portal.example/c/abc' };
    expect(shownText(TEMPLATES.reportConsent, 'zh-cn', given, 'sms')).toMatch(/验证码\*{6}：\*{6}$/);
    expect(shownText(TEMPLATES.emailCode, 'en-us', { code: '123456' }, 'email')).toMatch(
      /^Confirm your new email address\n\n\*{6} is your code\./,
    );
  });
});

describe('an e-mail', () => {
  // proves: words of an e-mail are no markup
  it('says the same as text and as a page in its language, with nothing from outside and no markup of others', () => {
    const facts = factsIn('zh-cn', { center: '<img src=x onerror="1"> & 中心'.repeat(9), relative: '<b>林' });
    const { subject, text, html } = emailText(examTemplates.booked, 'zh-cn', facts, 'PUBLISH');
    expect(subject).toBe('<b>林的体检已预约：6月22日（周一）08:00-08:30');
    expect(text).toContain(facts.center);
    expect(text).toContain('\n\n打开附件即可将体检加入日历。');
    expect(html).toMatch(/^<!doctype html>\n<html lang="zh-CN">/);
    expect(html).toContain('&#60;b&#62;林的体检已预约');
    expect(html).not.toMatch(/<img|<b>|<script|<link|https?:|url\(/);
    expect(emailText(examTemplates.booked, 'en-us', factsIn('en-us')).html).toContain('<html lang="en">');
  });

  it('is not written without a subject', () => {
    expect(() => emailText(TEMPLATES.phoneCode, 'zh-cn', { code: '123456' })).toThrow('without a subject');
  });
});
