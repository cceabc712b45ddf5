import { request, type APIRequestContext, type Browser, type BrowserContextOptions } from '@playwright/test';
import { beginBooking, call, callerOf, type Begun, type Caller } from '../e2e/support/booking.ts';
import { demoAccounts } from '../bench/stand/sign-in.ts';

type Account = ReturnType<typeof demoAccounts>[number];

/**
 * A person half-way through a booking: signed in, with a package, a centre, a day and a time, all kept by the server.
 */
export interface Visitor {
  account: Account;
  storageState: BrowserContextOptions['storageState'];
  centerId: number;
  month: string;
  /** Forgets how far the booking is. */
  startAnew: () => Promise<void>;
}

interface Days {
  bookInfo: { days: { day: string; left: number }[] };
}
interface Segments {
  WorkingSegments: { workingSegmentId: number; left: number; start: string; end: string }[];
}

/** The first account of the demo world that may book, has not, and has one plan to do it with. */
export async function visitorAt(url: string, browser: Browser): Promise<Visitor> {
  const api = await request.newContext({ baseURL: url });
  for (const account of demoAccounts()) {
    const who = await callerOf(api, account.companyCode, account.user);
    const found = await halfWay(api, who).catch(() => undefined);
    if (!found) continue;
    const startAnew = async () => {
      await call(api, 'SaveBookingDraft', { userGuid: who.guid, draft: {} }, who.session);
    };
    return { ...found, account, startAnew, storageState: await signedIn(browser, url, account) };
  }
  throw new Error('nobody of the demo world can book');
}

async function halfWay(api: APIRequestContext, who: Caller) {
  const { bookingInfoList } = await call<{ bookingInfoList: { forWhom: string[] }[] }>(
    api,
    'MyBookingInfo',
    { userGuid: who.guid },
    who.session,
  );
  // who has two plans is asked for one first
  if (bookingInfoList.filter(({ forWhom }) => forWhom.includes('self')).length !== 1) throw new Error('not one plan');
  const begun = await beginBooking(api, who);
  const { examSetId, extraIds, customerGuid, bookingId, cityId } = begun;
  const choice = { examSetId, extraIds, customerGuid, bookingId };
  const ask = <T>(code: string, payload: object) => call<T>(api, code, { ...choice, ...payload }, who.session);
  const { centersData } = await ask<{ centersData: { id: number; name: object; earliest: { day: string } | null }[] }>(
    'ExamCenterByCityExamset',
    { cityId },
  );
  const center = centersData.find(({ earliest }) => earliest);
  if (!center?.earliest) throw new Error('no centre has a day');
  const [year, month] = center.earliest.day.split('-').map(Number);
  const at = { centerId: center.id, year, month };
  const { bookInfo } = await ask<Days>('BookInfo', at);
  const day = bookInfo.days.find(({ left }) => left > 0)?.day ?? '';
  const { WorkingSegments } = await ask<Segments>('GetWorkingSegment', {
    ...at,
    companyId: who.companyId,
    day: Number(day.slice(8)),
  });
  const segment = WorkingSegments.find(({ left }) => left > 0);
  if (!segment) throw new Error('no time is free');
  await keep(api, who, begun, { centerId: center.id, centerName: center.name, day, segment });
  return { centerId: center.id, month: day.slice(0, 7) };
}

interface Chosen {
  centerId: number;
  centerName: object;
  day: string;
  segment: Segments['WorkingSegments'][number];
}

/** The draft as the steps would leave it. */
async function keep(api: APIRequestContext, who: Caller, begun: Begun, chosen: Chosen): Promise<void> {
  const { draft } = await call<{ draft: object }>(api, 'GetBookingDraft', { userGuid: who.guid }, who.session);
  const { segment, ...place } = chosen;
  const time = { workingSegmentId: segment.workingSegmentId, bookTime: `${segment.start}-${segment.end}` };
  const full = { ...draft, ...begun, ...place, ...time };
  await call(api, 'SaveBookingDraft', { userGuid: who.guid, draft: full }, who.session);
}

async function signedIn(
  browser: Browser,
  url: string,
  account: Account,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/v2/login?cp=${account.companyCode}`);
    await page.locator('input[name=user]').fill(account.user);
    await page.locator('input[name=password]').fill(account.password);
    await page.locator('input[name=consent]').check();
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/web/home');
    await page.locator('main ul li').first().waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
