import type { Payload } from '#contract/call';
import type { Registry } from '#contract/registry';
import { dataOf } from './answers.ts';
import { makeOwnCards, type OwnCards } from './cards.ts';
import { makeClaim } from './claims.ts';
import { makeFeedback, makeService } from './feedback.ts';
import { makeGift, makeMallOrder, makeProduct, type MallOrder } from './mall.ts';
import { makeBought } from './mall-after.ts';
import { grantTo } from './points.ts';
import { LOOP_SURVEY, makeQuestionnaire } from './questionnaires.ts';
import { idCardOf, makeReport } from './reports.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { forgetOrders } from './rows.ts';
import { makePhoto, makeUpload } from './uploads.ts';
import { EXAM_DAY } from './seats.ts';

/** The values the loops' payloads can only know from the running portal: a time that is free, ids of one's own. */
export interface Learned {
  setId: number;
  centerId: number;
  day: string;
  segmentId: number;
  addressId: number;
  /** One's own; live only where `ordering` was asked for. */
  orderId: number;
  orderNo: string;
  /** Of the session that looked around, whatever has become of it. */
  sessionId: string;
  /** An order of a mall that waits to be paid. */
  mallOrder: MallOrder;
  /** One that is paid, and on its way. */
  sentOrder: MallOrder;
  /** Something the company offers, and money it gave for the malls. */
  productId: number;
  mallGiftId: number;
  cards: OwnCards;
  /** A draft of a claim, whole, and one of its papers. */
  claimId: number;
  claimFileId: string;
  /** One's own, put there: it need not be open to the company. */
  feedbackId: number;
  serviceId: string;
  /** A report of one's own from elsewhere, read. */
  uploadId: string;
  /** Of a page of one, not used yet. */
  photoId: string;
  /** One's own; under it one's reports are found. */
  idCard: string;
  /** The last relative as it is, so that saving it changes nothing. */
  relative: Omit<Payload<Registry['SaveRelative']>, 'userGuid'>;
}

const known = new Map<string, Learned>();

export function learnedOf({ user }: SignedIn): Learned {
  const learned = known.get(user.CustomerGuid);
  if (!learned) throw new Error(`nothing was learned about ${user.Name}`);
  return learned;
}

/** Looks around as a person would, through real calls. `ordering` keeps the order it makes live. */
export async function learn(portal: TestPortal, who: SignedIn, { ordering = false } = {}): Promise<void> {
  const { CustomerGuid: guid, CompanyId: companyId, CityId: cityId } = who.user;
  const [self, customer, by] = [{ userGuid: guid }, { customerGuid: guid }, { session: who }];
  const { examSets } = dataOf(await portal.call('ExamSetBrief', { ...self, ...customer, serviceCity: cityId }, by));
  // nothing to pay: an order is then simply booked
  const setId = examSets.find(({ reason, selfFen }) => !reason && selfFen === 0)?.id ?? 0;
  const { centersData } = dataOf(
    await portal.call('ExamCenterByCityExamset', { ...customer, examSetId: setId, cityId }, by),
  );
  const open = centersData.find(({ earliest }) => earliest);
  if (!open?.earliest) throw new Error(`no centre is free for ${who.user.Name}`);
  const { id: centerId } = open;
  const bookDate = await changeableDay(portal, who, { ...customer, examSetId: setId, centerId });
  const [year = 0, month = 0, day = 0] = bookDate.split('-').map(Number);
  const { WorkingSegments } = dataOf(
    await portal.call(
      'GetWorkingSegment',
      { ...customer, companyId, examSetId: setId, centerId, year, month, day },
      by,
    ),
  );
  const segmentId = WorkingSegments.find(({ left }) => left > 0)?.workingSegmentId ?? 0;
  const { id: addressId } = dataOf(
    await portal.call(
      'SavePostAddress',
      { ...self, recipient: who.user.Name, phone: '19900000001', district: '示例区', detail: '示例路 1 号' },
      by,
    ),
  );
  const form = { ...self, ...customer, examSetId: setId, examCenterId: centerId, bookDate };
  const order = { ...form, workingSegmentId: segmentId, report_type: 'electronic', consent: true } as const;
  const { orderId, orderNo } = dataOf(await portal.call('AddExamOrder', order, by));
  if (!ordering) await forgetOrders(portal.portal.database.pool, guid);
  const relative = await aRelative(portal, who);
  const productId = await makeProduct(portal, { companyId, kind: 'service', points_price: 1 });
  const mallOrder = await makeMallOrder(portal, { companyId, personGuid: guid, productId });
  await grantTo(portal, guid, { points: 100 }, companyId);
  const mallGiftId = await makeGift(portal, guid, { companyId });
  const { claimId, fileId: claimFileId } = await makeClaim(portal, { companyId, personGuid: guid, state: 'draft' });
  const { sessions } = dataOf(await portal.call('MySessions', self, by));
  const sessionId = sessions[0]?.id ?? '';
  const cards = await makeOwnCards(portal, { companyId, personGuid: guid });
  const feedbackId = await makeFeedback(portal, { companyId, personGuid: guid });
  const serviceId = await makeService(portal, { companyId, personGuid: guid });
  const { idCard, gender } = await idCardOf(portal, { companyId, personGuid: guid });
  // of years that are over, so that this year's plan is not used
  for (const [at, day] of ['2024-05-20', '2025-05-20'].entries())
    await makeReport(portal, { companyId, personGuid: guid, day, at, gender });
  const { uploadId } = await makeUpload(portal, { companyId, personGuid: guid });
  const photoId = await makePhoto(portal, companyId, guid);
  const mine = { uploadId, photoId, cards, claimId, claimFileId, feedbackId, serviceId, idCard };
  await makeQuestionnaire(portal, { code: LOOP_SURVEY });
  const sentOrder = await makeBought(portal, { companyId, personGuid: guid, items: [{ kind: 'delivered' }] });
  const bought = { mallOrder, sentOrder, productId, mallGiftId };
  const own = { ...mine, ...bought, sessionId, addressId, orderId, orderNo, relative };
  known.set(guid, { setId, centerId, day: bookDate, segmentId, ...own });
}

/** A day further ahead than any company's notice, so that an order for it can be changed online. */
async function changeableDay(
  portal: TestPortal,
  who: SignedIn,
  chosen: { customerGuid: string; examSetId: number; centerId: number },
): Promise<string> {
  const [year = 0, month = 0] = EXAM_DAY.split('-').map(Number);
  const { bookInfo } = dataOf(await portal.call('BookInfo', { ...chosen, year, month }, { session: who }));
  const free = bookInfo.days.find(({ day, reason }) => day >= EXAM_DAY && !reason);
  if (!free) throw new Error(`no day is free for ${who.user.Name}`);
  return free.day;
}

async function aRelative(portal: TestPortal, who: SignedIn): Promise<Learned['relative']> {
  const { relations } = dataOf(await portal.call('Relation', { userGuid: who.user.CustomerGuid }, { session: who }));
  const last = relations.at(-1);
  return {
    ...(last && { customerGuid: last.customerGuid }),
    relation: last && last.relation !== 'self' ? last.relation : 'spouse',
    name: last?.name ?? '',
    idType: last?.idType ?? 'idCard',
    birthDate: last?.birthDate ?? '1980-01-01',
    gender: last?.gender ?? 'female',
    maritalStatus: last?.maritalStatus ?? '',
    cityId: last?.cityId ?? who.user.CityId,
  };
}
