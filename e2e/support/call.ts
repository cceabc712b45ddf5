import { expect, type Page } from '@playwright/test';

interface Identity {
  session: string;
  userGuid: string;
  companyId: number;
}

/** Who is signed in on the page. */
export const identityOf = (page: Page): Promise<Identity> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('portal.session') ?? '{}') as { data: { identity: Identity } }).data.identity,
  );

/** Makes an app call as the person of the page would, to set a scene the journey is not about. */
export async function call<T>(page: Page, requestCode: string, payload: object): Promise<T> {
  const { session } = await identityOf(page);
  const response = await page.request.post('/examApi/PostAppCall', {
    form: {
      appVersion: '2',
      appType: '1',
      encryptType: '1',
      signType: '1',
      signCode: '',
      language: 'zh-cn',
      session,
      requestCode,
      jsonPara: JSON.stringify(payload),
    },
  });
  const body = (await response.json()) as { success: boolean; message: { content: string }; data: T };
  expect(body.success, `${requestCode}: ${body.message?.content}`).toBe(true);
  return body.data;
}

const PLAN = 980;

/** Books the first seat there is for the person of the page, without the screens. */
export async function bookFirstSeat(page: Page): Promise<void> {
  const { userGuid, companyId } = await identityOf(page);
  const who = { userGuid, customerGuid: userGuid, bookingId: PLAN };
  const { cities } = await call<{ cities: { id: number; centers: number }[] }>(page, 'CityByBookingPlan', {
    ...who,
    companyId,
  });
  const cityId = cities.find(({ centers }) => centers > 0)?.id;
  const { examSets } = await call<{ examSets: { id: number; selfFen: number; reason: object | null }[] }>(
    page,
    'ExamSetBrief',
    {
      ...who,
      serviceCity: cityId,
    },
  );
  const examSetId = examSets.find(({ reason, selfFen }) => reason === null && selfFen === 0)?.id;
  const { centersData } = await call<{ centersData: { id: number; earliest: { day: string } | null }[] }>(
    page,
    'ExamCenterByCityExamset',
    { ...who, examSetId, cityId },
  );
  const center = centersData.find(({ earliest }) => earliest !== null);
  const [year, month, day] = (center?.earliest?.day ?? '').split('-').map(Number);
  const at = { examSetId, centerId: center?.id };
  const { WorkingSegments } = await call<{ WorkingSegments: { workingSegmentId: number; left: number }[] }>(
    page,
    'GetWorkingSegment',
    { ...who, ...at, companyId, year, month, day },
  );
  await call(page, 'AddExamOrder', {
    ...who,
    examSetId,
    examCenterId: center?.id,
    bookDate: center?.earliest?.day,
    workingSegmentId: WorkingSegments.find(({ left }) => left > 0)?.workingSegmentId,
    report_type: 'electronic',
    deliveryPaperWay: 'unified',
    consent: true,
  });
}
