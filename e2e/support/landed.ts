import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { beginBooking, call, callerOf } from './booking.ts';
import { enter } from './enter.ts';
import { placeOrder } from './orders.ts';
import type { Lang } from './lang.ts';
import { watchTraffic } from './traffic.ts';

/** Each group is one journey: all pages in one would take longer than a journey may. */
export const PAGE_GROUPS = [
  'signed out',
  'booking',
  'own data',
  'content',
  'health',
  'money',
  'claims',
  'malls',
  'HR',
] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

export interface Tour {
  page: Page;
  request: APIRequestContext;
  language: Lang;
  /** Gives an employee no other journey uses. */
  guest: () => string;
  /** Is done to each account before it enters. */
  prepare?: (account: string) => Promise<void>;
  look: (name: string) => Promise<void>;
}

type Pages = readonly (readonly [name: string, path: string])[];

const SIGNED_OUT: Pages = [
  ['a preview that is over, before any login', 'preview'],
  ['login', 'login'],
  ['a company’s login', 'login/demo'],
  ['not found', 'web/nowhere'],
];

const OWN_DATA: Pages = [
  ['personal data', 'web/usercenter/information'],
  ['relatives’ plans', 'web/usercenter/relative_plan'],
  ['addresses', 'web/usercenter/addressList'],
  ['password in the centre', 'web/usercenter/change-pass'],
  ['password', 'web/changepass'],
  ['devices', 'web/devices'],
  ['privacy', 'web/usercenter/privacy'],
  ['privacy policy', 'web/privacy'],
  ['family’s privacy policy', 'web/privacy/deqin'],
  ['rules for personal information', 'web/privacy/rules'],
];

const CONTENT: Pages = [
  ['news', 'web/news'],
  ['article', 'web/news?id=1'],
  ['FAQ', 'web/faq?id=1'],
  ['handbook', 'web/handbook'],
  ['pictures', 'imageView?imgs=/art/0067c0/center-a.svg,/art/0067c0/center-b.svg'],
  // no survey is open to this company; e2e/phone/survey.spec.ts goes through one
  ['survey', 'web/questionnaire'],
  ['questionnaire', 'web/questionnaire/nobody-has-it'],
  ['coming soon', 'web/wait'],
];

/** Without an upload, a link or a risk result each says so; journeys of their own go through them with one. */
const HEALTH: Pages = [
  ['reports', 'web/examreport'],
  ['uploads', 'web/upload_report'],
  ['an upload', 'web/upload_report/nobody'],
  ['risk assessment', 'web/risk'],
  ['risk questions', 'web/risk/questions'],
  ['risk result', 'web/risk/result'],
  ['a relative’s consent', 'web/report_consent/nobody'],
  ['indicators', 'web/indicator'],
  ['an indicator', 'web/indicator?code=UA'],
  ['encyclopedia', 'web/baike'],
  ['an article', 'web/baike?article=fatty-liver'],
  ['index entry', 'web/indexEntry'],
  ['online doctor', 'web/select_doctor'],
  ['hotline', 'mobile/tel'],
];

const MONEY: Pages = [
  ['hub', 'mobile/admin'],
  ['cards', 'web/usercenter/cardList'],
  ['points', 'web/usercenter/myPoints'],
  ['invoices', 'web/usercenter/invoiceList'],
];

/** Without a claim each says so; e2e/claims.spec.ts goes through them with one. */
const CLAIMS: Pages = [
  ['reimbursement', 'web/reimbursement'],
  ['claims', 'web/usercenter/reimbursementList'],
  ['a claim’s cost', 'web/reimbursement_add/new'],
  ['a claim’s account', 'web/usercenter/reimbursement_add_sec'],
  ['a claim to check', 'web/usercenter/reimbursement_add_third'],
  ['a claim', 'web/usercenter/reimbursement_detail/1'],
  ['feedback', 'web/feedback'],
  ['my feedback', 'web/usercenter/tickling'],
  ['customer service', 'web/usercenter/recommend'],
  ['services', 'web/usercenter/service'],
];

const MALLS: Pages = [
  ['health mall', 'web/mall'],
  ['product', 'web/mall/product_detail/101'],
  ['checkout', 'web/mall/product_confirm/401'],
  ['purchases', 'web/mall/record'],
  ['service mall', 'web/service/mall'],
  ['family upgrade', 'web/service/mall/product_detail_deqin/602'],
  ['a service’s checkout', 'web/service/mall/product_confirm/611'],
  ['purchases of services', 'web/service/mall/record'],
];

const HR: Pages = [
  ['HR progress', 'hr'],
  ['HR people', 'hr/people'],
  ['HR import', 'hr/import'],
  ['HR group health', 'hr/health'],
];

/** Shows every screen of a group to `look`, in the order people meet them, each with what it is about. */
export async function visitPages(group: PageGroup, tour: Tour): Promise<void> {
  const walk = walkOn(tour.page, tour.look);
  if (group === 'signed out') await walk.visit(SIGNED_OUT);
  else if (group === 'HR') {
    await enter(tour.page, tour.language, { company: 'sevenday', account: 'hr' });
    await walk.visit(HR);
  } else {
    const account = tour.guest();
    await tour.prepare?.(account);
    await PAGES_OF[group](tour, account, walk);
  }
}

interface Walk {
  /** The page is there, with its answers: nothing is on its way and nothing grey stands in for anything. */
  landed: () => Promise<void>;
  visit: (pages: Pages) => Promise<void>;
}

function walkOn(page: Page, look: Tour['look']): Walk {
  const { atRest } = watchTraffic(page);
  const landed = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await atRest();
    await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  };
  const visit = async (pages: Pages): Promise<void> => {
    for (const [name, path] of pages) {
      await page.goto(path);
      await landed();
      await look(name);
    }
  };
  return { landed, visit };
}

type VisitGroup = (tour: Tour, account: string, walk: Walk) => Promise<void>;
const visitAs =
  (pages: Pages): VisitGroup =>
  async ({ page, language }, account, { landed, visit }) => {
    await enter(page, language, { account });
    await landed();
    await visit(pages);
  };

const PAGES_OF: Record<Exclude<PageGroup, 'signed out' | 'HR'>, VisitGroup> = {
  booking: visitBooking,
  'own data': visitAs(OWN_DATA),
  content: visitAs(CONTENT),
  health: visitAs(HEALTH),
  money: async (tour, account, walk) => {
    const { orderId } = await placeOrder(tour.request, await callerOf(tour.request, 'demo', account), { toPay: true });
    await enter(tour.page, tour.language, { account });
    await walk.landed();
    await tour.look('home with news');
    await walk.visit([
      ['records', 'web/examrecord'],
      ['order', `web/examorder/${orderId}`],
      ['result', `web/examdone/${orderId}`],
      ['payment', `web/pay/${orderId}`],
      ...MONEY,
    ]);
  },
  claims: visitAs(CLAIMS),
  malls: visitAs(MALLS),
};

/** A step of a booking needs a draft that is as the step before leaves it. */
async function visitBooking(tour: Tour, account: string, { landed, visit }: Walk): Promise<void> {
  const { page, request, language } = tour;
  const who = await callerOf(request, 'demo', account);
  const { cityId, ...begun } = await beginBooking(request, who);
  const { seat } = await placeOrder(request, await callerOf(request, 'demo', tour.guest()), { toPay: true });
  // the name of the centre is known before it is asked for
  const { name: centerName } = await call<{ name: object }>(
    request,
    'ExamCenterDetail',
    { centerId: seat.centerId },
    who.session,
  );
  const save = (more: object) =>
    call(
      request,
      'SaveBookingDraft',
      { userGuid: who.guid, draft: { cityId, ...begun, examSetName, centerName, ...more } },
      who.session,
    );
  await save({});
  await enter(page, language, { account });
  await landed();
  await tour.look('home');
  await visit([
    ['plan', 'web/plan/self'],
    ['relatives', 'web/relative'],
    ['person', 'web/personal'],
    ['package', `web/examset?city_id=${cityId}`],
    ['centres', 'web/examselect'],
    ['finder', 'web/hospital'],
    ['centre', `web/hospital/detail/${seat.centerId}`],
    ['calendar', `web/examselect?center=${seat.centerId}`],
  ]);
  const { centerId, day, segmentId, time } = seat;
  await save({ centerId, day, workingSegmentId: segmentId, bookTime: time });
  // the tab has a draft of its own by now, without the seat
  await page.evaluate(() => sessionStorage.clear());
  await visit([['confirm', 'web/examconfirm']]);
}

const examSetName = { zh: '套餐', en: 'Package' };
