import { expect, test } from 'vitest';
import { CompanyConfig, type CompanyConfigInput } from '#contract/company-config';
import { checksOf, type CheckedFrom } from '../checks.ts';
import { seenBy } from './seen-by.ts';

const entry = { icon: 'heart', shownFrom: null, shownTo: null };
const name = (text: string) => ({ zh: text, en: text });
const plan = {
  ...{ planId: 980, name: name('annual'), state: 'open' },
  windows: [{ from: '2026-06-01', to: '2026-09-30' }],
} satisfies CheckedFrom['plans'][number];
const from = (config: CompanyConfigInput = {}, more: Partial<CheckedFrom> = {}): CheckedFrom => ({
  config: CompanyConfig.parse(config),
  home: {
    menus: [
      {
        type: 1,
        name: name('group'),
        items: [
          { ...entry, itemId: 7, name: name('claims'), url: '/web/reimbursement', clickMethod: '' },
          { ...entry, itemId: 8, name: name('points'), url: '/web/usercenter/myPoints', clickMethod: '' },
          { ...entry, itemId: 9, name: name('family'), url: '', clickMethod: 'gotoRelOrder' },
          { ...entry, itemId: 10, name: name('news'), url: '/web/news', clickMethod: '' },
        ],
      },
    ],
    banners: [],
    campaigns: [],
    notices: [],
  },
  plans: [plan],
  colors: {
    ...{ ThemeColor: '#0e7490', ButtonColor: '#0e7490', SvgColor: '#0b4a5c' },
    ...{ SvgColorDark: '#0f172a', TopColor: '#ffffff' },
  },
  classes: [1, 2, 6],
  ...more,
});
const whyOf = (key: string, of: CheckedFrom, viewer: Parameters<typeof seenBy>[1]) => {
  const line = seenBy(of, viewer).find((each) => each.key === key);
  return line && [line.isShown, line.why.en];
};
const notFine = (of: CheckedFrom, today = '2026-06-10') =>
  checksOf(of, today)
    .filter(({ isFine }) => !isFine)
    .map(({ key, text }) => [key, text.en]);

test('a plan is open by the company’s windows and its own, for the class', () => {
  const windows = from({ bookingWindows: [{ from: '2026-07-01', exceptClasses: [6] }] });
  const on = (day: string, employeeClass: number) => whyOf('plan 980', windows, { day, employeeClass });
  expect(on('2026-06-10', 2)).toEqual([false, 'Opens on 2026-07-01']);
  expect(on('2026-07-01', 2)).toEqual([true, 'Booking from 2026-07-01 to 2026-09-30']);
  expect(on('2026-10-01', 2)).toEqual([false, 'Ended on 2026-09-30']);
  expect(on('2026-07-01', 6)).toEqual([false, 'This class has no booking window']);
});

test('an entry switched off or hidden from a class by a rule is said with its reason', () => {
  const viewer = { day: '2026-06-10', employeeClass: 6 };
  const of = from({
    account: { reimbursement: false },
    mall: { prices: false },
    menuRules: [{ hideItem: 10, forClasses: [6], unlessVendor: 3 }],
    login: { campaign: { openFrom: '2026-06-01', openTo: '2026-06-09', runFrom: '2026-07-01', runTo: '2027-06-30' } },
  });
  expect(whyOf('reimbursement', of, viewer)).toEqual([false, 'Switched off']);
  expect(whyOf('points', of, viewer)).toEqual([true, 'Switched on']);
  expect(whyOf('prices', of, viewer)).toEqual([false, 'Show prices: off']);
  expect(whyOf('menu 10', of, viewer)).toEqual([false, 'Menu rule: hidden from class 6, but for vendor 3']);
  expect(whyOf('menu 10', of, { ...viewer, employeeClass: 2 })).toBeUndefined();
  expect(whyOf('campaign', of, viewer)).toEqual([false, 'Sign-up from 2026-06-01 to 2026-06-09']);
});

test('before publishing: nothing to look at, or where to look', () => {
  expect(notFine(from())).toEqual([]);
  expect(notFine(from({ account: { reimbursement: false, relatives: false } }))).toEqual([
    ['menus', 'Switched off but in the menu: claims, family'],
  ]);
  const light = { ...from().colors, ButtonColor: '#ffc72c' };
  expect(notFine(from({}, { colors: light }))).toEqual([['colors', 'Light colours: 1. Their text is darkened']]);
  expect(notFine(from(), '2026-10-01')).toEqual([['plans', 'No plan can be booked']]);
  expect(notFine(from({}, { plans: [{ ...plan, state: 'closed' }] }))).toEqual([['plans', 'No plan can be booked']]);
  const notice = { tone: 'info' as const, url: '', shownFrom: null, shownTo: null };
  const home = { ...from().home, notices: [{ ...notice, title: { zh: '休息', en: '' }, text: name('rest') }] };
  expect(notFine(from({}, { home }))).toEqual([['english', 'Missing in English: 1 (banners, campaigns or notices)']]);
  expect(notFine(from({ home: { multiLanguage: false } }, { home }))).toEqual([]);
});
