import { randomBytes, randomUUID } from 'node:crypto';
import type { Payload } from '#contract/call';
import { articleToEdit, indicatorToEdit, indicatorWithDraft } from './health.ts';
import { CLAIM_CHECKS } from '#contract/schemas/claim-choices';
import type { OpsCallName, OpsRegistry } from '#contract/ops/registry';
import { USUAL_CLAIMS } from '#contract/ops/sign-on';
import type { ClaimState } from '#contract/calls/reimbursement';
import { dayInShanghai } from '#contract/rules/day';
import { transact } from '../src/db/transact.ts';
import { queueMessages } from '../src/modules/messages/index.ts';
import { addLinkKey } from '../src/modules/single-sign-on/index.ts';
import { tasks } from '../src/modules/tasks/index.ts';
import { dataOf } from './answers.ts';
import { makeCard } from './cards.ts';
import { makeClaim } from './claims.ts';
import { laterVersion, makeNewsDraft, makeTextDraft } from './content.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from './crowd.ts';
import { makeFeedback, makeService } from './feedback.ts';
import { clinicForm, makeCategory, makeGoods, plainOffer, productForm } from './mall-goods.ts';
import { makeItem } from './items.ts';
import type { NewOperator } from './operators.ts';
import { makeBought, type ItemWish } from './mall-after.ts';
import { companyWithDraft, newCompany } from './setup.ts';
import { makeErasure } from './personal-data-scenes.ts';
import type { TestPortal } from './portal.ts';
import { checkedSheet, grantTo } from './points.ts';
import { homeSample, makePlan, triedRoster } from './plans.ts';
import { pastSurvey, someQuestionnaire } from './questionnaires.ts';
import { documentFor, makeExamined, makeReport } from './reports.ts';
import { everyDay, makeCity, makeDraft, makePublished } from './supply.ts';
import { makeUpload } from './uploads.ts';
import { givePhone } from './people-desk.ts';
import { makeSeats, orderFor, type Seats } from './seats.ts';

export interface Booked {
  companyId: number;
  orderId: number;
  orderNo: string;
  member: Member;
  seats: Seats;
}

/** A person's booked order, nothing to pay, at seats of its own. */
export async function bookOrder(portal: TestPortal, where: { day?: string; centerId?: number } = {}): Promise<Booked> {
  const member = await someone(portal);
  const seats = await makeSeats(portal.portal.database.pool, 2, where);
  const form = orderFor({ userGuid: member.guid }, seats);
  const { orderId, orderNo } = dataOf(await portal.call('AddExamOrder', form, { session: member.token }));
  return { companyId: CROWD_COMPANY, orderId, orderNo, member, seats };
}

/** The order's day has come. */
export const bringForward = ({ portal, clock }: TestPortal, { orderId }: Pick<Booked, 'orderId'>) =>
  portal.database.pool.query('UPDATE exam_order SET book_date = $2 WHERE order_id = $1', [
    orderId,
    dayInShanghai(clock.now()),
  ]);

/** A message about an order that was given up; answers with its number. */
export async function failedMessage({ portal, clock }: TestPortal, booked: Booked, phone = '13800004040') {
  const about = `exam:${booked.orderId}/${randomUUID()}`;
  const parameters = {
    ...{ orderNo: booked.orderNo, relative: '', day: '6月22日（周一）', time: '08:00-08:30', center: '康禾体检' },
    ...{ deadline: '', hotline: '', cancelOnly: '' },
  };
  await transact({ portal, company: { companyId: booked.companyId } }, (ctx) =>
    queueMessages(ctx, [
      {
        person: { guid: booked.member.guid, phone },
        kind: 'booked',
        subject: `exam:${booked.orderId}`,
        about,
        lang: 'zh-cn',
        dueAt: clock.now(),
        parameters,
      },
    ]),
  );
  const { rows } = await portal.database.pool.query<{ id: number }>(
    'UPDATE message SET tries = 7 WHERE about = $1 RETURNING message_id AS id',
    [about],
  );
  return Number(rows[0]?.id);
}

/** A line of a provider's bill that is not in our books; answers with the key of the item. */
export async function billDifference({ portal, clock }: TestPortal): Promise<string> {
  const number = `P${CROWD_COMPANY}-9${randomUUID().replace(/\D/g, '').slice(0, 8)}`;
  await portal.database.pool.query(
    `INSERT INTO bill_difference (provider, day, kind, number, what, theirs_fen, found_at)
     VALUES ('wechat', '2026-06-08', 'paid', $1, 'missingHere', 36000, $2)`,
    [number, clock.now()],
  );
  return `wechat|2026-06-08|paid|${number}`;
}

/** Does the jobs' work until no task is left. */
export async function runTasks({ portal }: TestPortal): Promise<void> {
  const log = {
    warn: () => {},
    error: (fields: object, text: string) => {
      throw new Error(`${text}: ${JSON.stringify(fields)}`);
    },
  };
  for (;;) {
    for (const { work } of tasks.jobs) await work(portal, log, () => false);
    const left = await portal.database.pool.query(`SELECT FROM task WHERE state IN ('waiting', 'running')`);
    if (left.rows.length === 0) return;
  }
}

const reason = 'asked for by telephone';
const because = { reasonKind: 'employeeAsked', reason } as const;

type Sample<N extends OpsCallName> = (portal: TestPortal, operator: NewOperator) => Promise<Payload<OpsRegistry[N]>>;

async function onOrder(portal: TestPortal) {
  const { companyId, orderId } = await bookOrder(portal);
  return { companyId, orderId };
}

async function onCard(portal: TestPortal) {
  const { cardId } = await makeCard(portal, CROWD_COMPANY);
  return { companyId: CROWD_COMPANY, cardId };
}

async function onGoods(portal: TestPortal) {
  const { companyId, productId } = await makeGoods(portal);
  return { companyId, productId };
}

async function someone(portal: TestPortal): Promise<Member> {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
}

async function onThread(portal: TestPortal) {
  const { guid: personGuid } = await someone(portal);
  return { companyId: CROWD_COMPANY, feedbackId: await makeFeedback(portal, { personGuid }) };
}

async function onMessage(portal: TestPortal) {
  const booked = await bookOrder(portal);
  return { companyId: booked.companyId, messageId: await failedMessage(portal, booked) };
}

async function onPerson(portal: TestPortal) {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return { companyId: CROWD_COMPANY, personGuid: member.guid };
}

async function onErasure(portal: TestPortal) {
  const [member] = await makeCrowd(portal, 1);
  const whom = { companyId: CROWD_COMPANY, personGuid: member?.guid ?? '' };
  return { companyId: CROWD_COMPANY, requestId: await makeErasure(portal, whom), reason };
}

/** Begun by an operator who may, and given to the asking one: each sees their own. */
async function begunTask(portal: TestPortal, { operatorId }: NewOperator) {
  const session = await portal.operator('admin');
  const { taskId } = dataOf(await portal.call('OpsOrderExport', { reason }, { session }));
  const own = [taskId, String(operatorId)];
  await portal.portal.database.pool.query('UPDATE task SET created_by = $2 WHERE task_id = $1', own);
  return { taskId };
}

async function onClaim(portal: TestPortal, state?: ClaimState) {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  const wanted = { companyId: CROWD_COMPANY, personGuid: member.guid, ...(state && { state }) };
  const { companyId, claimId, fileId } = await makeClaim(portal, wanted);
  return { claim: { companyId, claimId }, fileId };
}
const seenClaim = async (portal: TestPortal) => ({ ...(await onClaim(portal)).claim, revision: 0 });

async function onBatch(portal: TestPortal) {
  const { companyId, claimId: batchId } = (await onClaim(portal, 'paying')).claim;
  return { companyId, batchId };
}

/** A person's purchase, ready for the sample's act. */
async function onMallOrder(portal: TestPortal, item: ItemWish = { kind: 'delivered' }) {
  const { guid: personGuid } = await someone(portal);
  const { companyId, orderId } = await makeBought(portal, { personGuid, items: [item] });
  return { companyId, orderId };
}

async function onReport(portal: TestPortal) {
  const { companyId, orderId } = await makeReport(portal, await onPerson(portal));
  return { companyId, orderId };
}

/** An order whose owner has linked the messaging app. */
async function onBoundOrder(portal: TestPortal) {
  const order = await onOrder(portal);
  await portal.portal.database.pool.query(
    `INSERT INTO messaging_binding (company_id, account_id, app_id, openid, openid_index, bound_at)
     SELECT a.company_id, a.account_id, 'stage', $3, $3, $4 FROM exam_order o
     JOIN account a ON a.company_id = o.company_id AND a.person_guid = o.user_guid
     WHERE o.company_id = $1 AND o.order_id = $2 ON CONFLICT DO NOTHING`,
    [order.companyId, order.orderId, randomBytes(16), portal.clock.now()],
  );
  return order;
}

async function onUpload(portal: TestPortal) {
  const { companyId, uploadId } = await makeUpload(portal, { ...(await onPerson(portal)), help: 'asked' });
  return { companyId, uploadId };
}

async function handedReport(portal: TestPortal) {
  const { companyId, orderNo, personGuid } = await makeExamined(portal, await onPerson(portal));
  const [section, ...rest] = documentFor(personGuid).sections;
  if (!section || rest.length === 0) throw new Error('an empty report');
  // one result is enough, as every field of it is attacked
  const document = {
    ...documentFor(personGuid),
    sections: [{ ...section, items: section.items.slice(0, 1) }],
    advice: [],
  };
  return { companyId, orderNo, document };
}

const forgetApprovals = ({ portal }: TestPortal) => portal.database.pool.query('DELETE FROM approval');

async function onLinkKeys(portal: TestPortal) {
  await portal.portal.database.pool.query('DELETE FROM link_key WHERE company_id = $1', [CROWD_COMPANY]);
  await forgetApprovals(portal);
  return { companyId: CROWD_COMPANY, reason };
}

/** Asked for by the demo's administrator; who decides has been there long enough. */
async function onApproval(portal: TestPortal, { operatorId }: NewOperator) {
  await portal.portal.database.pool.query('UPDATE operator SET decides_from = NULL WHERE operator_id = $1', [
    operatorId,
  ]);
  const session = await portal.operator('admin');
  const { approvalId } = dataOf(await portal.call('OpsLinkKeyAdd', await onLinkKeys(portal), { session }));
  return { companyId: CROWD_COMPANY, approvalId, reason };
}

const reachable = async (portal: TestPortal) => {
  const person = await onPerson(portal);
  await givePhone(portal, person);
  return person;
};

/** As an operator has seen the person. */
async function seenPerson(portal: TestPortal) {
  const person = await onPerson(portal);
  const session = await portal.operator('admin');
  const { mark } = dataOf(await portal.call('OpsPerson', person, { session }));
  return { ...person, mark, reason };
}

/** Of finance and of support their own request, which they take back. */
async function onAnyApproval(portal: TestPortal, actor: NewOperator) {
  if (actor.session.role === 'support') {
    const wish = { ...(await onPerson(portal)), loginName: `login-${randomUUID().slice(0, 8)}`, reason };
    const { approvalId } = dataOf(await portal.call('OpsContactChange', wish, { session: actor.session }));
    return { companyId: CROWD_COMPANY, approvalId, reason };
  }
  if (actor.session.role !== 'finance') return onApproval(portal, actor);
  const wish = { ...(await onPerson(portal)), points: 10_001, reason, expiresOn: '2026-12-31' };
  const { approvalId } = dataOf(await portal.call('OpsPointsGrant', wish, { session: actor.session }));
  return { companyId: CROWD_COMPANY, approvalId: approvalId ?? '', reason };
}

/** Calls about something that must be there; each time it is made anew, as most change it. */
const staged = {
  OpsOrderDetail: onOrder,
  OpsOrderReveal: async (portal) => ({ ...(await onOrder(portal)), field: 'name', purpose: 'contact' }),
  OpsOrderUnbindApp: async (portal) => ({ ...(await onBoundOrder(portal)), reason }),
  OpsRescheduleOptions: onOrder,
  OpsOrderReschedule: async (portal) => {
    const { segmentId, centerId, day } = await makeSeats(portal.portal.database.pool, 1);
    return { ...(await onOrder(portal)), centerId, day, segmentId, ...because };
  },
  OpsOrderCancel: async (portal) => ({ ...(await onOrder(portal)), ...because }),
  OpsOrderNoShow: async (portal) => {
    const order = await onOrder(portal);
    await bringForward(portal, order);
    return { ...order, reason };
  },
  OpsOrderAbnormal: async (portal) => ({ ...(await onOrder(portal)), abnormal: true, reason }),
  OpsAttentionClear: async (portal) => ({
    kind: 'billDifference',
    key: await billDifference(portal),
    action: 'dismiss',
    reason,
  }),
  OpsCardDetail: onCard,
  OpsCardMove: async (portal) => ({ ...(await onCard(portal)), move: 'suspend', reason }),
  OpsProduct: async (portal) => ({ productId: (await makeGoods(portal)).productId }),
  OpsProductSave: async (portal) => ({
    ...{ ...productForm(await makeCategory(portal)), kind: 'card', termMonths: 12, cardPurpose: 'dental', cardUses: 1 },
    clinics: [clinicForm],
  }),
  OpsProductState: async (portal) => ({
    ...{ productId: (await makeGoods(portal)).productId, version: 1, to: 'withdrawn', reason },
  }),
  OpsOfferSave: async (portal) => ({ ...(await onGoods(portal)), ...plainOffer, reason }),
  OpsStockChange: async (portal) => ({ ...(await onGoods(portal)), change: { kind: 'received', count: 5 }, reason }),
  OpsStockLowAt: async (portal) => ({ ...(await onGoods(portal)), lowAt: 3, reason }),
  OpsMessageText: onMessage,
  OpsMessageResend: async (portal) => ({ ...(await onMessage(portal)), reason }),
  OpsClaim: async (portal) => (await onClaim(portal)).claim,
  OpsClaimFile: async (portal) => {
    const { claim, fileId } = await onClaim(portal);
    return { ...claim, fileId };
  },
  OpsClaimReveal: async (portal) => ({ ...(await onClaim(portal)).claim, field: 'accountNumber', purpose: 'identity' }),
  OpsClaimReturn: async (portal) => ({ ...(await seenClaim(portal)), fields: [{ field: 'bank', reason }] }),
  OpsClaimReject: async (portal) => ({ ...(await seenClaim(portal)), reason }),
  OpsClaimApprove: async (portal) => ({ ...(await seenClaim(portal)), amountFen: 68_000, checked: [...CLAIM_CHECKS] }),
  OpsClaimBatchMake: async (portal) => ({ companyId: (await onClaim(portal, 'approved')).claim.companyId }),
  OpsClaimBatchFile: onBatch,
  OpsClaimBatchPaid: async (portal) => ({ ...(await onBatch(portal)), reason }),
  OpsReport: onReport,
  OpsReportPreview: async (portal) => handedReport(portal),
  OpsReportPublish: async (portal) => ({ ...(await handedReport(portal)), seenVersion: 0 }),
  OpsReportWithdraw: async (portal) => ({ ...(await onReport(portal)), seenVersion: 1, reason }),
  OpsReportFile: async (portal) => ({ ...(await onReport(portal)), version: 1, kind: 'made' }),
  OpsUpload: onUpload,
  OpsUploadPdf: onUpload,
  OpsUploadAnswer: async (portal) => ({
    ...(await onUpload(portal)),
    ...{ rows: [{ row: 2, code: 'CREA', value: '83', unit: 'μmol/L', range: '57–97' }], note: '已按原件核对' },
  }),
  OpsFeedback: onThread,
  OpsFeedbackFile: async (portal) => ({ ...(await onThread(portal)), fileId: randomUUID() }),
  OpsFeedbackAssign: async (portal) => ({ ...(await onThread(portal)), operatorId: null }),
  OpsFeedbackAnswer: async (portal) => ({ ...(await onThread(portal)), lastSeen: 1, content: '已为您安排' }),
  OpsFeedbackNote: async (portal) => ({ ...(await onThread(portal)), content: '已致电机构' }),
  OpsFeedbackClose: async (portal) => ({ ...(await onThread(portal)), lastSeen: 1, reason }),
  OpsItemRetire: async (portal) => ({ ...(await makeItem(portal)), retired: true, reason }),
  OpsIndicatorSave: ({ portal }) => indicatorToEdit(portal, 'ALT'),
  OpsArticleSave: ({ portal }) => articleToEdit(portal, 'fatty-liver'),
  OpsEntryPublish: async ({ portal }) => ({ ...(await indicatorWithDraft(portal, 'AST')), reason }),
  OpsEntryDiscard: async ({ portal }) => ({ ...(await indicatorWithDraft(portal, 'GGT')), reason }),
  OpsEntryShow: async ({ portal }) => {
    const { code, version } = await indicatorToEdit(portal, 'ALP');
    return { kind: 'indicator', code, version, shown: true, reason };
  },
  OpsQuestionnaire: async (portal) => ({ code: await someQuestionnaire(portal) }),
  OpsQuestionnairePublish: async (portal) => ({ code: await someQuestionnaire(portal, true), revision: 1, reason }),
  OpsQuestionnaireClose: async (portal) => ({
    ...{ code: await someQuestionnaire(portal), revision: 1, closed: true, reason },
  }),
  OpsQuestionnaireTotals: async (portal) => ({
    ...{ code: await someQuestionnaire(portal), companyId: CROWD_COMPANY },
  }),
  OpsQuestionnaireExport: async (portal) => {
    const code = await someQuestionnaire(portal);
    await pastSurvey(portal, CROWD_COMPANY, code);
    return { code, companyId: CROWD_COMPANY, reason };
  },
  OpsServiceGrant: async () => ({
    ...{ companyId: CROWD_COMPANY, employeeNo: 'YF20187', name: '口袋医生', nameEng: 'Pocket doctor' },
    ...{ from: '2026-01-01', to: '2026-12-31', useKind: 'booking', reason },
  }),
  OpsSignOnSave: async (portal) => {
    await portal.portal.database.pool.query('DELETE FROM sso_provider WHERE company_id = $1', [CROWD_COMPANY]);
    await forgetApprovals(portal);
    const named = {
      companyId: CROWD_COMPANY,
      issuer: 'https://idp.example',
      clientId: 'portal',
      clientSecret: 'secret',
    };
    return { ...named, isOn: false, makesAccounts: false, claims: USUAL_CLAIMS, reason };
  },
  OpsCompanyCodes: async (portal) => {
    const { companyId, code, codes } = await newCompany(portal);
    return { companyId, codes: [code, `s${randomUUID().slice(0, 8)}`], seen: codes, reason };
  },
  OpsPartnerKeyMake: async (portal) => {
    await portal.portal.database.pool.query('DELETE FROM partner_secret WHERE company_id = 211');
    await forgetApprovals(portal);
    return { companyId: 211, reason };
  },
  OpsLinkKeyAdd: onLinkKeys,
  OpsContactChange: async (portal) => {
    await forgetApprovals(portal);
    return { companyId: 100, employeeNo: 'YF20003', phone: '19901006666', email: '', reason };
  },
  OpsPerson: onPerson,
  OpsPersonReveal: async (portal) => ({ ...(await onPerson(portal)), field: 'name', reason }),
  OpsPersonCorrect: async (portal) => ({
    ...(await seenPerson(portal)),
    ...{ employeeNo: `P${randomUUID().slice(0, 8)}`, department: '产品部', name: '诸葛更正' },
    ...{ employeeType: 1, employeeClass: 2, vendorId: 0 },
  }),
  OpsPersonDisable: async (portal) => ({ ...(await seenPerson(portal)), kind: 'ownerAsked' }),
  OpsPersonEnable: async (portal) => {
    const { companyId, personGuid } = await onPerson(portal);
    await portal.portal.database.pool.query('UPDATE account SET disabled = true WHERE person_guid = $1', [personGuid]);
    const session = await portal.operator('admin');
    const { mark } = dataOf(await portal.call('OpsPerson', { companyId, personGuid }, { session }));
    return { companyId, personGuid, mark, reason };
  },
  OpsPersonLeave: async (portal) => ({ ...(await seenPerson(portal)), lastDay: '2099-12-31', employeeNo: '' }),
  OpsPersonLink: async (portal) => ({ ...(await reachable(portal)), reason }),
  OpsPersonEndSessions: async (portal) => ({ ...(await onPerson(portal)), reason }),
  OpsPersonHr: async (portal) => ({ ...(await onPerson(portal)), appoint: true, reason }),
  OpsApprovalApprove: onApproval,
  OpsApprovalDecline: onAnyApproval,
  OpsLinkKeyRetire: async (portal) => {
    await portal.portal.database.pool.query('DELETE FROM link_key WHERE company_id = $1', [CROWD_COMPANY]);
    const company = { companyId: CROWD_COMPANY };
    const { keyId } = await transact({ portal: portal.portal, company }, (ctx) => addLinkKey(ctx, 'test'));
    return { companyId: CROWD_COMPANY, keyId, reason };
  },
  OpsServiceEnd: async (portal) => {
    const { guid: personGuid } = await someone(portal);
    return { companyId: CROWD_COMPANY, serviceId: await makeService(portal, { personGuid }), reason };
  },
  OpsNewsShow: async (portal) => ({ newsId: await makeNewsDraft(portal), to: 'published', reason }),
  OpsPrivacySave: async () => ({
    ...{ kind: 'rules', version: laterVersion(), title: { zh: '新版', en: 'New' }, body: { zh: '正文', en: 'Text' } },
    ...{ note: { zh: '', en: '' }, substance: false, reason },
  }),
  OpsPrivacyPublish: async (portal) => ({ ...(await makeTextDraft(portal)), reason }),
  OpsPointsPerson: onPerson,
  OpsPointsGrant: async (portal) => ({ ...(await onPerson(portal)), points: 10, reason, expiresOn: '2026-12-31' }),
  OpsPointsReverse: async (portal) => {
    const { companyId, personGuid } = await onPerson(portal);
    return { companyId, grantId: Number(await grantTo(portal, personGuid, { points: 5 })), reason };
  },
  OpsPointsSheetRun: async (portal) => ({ companyId: CROWD_COMPANY, sheetId: await checkedSheet(portal), reason }),
  OpsPlanClose: async (portal) => {
    const { companyId, planId, version } = await makePlan(portal);
    return { companyId, planId, version, closed: true, reason };
  },
  OpsCityRemove: async (portal) => ({ ...(await makeCity(portal)), reason }),
  OpsCenterPublish: async (portal) => ({ ...(await makeDraft(portal)), reason }),
  OpsCenterClose: async (portal) => ({ ...(await makePublished(portal)), from: '2099-01-01', reason }),
  OpsCenterWeekSave: async (portal) => ({ ...(await makeDraft(portal)), week: everyDay(9), reason }),
  OpsRosterRun: async (portal) => ({
    ...{ companyId: CROWD_COMPANY, rosterId: await triedRoster(portal), existing: 'update', reason },
  }),
  OpsMenusSave: async (portal) => homeSample(portal, 'menus'),
  OpsBannersSave: async (portal) => homeSample(portal, 'banners'),
  OpsCampaignsSave: async (portal) => homeSample(portal, 'campaigns'),
  OpsNoticesSave: async (portal) => homeSample(portal, 'notices'),
  OpsErasureDo: onErasure,
  OpsErasureDecline: onErasure,
  OpsMallOrder: (portal) => onMallOrder(portal),
  OpsMallReveal: async (portal) => ({ ...(await onMallOrder(portal)), field: 'name', purpose: 'contact' }),
  OpsMallSend: async (portal) => ({
    ...(await onMallOrder(portal)),
    ...{ itemNos: [1], carrier: '顺丰速运', trackingNo: 'SF1234567890' },
  }),
  OpsMallKit: async (portal) => {
    const order = await onMallOrder(portal, { kind: 'gene' });
    await portal.portal.database.pool.query(
      `UPDATE mall_order_item SET sample_no = 'GK' || lpad(order_id::text, 10, '0'), kit_state = 'sent' WHERE order_id = $1`,
      [order.orderId],
    );
    return { ...order, itemNo: 1, state: 'received', reason };
  },
  OpsMallComplete: async (portal) => ({ ...(await onMallOrder(portal, { kind: 'service' })), reason }),
  OpsMallRefund: async (portal) => ({ ...(await onMallOrder(portal)), itemNos: [1], reason }),
  OpsCompanyDraftSave: async (portal) => {
    const { companyId, live } = await newCompany(portal);
    return { companyId, revision: 0, settings: { ...live, name: '新名称' } };
  },
  OpsCompanyDraftDiscard: async (portal) => ({ ...(await companyWithDraft(portal)), reason }),
  OpsCompanyPublish: async (portal) => ({ ...(await companyWithDraft(portal)), seen: 1, note: reason }),
  OpsCompanyRestore: async (portal) => {
    const { companyId, revision } = await companyWithDraft(portal);
    const session = await portal.operator('admin');
    dataOf(await portal.call('OpsCompanyPublish', { companyId, revision, seen: 1, note: reason }, { session }));
    return { companyId, version: 1, seen: 2, note: reason };
  },
  OpsCompanyCompare: async (portal) => ({ companyId: (await newCompany(portal)).companyId, before: 1, after: 1 }),
  OpsTask: begunTask,
  OpsTaskResult: begunTask,
  OpsTaskCancel: begunTask,
} satisfies { [N in OpsCallName]?: Sample<N> };

export type StagedCall = keyof typeof staged;
export const isStaged = (name: OpsCallName): name is StagedCall => Object.hasOwn(staged, name);

export const opsStageOf = (portal: TestPortal, operator: NewOperator, name: StagedCall): Promise<object> =>
  staged[name](portal, operator);
