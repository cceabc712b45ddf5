import { expect, type APIRequestContext } from '@playwright/test';
import { beginBooking, call, type Begun, type Caller, type Seat } from './booking.ts';
import { FIRST_CHANGEABLE } from './portal.ts';

export interface Placed {
  orderId: number;
  orderNo: string;
  status_id: number;
  heldUntil: string | null;
  seat: Seat & { time: string };
  begun: Begun;
}

interface Wish {
  /** Something is to be paid. */
  toPay?: boolean;
  /** Of a centre that takes changes, or of one that does not. */
  changeable?: boolean;
  /** The first free one otherwise. */
  day?: string;
  cityId?: number;
  /** For a relative; oneself otherwise. */
  customerGuid?: string;
  /** The last page's other fields: report, address, travel. */
  choices?: object;
}

/** An order made without the screens, and left as it is: booked, or held until it is paid. */
export async function placeOrder(
  request: APIRequestContext,
  who: Caller,
  { toPay = false, cityId, customerGuid, choices, ...where }: Wish = {},
): Promise<Placed> {
  const begun = await beginBooking(request, who, {
    toPay,
    ...(cityId && { cityId }),
    ...(customerGuid && { customerGuid }),
  });
  const seat = await freeSeat(request, who, begun, where);
  const { cityId: _, ...choice } = begun;
  const order = await call<Omit<Placed, 'seat' | 'begun'>>(
    request,
    'AddExamOrder',
    {
      ...choice,
      userGuid: who.guid,
      examCenterId: seat.centerId,
      bookDate: seat.day,
      workingSegmentId: seat.segmentId,
      report_type: 'electronic',
      consent: true,
      ...choices,
    },
    who.session,
  );
  // A begun booking is dropped; the journey starts with a clean sheet.
  await call(request, 'SaveBookingDraft', { userGuid: who.guid, draft: {} }, who.session);
  return { ...order, seat, begun };
}

async function freeSeat(
  request: APIRequestContext,
  who: Caller,
  begun: Begun,
  { changeable = true, day: wanted }: Wish,
): Promise<Placed['seat']> {
  const { cityId, examSetId, extraIds, customerGuid, bookingId } = begun;
  const choice = { examSetId, extraIds, customerGuid, bookingId };
  const ask = <T>(code: string, payload: object) => call<T>(request, code, payload, who.session);
  const { centersData } = await ask<{ centersData: { id: number; earliest: { day: string } | null }[] }>(
    'ExamCenterByCityExamset',
    { ...choice, cityId },
  );
  for (const { id: centerId, earliest } of centersData) {
    if (!earliest) continue;
    const detail = await ask<{ changeable: boolean }>('ExamCenterDetail', { centerId });
    if (detail.changeable !== changeable) continue;
    const date = wanted ?? (await changeableDay(ask, { ...choice, centerId }));
    const [year, month, day] = date.split('-').map(Number);
    const { WorkingSegments } = await ask<{
      WorkingSegments: { workingSegmentId: number; left: number; start: string; end: string }[];
    }>('GetWorkingSegment', { ...choice, centerId, companyId: who.companyId, year, month, day });
    const free = WorkingSegments.find(({ left }) => left > 1);
    if (free) {
      const { workingSegmentId: segmentId, start, end } = free;
      return { centerId, day: date, segmentId, time: `${start}–${end}` };
    }
  }
  throw new Error('no seat to book');
}

/** The first free day that lies beyond every company's notice, so that its order can be changed online. */
async function changeableDay(ask: <T>(code: string, payload: object) => Promise<T>, at: object): Promise<string> {
  const [year, month] = FIRST_CHANGEABLE.split('-').map(Number);
  const { bookInfo } = await ask<{ bookInfo: { days: { day: string; left: number }[] } }>('BookInfo', {
    ...at,
    year,
    month,
  });
  return bookInfo.days.find(({ day, left }) => day >= FIRST_CHANGEABLE && left > 1)?.day ?? FIRST_CHANGEABLE;
}

/** The simulated cashier's page of an order's payment by code. */
export async function cashierOf(request: APIRequestContext, who: Caller, orderNo: string): Promise<string> {
  const { code_url } = await call<{ code_url: string }>(request, 'QrWeixinPay', { out_trade_no: orderNo }, who.session);
  return code_url;
}

/** Pays without the screens. */
export async function payFor(request: APIRequestContext, who: Caller, { orderId, orderNo }: Placed): Promise<void> {
  const answer = await request.post(`${await cashierOf(request, who, orderNo)}/pay`, { form: { lang: 'zh-cn' } });
  expect(answer.ok()).toBe(true);
  await expect(async () => {
    const { payInfo } = await call<{ payInfo: { state: string } }>(
      request,
      'BeginPayWeb',
      { exam_order_ids: orderId },
      who.session,
    );
    expect(payInfo.state).toBe('paid');
  }).toPass();
}
