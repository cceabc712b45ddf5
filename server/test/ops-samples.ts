import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '#contract/calls/identity';
import type { Call, Payload } from '#contract/call';
import { opsRegistry, type OpsCallName, type OpsRegistry } from '#contract/ops/registry';
import { dataOf } from './answers.ts';
import { CROWD_COMPANY } from './crowd.ts';
import { sampleItem } from './items.ts';
import { cookieOf, type NewOperator } from './operators.ts';
import { isStaged, opsStageOf, type StagedCall } from './ops-stage.ts';
import type { TestPortal } from './portal.ts';
import { planForm } from './plans.ts';
import { SAMPLE_DOCUMENT } from './questionnaires.ts';
import { centerForm, chainForm, cityForm, everyDay, SHANGHAI } from './supply.ts';

/** The parts the samples are made from: the caller, a person it may be about, and one who is signing in. */
export interface OpsScene {
  actor: NewOperator;
  other: NewOperator;
  /** A ticket with its cookie; its operator has no second factor yet. */
  ticket: string;
  ticketCookie: string;
}

const reason = 'asked for by telephone';

const cardBatch = {
  name: { zh: '体检卡', en: 'Check-up card' },
  purpose: 'plan',
  validFrom: '2026-06-01',
  validTo: '2099-12-31',
  uses: 1,
} as const;

const both = (zh: string, en: string) => ({ zh, en });
const article = {
  category: 'service',
  title: both('新资讯', 'News'),
  summary: both('摘要', 'Summary'),
  body: both('正文', 'Text'),
  image: '',
  source: both('本平台', 'This portal'),
} as const;
const question = {
  group: 'booking',
  question: both('问题', 'Question'),
  answer: both('回答', 'Answer'),
  sortOrder: 5,
  shown: true,
} as const;

/** For every call of the console a payload that is answered; a call without one does not compile. */
const samples: { [N in Exclude<OpsCallName, StagedCall>]: (scene: OpsScene) => Payload<OpsRegistry[N]> } = {
  OpsSignIn: ({ other: { loginName, password } }) => ({ loginName, password }),
  OpsEnrol: ({ ticket }) => ({ ticket }),
  OpsEnterCode: ({ ticket }) => ({ ticket, code: '000000', newPassword: 'lanterns over the river' }),
  OpsMe: () => ({}),
  OpsSignOut: () => ({}),
  OpsChangePassword: ({ actor }) => ({ oldPassword: actor.password, newPassword: 'lanterns over the river' }),
  OperatorList: () => ({}),
  OperatorAdd: () => ({ loginName: `sample-${randomUUID().slice(0, 8)}`, name: '样例', role: 'support' }),
  OperatorChange: ({ other }) => ({ operatorId: other.operatorId, name: '新名字' }),
  OperatorResetSecondFactor: ({ other }) => ({ operatorId: other.operatorId, reason }),
  OperatorResetPassword: ({ other }) => ({ operatorId: other.operatorId, reason }),
  OpsCompanies: () => ({}),
  OpsOrderSearch: () => ({ text: '陈', sort: 'createdAt', status: '20' }),
  OpsOrderExport: () => ({ text: '陈', reason }),
  OpsCardSearch: () => ({ text: '陈思远' }),
  OpsCardIssue: () => ({ companyId: 100, batch: cardBatch, count: 2, reason }),
  OpsCardSheetText: () => ({}),
  OpsCardSheet: () => ({ companyId: 100, sheet: 'hr,许静怡' }),
  OpsCardAssign: () => ({ companyId: 100, batch: cardBatch, sheet: 'hr,许静怡', reason }),
  OpsProducts: () => ({ text: '按摩', mall: 'health', state: 'published' }),
  OpsClinicCities: () => ({}),
  OpsCategories: () => ({}),
  OpsCategorySave: () => ({
    ...{ category: `sample-${randomUUID().slice(0, 8)}`, mall: 'health', name: { zh: '样品', en: 'Samples' } },
    ...{ sortOrder: 9, isNew: true },
  }),
  OpsPictureUpload: () => ({}),
  OpsPicture: () => ({ fileId: randomUUID() }),
  OpsStock: () => ({ low: true }),
  OpsStockMoves: () => ({ kind: 'received' }),
  OpsLowStock: () => ({}),
  OpsStockFile: () => ({}),
  OpsMallGifts: () => ({ state: 'usable' }),
  OpsMallGiftGive: () => ({
    ...{ companyId: 100, sheet: 'hr,许静怡', reason },
    gift: {
      ...{ name: { zh: '福利金', en: 'Benefit' }, amountFen: 5_000, reference: `sample-${randomUUID().slice(0, 8)}` },
      ...{ validFrom: '2026-06-01', validTo: '2099-12-31' },
    },
  }),
  OpsAttention: () => ({}),
  OpsFailedMessages: () => ({}),
  OpsMessages: () => ({ text: '13800000000', state: 'sent' }),
  OpsMessagesResendFailed: () => ({ reason }),
  OpsEvaluations: () => ({ stars: 5, withWords: true }),
  OpsClaims: () => ({ queue: 'review', type: 'physical' }),
  OpsClaimBatches: () => ({}),
  OpsReports: () => ({ state: 'published' }),
  OpsReportFileUpload: () => ({ companyId: CROWD_COMPANY }),
  OpsUploads: () => ({ list: 'asked' }),
  OpsUploadIndicators: () => ({ text: '尿酸' }),
  OpsReportBulk: () => ({ companyId: CROWD_COMPANY, reason }),
  OpsFeedbackList: () => ({ view: 'all', templateId: -1 }),
  OpsFeedbackWaiting: () => ({}),
  OpsFeedbackFigures: () => ({}),
  OpsFeedbackStaff: () => ({}),
  OpsServices: () => ({ state: 'active' }),
  OpsNewsList: () => ({ text: '体检', state: 'published' }),
  OpsNewsArticle: () => ({ newsId: 1 }),
  OpsNewsSave: () => ({ ...article, reason }),
  OpsFaqList: () => ({ text: '改期', group: 'change' }),
  OpsFaqSave: () => ({ ...question, reason }),
  OpsPrivacyTexts: () => ({}),
  OpsPrivacyText: () => ({ kind: 'rules', version: CONSENT_VERSION }),
  OpsItems: () => ({ department: 'blood', text: '血' }),
  OpsItem: () => ({ code: 'bmi' }),
  OpsItemSave: () => ({ ...sampleItem(), version: null, reason }),
  OpsItemPack: () => ({}),
  OpsItemPackInstall: () => ({ reason }),
  OpsHealthEntries: () => ({ kind: 'article', text: 'gxy' }),
  OpsIndicator: () => ({ code: 'ALT' }),
  OpsArticle: () => ({ code: 'fatty-liver' }),
  OpsQuestionnaires: () => ({}),
  OpsQuestionnaireSave: () => ({
    ...{ code: `sample-${randomUUID().slice(0, 8)}`, revision: 0, kind: 'survey', companyIds: null },
    ...{ openFrom: '2026-01-01', openTo: null, document: SAMPLE_DOCUMENT },
  }),
  OpsPointsGrants: () => ({ text: '陈晓', state: 'usable' }),
  OpsPointsFind: () => ({ companyId: CROWD_COMPANY, text: 'YF10001' }),
  OpsPointsSheetUpload: () => ({ companyId: CROWD_COMPANY }),
  OpsPointsSheets: () => ({}),
  OpsPointsTemplate: () => ({ columns: 'zh' }),
  OpsPlans: () => ({ companyId: CROWD_COMPANY }),
  OpsPlan: () => ({ companyId: CROWD_COMPANY, planId: 980 }),
  OpsPlanChoices: () => ({}),
  OpsCities: () => ({}),
  OpsCitySave: () => cityForm(),
  OpsChains: () => ({}),
  OpsChainSave: () => chainForm,
  OpsCenters: () => ({ text: '体检', cityId: SHANGHAI, state: 'published' }),
  OpsCenter: () => ({ centerId: 1 }),
  OpsCenterSave: () => centerForm(),
  OpsCenterWeekTry: () => ({ centerId: 1, week: everyDay() }),
  OpsPlanSave: () => ({ companyId: CROWD_COMPANY, ...planForm, reason }),
  OpsRosterUpload: () => ({ companyId: CROWD_COMPANY }),
  OpsRosters: () => ({ companyId: CROWD_COMPANY }),
  OpsRosterTemplate: () => ({ columns: 'zh' }),
  OpsHome: () => ({ companyId: CROWD_COMPANY }),
  OpsPeople: () => ({ text: '陈思远', companyId: 100 }),
  OpsErasures: () => ({}),
  OpsDataCopies: () => ({}),
  OpsOpenErasures: () => ({}),
  OpsMallOrders: () => ({ text: 'SC20260610000001', mall: 'health' }),
  OpsMallSales: () => ({ from: '2026-01', to: '2026-06' }),
  OpsMallOrdersExport: () => ({ status: 'toSend', reason }),
  OpsApprovals: () => ({ state: 'all' }),
  OpsApprovalsWaiting: () => ({}),
  OpsSignOn: () => ({ companyId: CROWD_COMPANY }),
  OpsPartnerKey: () => ({ companyId: CROWD_COMPANY }),
  OpsSignOnTest: () => ({ companyId: CROWD_COMPANY, issuer: 'https://10.0.0.1', clientId: 'portal' }),
  OpsCompanyList: () => ({ text: 'demo' }),
  OpsCompanyAdd: () => ({
    ...{
      codes: [`s${randomUUID().slice(0, 8)}`],
      name: '样例企业',
      nameEng: 'Sample',
      hotline: '400-012-0000',
      reason,
    },
    like: { from: 'template', template: 'standard' },
  }),
  OpsCompany: () => ({ companyId: 100 }),
  OpsCompanyVersions: () => ({ companyId: 100 }),
  OpsLogoUpload: () => ({}),
  OpsPreviewChoices: () => ({ companyId: CROWD_COMPANY }),
  OpsPreviewStart: () => ({
    ...{ companyId: CROWD_COMPANY, employeeClass: 2, employeeType: 1, language: 'zh-cn', day: '2026-06-10' },
  }),
  OpsConnections: () => ({}),
  OpsConnectionTest: () => ({ connectionId: 'companyLookup' }),
  OpsTasks: () => ({}),
  OpsAudit: () => ({ text: 'order.view' }),
  OpsAuditState: () => ({}),
  OpsAuditCheck: () => ({}),
};

export interface NamedOpsCall extends Call {
  name: OpsCallName;
}

const names = Object.keys(opsRegistry) as OpsCallName[];
/** Files travel otherwise, and are tried where they are made. */
export const opsCalls: NamedOpsCall[] = names
  .map((name) => ({ ...opsRegistry[name], name }))
  .filter(({ kind }) => kind !== 'download' && kind !== 'upload');

export const opsSampleOf = async (
  portal: TestPortal,
  name: OpsCallName,
  scene: OpsScene,
): Promise<Record<string, unknown>> => ({
  ...(isStaged(name) ? await opsStageOf(portal, scene.actor, name) : samples[name](scene)),
});

/** A new person who has given the initial password and nothing else. */
export async function begunSignIn(portal: TestPortal): Promise<{ ticket: string; ticketCookie: string }> {
  const loginName = `begun-${randomUUID().slice(0, 8)}`;
  const wanted = { loginName, name: '新人', role: 'support' as const };
  const added = await portal.call('OperatorAdd', wanted, { session: await portal.operator('admin') });
  const begun = await portal.call('OpsSignIn', { loginName, password: dataOf(added).initialPassword });
  return { ticket: dataOf(begun).ticket, ticketCookie: cookieOf(begun) };
}
