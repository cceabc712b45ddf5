import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { beginBooking, call, callerOf } from './booking.ts';
import { enter } from './enter.ts';
import { placeOrder } from './orders.ts';
import type { Lang } from './lang.ts';
import { watchTraffic } from './traffic.ts';

/** Who looks at the pages: each of a booking's steps needs a draft, each of an order's an order. */
export interface Visitors {
  /** Begins a booking. */
  booker: string;
  /** Has an order that is to be paid. */
  owner: string;
}

/** Every screen there is, in the order somebody meets them, each with what it is about. */
export async function visitEveryPage(
  page: Page,
  request: APIRequestContext,
  { booker, owner }: Visitors,
  { language, look }: { language: Lang; look: (name: string) => Promise<void> },
): Promise<void> {
  const buyer = await callerOf(request, 'demo', owner);
  const { orderId, seat } = await placeOrder(request, buyer, { toPay: true });
  const who = await callerOf(request, 'demo', booker);
  const { cityId, ...begun } = await beginBooking(request, who);
  // as the pages before leave it: the name of where one goes is known before it is asked for
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

  const { atRest } = watchTraffic(page);
  /** The page is there, with its answers: nothing is on its way and nothing grey stands in for anything. */
  const landed = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await atRest();
    await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  };
  const visit = async (name: string, path: string): Promise<void> => {
    await page.goto(path);
    await landed();
    await look(name);
  };
  await visit('a preview that is over, before any login', 'preview');
  await visit('login', 'login');
  await visit('a company’s login', 'login/demo');
  await enter(page, language, { account: booker });
  await landed();
  await look('home');
  await visit('plan', 'web/plan/self');
  await visit('relatives', 'web/relative');
  await visit('person', 'web/personal');
  await visit('package', `web/examset?city_id=${cityId}`);
  await visit('centres', 'web/examselect');
  await visit('finder', 'web/hospital');
  await visit('centre', `web/hospital/detail/${seat.centerId}`);
  await visit('calendar', `web/examselect?center=${seat.centerId}`);
  const { centerId, day, segmentId, time } = seat;
  await save({ centerId, day, workingSegmentId: segmentId, bookTime: time });
  // the tab has a draft of its own by now, without the seat
  await page.evaluate(() => sessionStorage.clear());
  await visit('confirm', 'web/examconfirm');
  await visit('personal data', 'web/usercenter/information');
  await visit('relatives’ plans', 'web/usercenter/relative_plan');
  await visit('addresses', 'web/usercenter/addressList');
  await visit('password in the centre', 'web/usercenter/change-pass');
  await visit('password', 'web/changepass');
  await visit('devices', 'web/devices');
  await visit('privacy policy', 'web/privacy');
  await visit('family’s privacy policy', 'web/privacy/deqin');
  await visit('rules for personal information', 'web/privacy/rules');
  await visit('news', 'web/news');
  await visit('article', 'web/news?id=1');
  await visit('FAQ', 'web/faq?id=1');
  await visit('handbook', 'web/handbook');
  await visit('pictures', 'imageView?imgs=/art/0067c0/center-a.svg,/art/0067c0/center-b.svg');
  // no survey is open to this company; e2e/survey.spec.ts goes through one
  await visit('survey', 'web/questionnaire');
  await visit('questionnaire', 'web/questionnaire/nobody-has-it');
  await visit('coming soon', 'web/wait');
  await visit('not found', 'web/nowhere');
  await enter(page, language, { account: owner });
  await landed();
  await look('home with news');
  await visit('records', 'web/examrecord');
  await visit('order', `web/examorder/${orderId}`);
  await visit('reports', 'web/examreport');
  await visit('uploads', 'web/upload_report');
  // whoever has none is told so; e2e/upload-report.spec.ts goes through it with one
  await visit('an upload', 'web/upload_report/nobody');
  // whoever has no link is told so; e2e/report.spec.ts and modules/reports go through it with one
  await visit('risk assessment', 'web/risk');
  await visit('risk questions', 'web/risk/questions');
  await visit('risk result', 'web/risk/result');
  await visit('a relative’s consent', 'web/report_consent/nobody');
  await visit('result', `web/examdone/${orderId}`);
  await visit('payment', `web/pay/${orderId}`);
  await visit('hub', 'mobile/admin');
  await visit('cards', 'web/usercenter/cardList');
  await visit('points', 'web/usercenter/myPoints');
  await visit('invoices', 'web/usercenter/invoiceList');
  await visit('reimbursement', 'web/reimbursement');
  await visit('claims', 'web/usercenter/reimbursementList');
  await visit('a claim’s cost', 'web/reimbursement_add/new');
  // whoever has none is told so; e2e/claims.spec.ts goes through them with one
  await visit('a claim’s account', 'web/usercenter/reimbursement_add_sec');
  await visit('a claim to check', 'web/usercenter/reimbursement_add_third');
  await visit('a claim', 'web/usercenter/reimbursement_detail/1');
  await visit('feedback', 'web/feedback');
  await visit('my feedback', 'web/usercenter/tickling');
  await visit('customer service', 'web/usercenter/recommend');
  await visit('services', 'web/usercenter/service');
  await visit('indicators', 'web/indicator');
  await visit('an indicator', 'web/indicator?code=UA');
  await visit('encyclopedia', 'web/baike');
  await visit('an article', 'web/baike?article=fatty-liver');
  await visit('index entry', 'web/indexEntry');
  await visit('online doctor', 'web/select_doctor');
  await visit('hotline', 'mobile/tel');
  await visit('privacy', 'web/usercenter/privacy');
  await visit('health mall', 'web/mall');
  await visit('product', 'web/mall/product_detail/101');
  await visit('checkout', 'web/mall/product_confirm/401');
  await visit('purchases', 'web/mall/record');
  await visit('service mall', 'web/service/mall');
  await visit('family upgrade', 'web/service/mall/product_detail_deqin/602');
  await visit('a service’s checkout', 'web/service/mall/product_confirm/611');
  await visit('purchases of services', 'web/service/mall/record');
  await enter(page, language, { company: 'sevenday', account: 'hr' });
  await landed();
  await visit('HR progress', 'hr');
  await visit('HR people', 'hr/people');
  await visit('HR import', 'hr/import');
  await visit('HR group health', 'hr/health');
}

const examSetName = { zh: '套餐', en: 'Package' };
