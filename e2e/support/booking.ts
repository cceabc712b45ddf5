import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from './sign-in.ts';

/** A person who makes calls without a browser: to bring a booking half-way, or to take a seat from under another. */
export interface Caller {
  session: string;
  guid: string;
  companyId: number;
}

export async function call<T>(request: APIRequestContext, code: string, payload: object, session = ''): Promise<T> {
  const form = { requestCode: code, jsonPara: JSON.stringify(payload), language: 'zh-cn', encryptType: '1', session };
  const answer = (await (await request.post('/examApi/PostAppCall', { form })).json()) as {
    success: boolean;
    message: { content: string };
    data: T;
  };
  expect(answer.success, `${code}: ${answer.message.content}`).toBe(true);
  return answer.data;
}

interface LoginReply {
  Session: string;
  CustomerGuid: string;
  CompanyId: number;
}

export async function callerOf(request: APIRequestContext, company: string, account: string): Promise<Caller> {
  const typed = { appType: 1, user: account, password: DEMO_PASSWORD, companyCode: company, consent: '2026-06' };
  const { Session, CustomerGuid, CompanyId } = await call<LoginReply>(request, 'Login', typed);
  return { session: Session, guid: CustomerGuid, companyId: CompanyId };
}

export interface Begun {
  bookingId: number;
  serviceCode: string;
  customerGuid: string;
  cityId: number;
  examSetId: number;
  extraIds: number[];
}

interface Sets {
  examSets: { id: number; name: object; selfFen: number; reason: object | null }[];
}

/** Person and package chosen, as steps 1 and 2 would leave them; the draft lies on the server. */
export async function beginBooking(
  request: APIRequestContext,
  who: Caller,
  { toPay = false, cityId, customerGuid }: { toPay?: boolean; cityId?: number; customerGuid?: string } = {},
): Promise<Begun> {
  const { session, guid, companyId } = who;
  const plans = await call<{ bookingInfoList: { id: number; serviceCode: string }[] }>(
    request,
    'MyBookingInfo',
    { userGuid: guid },
    session,
  );
  const plan = plans.bookingInfoList[0];
  if (!plan) throw new Error('no plan to book with');
  const forWhom = { customerGuid: customerGuid ?? guid, bookingId: plan.id };
  const { defaultCityId } = await call<{ defaultCityId: number }>(
    request,
    'CityByBookingPlan',
    { ...forWhom, companyId },
    session,
  );
  const serviceCity = cityId ?? defaultCityId;
  const { examSets } = await call<Sets>(request, 'ExamSetBrief', { ...forWhom, userGuid: guid, serviceCity }, session);
  const set = examSets.find(({ selfFen, reason }) => reason === null && selfFen > 0 === toPay);
  if (!set) throw new Error('no package to book with');
  const begun = {
    ...forWhom,
    serviceCode: plan.serviceCode,
    cityId: serviceCity,
    examSetId: set.id,
    extraIds: [],
  };
  const draft = { ...begun, examSetName: set.name };
  await call(request, 'SaveBookingDraft', { userGuid: guid, draft }, session);
  return begun;
}

export interface Seat {
  centerId: number;
  day: string;
  segmentId: number;
}

interface Segment {
  workingSegmentId: number;
  start: string;
  left: number;
}

interface Search {
  centerId?: number;
  day?: string;
  start?: string;
  /** From the end of the month, so that the two languages do not meet on one seat. */
  backwards?: boolean;
  /** No other seat of that day is left. */
  lastOfDay?: boolean;
}

/** Segments that have one seat left for this person's company, in the order of the calendar, as far as one looks. */
export async function* lastSeats(
  request: APIRequestContext,
  who: Caller,
  begun: Begun,
  month: string,
  search: Search = {},
): AsyncGenerator<Seat, undefined> {
  const { examSetId, extraIds, customerGuid, bookingId, cityId } = begun;
  const choice = { examSetId, extraIds, customerGuid, bookingId };
  const ask = <T>(code: string, payload: object) => call<T>(request, code, { ...choice, ...payload }, who.session);
  const { centersData } = await ask<{ centersData: { id: number; earliest: object | null }[] }>(
    'ExamCenterByCityExamset',
    { cityId },
  );
  const [year, number] = month.split('-').map(Number);
  const inOrder = <T>(list: T[]) => (search.backwards ? list.toReversed() : list);
  for (const { id: centerId, earliest } of inOrder(centersData)) {
    if (!earliest || centerId !== (search.centerId ?? centerId)) continue;
    const at = { centerId, year, month: number };
    const { bookInfo } = await ask<{ bookInfo: { days: { day: string; left: number }[] } }>('BookInfo', at);
    for (const { day, left: leftThatDay } of inOrder(bookInfo.days)) {
      if (leftThatDay === 0 || day !== (search.day ?? day)) continue;
      if (search.lastOfDay && leftThatDay > 1) continue;
      const { WorkingSegments } = await ask<{ WorkingSegments: Segment[] }>('GetWorkingSegment', {
        ...at,
        companyId: who.companyId,
        day: Number(day.slice(8)),
      });
      for (const { workingSegmentId, left, start } of inOrder(WorkingSegments))
        if (left === 1 && start === (search.start ?? start)) yield { centerId, day, segmentId: workingSegmentId };
    }
  }
}

/** The first last seat, if there is any. */
export const lastSeat = async (...search: Parameters<typeof lastSeats>): Promise<Seat | undefined> =>
  (await lastSeats(...search).next()).value;

/** Books a seat without a browser. */
export function takeSeat(
  request: APIRequestContext,
  who: Caller,
  begun: Begun,
  seat: Seat,
): Promise<{ orderId: number }> {
  const { cityId: _, ...choice } = begun;
  const order = {
    ...choice,
    userGuid: who.guid,
    examCenterId: seat.centerId,
    bookDate: seat.day,
    workingSegmentId: seat.segmentId,
    report_type: 'electronic',
    consent: true,
  };
  return call(request, 'AddExamOrder', order, who.session);
}

/** A day of the calendar by its date. */
export const dayCell = (page: Page, day: string) => page.locator(`[role="grid"] [data-day="${day}"]`);
