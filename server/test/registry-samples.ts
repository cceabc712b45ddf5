import type { Call, Payload } from '#contract/call';
import { isAppCall } from '#contract/values/call-address';
import { CONSENT_VERSION } from '#contract/calls/identity';
import type { OwnedKind } from '#contract/ids';
import { registry, type CallName, type Registry } from '#contract/registry';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import type { SignedIn } from './portal.ts';
import { EMAIL_CODE, PHONE_CODE } from './account-scenes.ts';
import { ACCOUNT_NUMBER, EXAM_DAY } from './claims.ts';
import { learnedOf } from './registry-learned.ts';
import { roundKey } from './messaging-scenes.ts';
import { nextPassword, RESET_CODE, RESET_PHONE, RESET_TICKET, solvedCaptcha } from './password-scenes.ts';
import { LOOP_TICKET } from './preview.ts';
import { LOOP_SURVEY, SAMPLE_ANSWERS } from './questionnaires.ts';
import { CONSENT_CODE, CONSENT_TOKEN } from './reports.ts';
import { LOOP_STATE, loopLink } from './sso-scenes.ts';

/** Who makes the calls of the loops, and whose ids are foreign to it: another company's, a colleague's. */
export const ACTOR = { company: 'demo', account: 'teen' };
export const STRANGER = { company: 'hilton', account: 'emp' };
export const COLLEAGUE = { company: 'demo', account: 'hr' };

const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid });
const customer = ({ user }: SignedIn) => ({ customerGuid: user.CustomerGuid });
const monthOf = (who: SignedIn) => {
  const [year = 0, month = 0, day = 0] = learnedOf(who).day.split('-').map(Number);
  return { year, month, day };
};
const onChosen = (who: SignedIn) => {
  const { setId, centerId } = learnedOf(who);
  return { ...customer(who), examSetId: setId, extraIds: [], centerId };
};

const ownClaim = (who: SignedIn) => ({ reimId: learnedOf(who).claimId });
const ownOrder = (who: SignedIn) => ({ ...customer(who), orderId: learnedOf(who).orderId });

const ownUpload = (who: SignedIn) => ({ uploadId: learnedOf(who).uploadId });
const byIdCard = (who: SignedIn) => ({ idCard: learnedOf(who).idCard });
const ownRelative = (who: SignedIn) => ({ customerGuid: learnedOf(who).relative.customerGuid ?? '' });

const ownGift = (who: SignedIn) => ({ ...self(who), giftId: learnedOf(who).cards.giftId });

/** For every call a payload that is answered; a call without one does not compile. */
export const samples: { [N in CallName]: (who: SignedIn) => Payload<Registry[N]> } = {
  Login: () => ({
    appType: 1,
    user: ACTOR.account,
    password: DEMO_PASSWORD,
    companyCode: ACTOR.company,
    consent: CONSENT_VERSION,
  }),
  Logout: ({ token }) => ({ sessionid: token }),
  BeginWX: () => ({ companyCode: ACTOR.company }),
  GetWXUserInfo: () => ({ code: 'of-the-loops', key: roundKey() }),
  WxLoginOut: ({ token }) => ({ sessionid: token }),
  MyWX: self,
  UnbindWX: self,
  ChangePw: (who) => ({ ...self(who), pw: DEMO_PASSWORD, npw: 'Harbour~2031' }),
  MalldealerReLogonMercer: (who) => ({ ...customer(who), target_page: 'home', language: -7 }),
  SaveCareMode: (who) => ({ ...self(who), on: true }),
  MySessions: self,
  EndSession: (who) => ({ ...self(who), id: learnedOf(who).sessionId }),
  EndOtherSessions: self,
  ConfirmPassword: (who) => ({ ...self(who), pw: DEMO_PASSWORD }),
  AskPhoneCode: (who) => ({ ...self(who), phone: '19901009999' }),
  ConfirmPhone: (who) => ({ ...self(who), code: PHONE_CODE }),
  AskEmailCode: (who) => ({ ...self(who), email: 'another@demo.example' }),
  ConfirmEmail: (who) => ({ ...self(who), code: EMAIL_CODE }),
  AskDataCopy: self,
  MyDataCopies: self,
  GetDataCopy: ({ user }) => ({ copyId: user.CustomerGuid }),
  WhoLooked: self,
  MyConsents: self,
  WithdrawPortalConsent: self,
  MyErasure: self,
  AskErasure: self,
  WithdrawErasure: self,
  SearchIndicators: () => ({ text: 'ALT' }),
  GetIndicator: () => ({ code: 'ALT' }),
  SearchBaike: (who) => ({ ...self(who), text: 'gxy' }),
  GetHealthArticle: (who) => ({ ...self(who), slug: 'high-blood-pressure' }),
  GetIndexEntry: () => ({ company: ACTOR.company }),
  JumpToHaodf: (who) => ({ ...customer(who), IsThisYear: true }),
  InspectionCompany: () => ({ user: 'demo/teen' }),
  GetCaptcha: () => ({}),
  ReadCaptcha: () => ({ mobile: RESET_PHONE, ...solvedCaptcha() }),
  SendSmsCode: () => ({ mobile: RESET_PHONE }),
  ValidateSmsCode: () => ({ mobile: RESET_PHONE, verificationCode: RESET_CODE }),
  EnterByLink: loopLink,
  EnterPreview: () => ({ ticket: LOOP_TICKET }),
  LeavePreview: () => ({ preview: `pv-${LOOP_TICKET}` }),
  BeginSso: () => ({ companyCode: 'sso', redirect: '/web/home' }),
  FinishSso: () => ({ state: LOOP_STATE, consent: CONSENT_VERSION }),
  ResetPw: () => ({ ticket: RESET_TICKET, npw: nextPassword() }),
  GetCompanyColorsAndIndexMenus: ({ user, token }) => ({
    companyId: user.CompanyId,
    session: token,
    langCode: 'zh-cn',
    employeeType: '',
  }),
  GetCompanyInfoById: ({ user }) => ({ CompanyId: user.CompanyId }),
  GetCampaigns: ({ user }) => ({ companyCode: user.CompanyCode, cityId: '' }),
  BannerList: ({ user }) => ({ companyCode: user.CompanyCode, langCode: 'zh-cn' }),
  RecentCampaign: ({ user }) => ({ companyCode: user.CompanyCode, count: 2 }),
  PrivacyText: () => ({ kind: 'standard', version: CONSENT_VERSION }),
  HealthNews: () => ({ category: 'checkup', pageIndex: 0, pageSize: 5 }),
  HealthArticle: () => ({ newsId: 1 }),
  FaqList: () => ({}),
  Handbook: () => ({}),
  HandbookFile: () => ({}),
  GetBannerByCode: ({ user }) => ({ code: user.CompanyCode, component: 'slide', langCode: 'zh-cn' }),

  Relation: (who) => ({ ...self(who), userself: 1 }),
  RevealPerson: customer,
  SavePersonalInfo: (who) => ({ ...customer(who), maritalStatus: 'married', cityId: who.user.CityId }),
  SaveRelative: (who) => ({ ...self(who), ...learnedOf(who).relative }),
  OtherPostAddress: self,
  SavePostAddress: (who) => ({
    ...self(who),
    id: learnedOf(who).addressId,
    recipient: '林晓岚',
    phone: '19901000099',
    district: '广州市天河区',
    detail: '体育西路 1 号',
  }),

  CityList: () => ({}),
  CompletePersonalInfo: self,
  RelativePlans: self,
  RemoveRelative: (who) => ({ ...self(who), customerGuid: learnedOf(who).relative.customerGuid ?? '' }),
  MyAddresses: self,
  DeletePostAddress: (who) => ({ ...self(who), id: learnedOf(who).addressId }),

  CanBookingOrdering: ({ user }) => ({ companyId: user.CompanyId }),
  MyBookingInfo: self,
  CityByBookingPlan: (who) => ({ companyId: who.user.CompanyId, ...customer(who) }),
  ExamSetBrief: (who) => ({ ...self(who), ...customer(who), serviceCity: who.user.CityId }),
  ExamSetDetail: (who) => ({ id: learnedOf(who).setId }),
  ExamCenterByCityExamset: (who) => ({ ...customer(who), examSetId: learnedOf(who).setId, cityId: who.user.CityId }),
  FindCenters: (who) => ({ cityId: who.user.CityId }),
  ExamCenterDetail: (who) => ({ centerId: learnedOf(who).centerId }),
  BookInfo: (who) => {
    const { year, month } = monthOf(who);
    return { ...onChosen(who), year, month };
  },
  GetWorkingSegment: (who) => ({ ...onChosen(who), ...monthOf(who), companyId: who.user.CompanyId }),
  ExamCenterPayInfo: (who) => ({ ...onChosen(who), bookDate: learnedOf(who).day }),
  ExamPrecaution: (who) => ({ id: learnedOf(who).centerId }),

  AddExamOrder: (who) => {
    const { setId, centerId, day, segmentId, addressId } = learnedOf(who);
    return {
      ...self(who),
      ...customer(who),
      examSetId: setId,
      examCenterId: centerId,
      bookDate: day,
      workingSegmentId: segmentId,
      report_type: 'paper',
      deliveryPaperWay: 'separate',
      postAddressId: addressId,
      invoice: { invoiceTypeId: 1, title: '林晓岚', invoiceEmail: 'teen@demo.example' },
      consent: true,
    };
  },
  SeatEvents: (who) => ({ centerId: learnedOf(who).centerId, month: learnedOf(who).day.slice(0, 7) }),
  GetExamOrderDetail: (who) => ({ orderId: learnedOf(who).orderId }),
  GetExamOrder: (who) => ({ orderId: learnedOf(who).orderId }),
  GetCustomerValidOrderListByBookingId: customer,
  CompanyInvoiceTypeByCustomer: self,
  ExistServiceAuthorize: customer,
  ActivtiesServiceAuth: customer,
  GetBookingDraft: self,
  SaveBookingDraft: (who) => ({ ...self(who), draft: { examSetId: learnedOf(who).setId } }),
  GetRebookOffer: customer,

  GetExamOrders: self,
  GetMyNews: self,
  ExamOrderChangeable: ownOrder,
  CancelExamOrder: ownOrder,
  DropOrderChange: ownOrder,

  BeginPayWeb: (who) => ({ exam_order_ids: learnedOf(who).orderId }),
  QrWeixinPay: (who) => ({ out_trade_no: learnedOf(who).orderNo }),
  WechatH5UnifiedOrder: (who) => ({ orderNo: learnedOf(who).orderNo }),
  WeixinJsApiPay: (who) => ({ order_no: learnedOf(who).orderNo, code: 'a-code-of-the-app' }),
  GuanAiTongPay: (who) => ({ examOrderId: learnedOf(who).orderId, session: who.token }),
  CheckedPayStatus: (who) => ({ order_no: learnedOf(who).orderNo }),

  GetProductInfo: ({ user }) => ({ companyId: user.CompanyId }),
  GetServiceProductInfo: ({ user }) => ({ companyId: user.CompanyId }),
  GetProductByParm: (who) => ({ ...customer(who), productId: learnedOf(who).productId }),
  MallCheckout: (who) => ({
    CustomerGuid: who.user.CustomerGuid,
    ProductItems: [{ ProductId: learnedOf(who).productId, ForGuid: '' }],
    Split: {
      gifts: [{ giftId: learnedOf(who).mallGiftId, fen: 0 }],
      cards: [{ assetId: learnedOf(who).cards.cardId, fen: 0 }],
    },
  }),
  ProductToBuy: (who) => ({
    ...{ CustomerGuid: who.user.CustomerGuid, AddressId: learnedOf(who).addressId },
    ProductItems: [{ ProductId: learnedOf(who).productId }],
    Split: {
      gifts: [{ giftId: learnedOf(who).mallGiftId, fen: 0 }],
      cards: [{ assetId: learnedOf(who).cards.cardId, fen: 0 }],
    },
  }),
  BuyProductToPointPay: (who) => ({
    ...{ CustomerGuid: who.user.CustomerGuid, AddressId: learnedOf(who).addressId, NeedDelivery: true },
    ProductItems: [{ ProductId: learnedOf(who).productId }],
  }),
  CancelOrder: (who) => ({ ...customer(who), orderGuid: learnedOf(who).mallOrder.orderGuid }),
  GetOrderPageList: (who) => customer(who),
  GetServiceOrderPageList: (who) => customer(who),
  GetOrderById: (who) => ({ ...customer(who), orderGuid: learnedOf(who).mallOrder.orderGuid }),
  ModifyPayStoreWeb: (who) => ({ orderGuid: learnedOf(who).mallOrder.orderGuid, allowPayPoints: 0 }),
  ConfirmMallReceipt: (who) => ({ ...customer(who), orderGuid: learnedOf(who).sentOrder.orderGuid }),
  GetMallPayInfo: (who) => ({ orderGuid: learnedOf(who).mallOrder.orderGuid }),
  ProWeixinPay: (who) => ({ out_trade_no: learnedOf(who).mallOrder.orderNo }),
  KsMallWechatH5Pay: (who) => ({ out_trade_no: learnedOf(who).mallOrder.orderNo }),
  Amazon_WeixinJsApiPay: (who) => ({ order_no: learnedOf(who).mallOrder.orderNo, code: 'a-code-of-the-app' }),

  MyCards: self,
  MyCardCount: self,
  GetTeethCardCount: customer,
  BindCard: (who) => ({ ...self(who), number: learnedOf(who).cards.freeNumber }),
  GiftCard: (who) => ({ ...self(who), assetId: learnedOf(who).cards.cardId, colleague: 'hr', name: '许静怡' }),
  AcceptGift: ownGift,
  DeclineGift: ownGift,
  TakeBackGift: ownGift,
  WithdrawCard: (who) => ({ ...self(who), assetId: learnedOf(who).cards.cardId }),

  OrderCalendar: (who) => ({ orderId: learnedOf(who).orderId }),
  CalendarFeed: self,
  MakeCalendarFeed: self,
  RevokeCalendarFeed: self,
  InvoiceShipmentInfo: (who) => ({ id: learnedOf(who).orderId }),
  GetOrderInvoice: (who) => ({ orderId: learnedOf(who).orderId }),
  SaveOrderInvoice: (who) => ({
    ...ownOrder(who),
    invoice: { invoiceTypeId: 1, title: '林晓岚', invoiceEmail: 'teen@demo.example' },
  }),
  GetInvoiceFile: (who) => ({ orderId: learnedOf(who).orderId }),
  GetEvaluationOptions: () => ({ evaluateOptionTypeId: 2 }),
  SaveEvaluationInfo: (who) => ({
    ...customer(who),
    ExamOrderId: learnedOf(who).orderId,
    CustomeEvaluations: [
      { evaluateOptionId: 1, stars: 5 },
      { evaluateOptionId: 11 },
      { evaluateOptionId: 31, content: '很好' },
    ],
  }),
  XiGouCustomerRewardPoints: (who) => ({ ...self(who), ...customer(who), session: who.token }),
  MyPointsSummary: self,
  MyPoints: (who) => ({ ...self(who), kind: 'earned', year: 2026 }),
  RelativePoints: self,

  FeedbackTerms: self,
  AddFeedback: (who) => ({ ...self(who), templateId: -1, content: '希望周日也能预约' }),
  MyFeedback: (who) => ({ ...self(who), templateId: -1 }),
  GetFeedback: (who) => ({ ...self(who), feedbackId: learnedOf(who).feedbackId }),
  SeeFeedback: (who) => ({ ...self(who), feedbackId: learnedOf(who).feedbackId, upTo: 1 }),
  ReplyFeedback: (who) => ({ ...self(who), feedbackId: learnedOf(who).feedbackId, content: '补充一点' }),
  CustomerService: self,
  MyServices: self,
  RevealServiceCode: (who) => ({ ...self(who), serviceId: learnedOf(who).serviceId }),

  UploadFile: () => ({}),
  GetFile: ({ user }) => ({ fileId: user.CustomerGuid }),
  ProductPicture: ({ user }) => ({ fileId: user.CustomerGuid }),
  ClaimPreCheck: () => ({}),
  KpiSearch: byIdCard,
  CompareTwoYear: byIdCard,
  CompareTwoYearList: byIdCard,
  PhysicalPositiveDetail: byIdCard,
  SearchYearList: byIdCard,
  MyReportYears: customer,
  MyReport: customer,
  ReportTrend: (who) => ({ ...customer(who), code: 'ALT' }),
  ReportSuggestions: customer,
  GetReportPdf: customer,
  AskReportConsent: ownRelative,
  EndReportConsent: ownRelative,
  ReportConsent: () => ({ token: CONSENT_TOKEN }),
  AnswerReportConsent: () => ({ token: CONSENT_TOKEN, answer: 'give', code: CONSENT_CODE }),
  HrReportAuth: () => ({}),
  SaveHrReportAuth: () => ({ authorized: true }),
  UploadedReports: customer,
  UploadReport: (who) => ({ ...customer(who), examDay: '2021-05-20', hospital: '丽江市人民医院' }),
  UploadReportPhoto: () => ({}),
  SendReportPhotos: (who) => ({
    ...{ ...customer(who), examDay: '2021-05-20', hospital: '丽江市人民医院' },
    photos: [learnedOf(who).photoId],
  }),
  MyUploads: () => ({}),
  MyUpload: ownUpload,
  GetUploadPdf: ownUpload,
  SaveUploadRows: (who) => ({
    ...ownUpload(who),
    rows: [{ row: 2, code: 'CREA', value: '83', unit: 'μmol/L', range: '57–97', state: 'confirmed' }],
  }),
  SaveUploadedReport: ownUpload,
  AskUploadHelp: (who) => ({ ...ownUpload(who), wanted: true }),
  RemoveUpload: ownUpload,
  HrReport: () => ({ employeeNo: 'YF10001' }),
  HrDashboard: () => ({}),
  HrPeople: () => ({}),
  HrPerson: ({ user }) => ({ person: user.CustomerGuid }),
  HrExport: () => ({}),
  HrTasks: () => ({}),
  HrTaskFile: ({ user }) => ({ taskId: user.CustomerGuid }),
  HrReminderPreview: () => ({}),
  HrRemind: () => ({}),
  HrRosterUpload: () => ({}),
  HrRosters: () => ({}),
  HrRosterErrors: ({ user }) => ({ rosterId: user.CustomerGuid }),
  HrRosterRun: ({ user }) => ({ rosterId: user.CustomerGuid, existing: 'update' }),
  HrRosterDiscard: ({ user }) => ({ rosterId: user.CustomerGuid }),
  HrRosterErrorFile: ({ user }) => ({ rosterId: user.CustomerGuid, columns: 'zh' }),
  HrRosterTemplate: () => ({ columns: 'zh' }),
  HrHealth: () => ({}),
  MyMessagePreferences: () => ({}),
  SaveMessagePreferences: () => ({ hrReminders: false }),
  MyClaims: () => ({}),
  MyClaim: ownClaim,
  MyClaimCount: () => ({}),
  SaveClaimFees: (who) => ({
    ...ownClaim(who),
    ...{ type: 'physical', city: '阿勒泰', hospital: '阿勒泰地区人民医院', examDay: EXAM_DAY, amountFen: 68_000 },
  }),
  SaveClaimAccount: (who) => ({
    ...ownClaim(who),
    ...{ accountName: who.user.Name, bank: '招商银行广州天河支行', accountNumber: ACCOUNT_NUMBER },
  }),
  UploadClaimFile: (who) => ({ ...ownClaim(who), kind: 'invoice' }),
  RemoveClaimFile: (who) => ({ ...ownClaim(who), fileId: learnedOf(who).claimFileId }),
  SubmitClaim: ownClaim,
  WithdrawClaim: ownClaim,
  DropClaim: ownClaim,
  FindBanks: () => ({ text: '招商' }),
  GetQuestionnaireCode: ({ user }) => ({ type: 'survey', companyCode: user.CompanyCode }),
  ParseAccess: ({ user }) => ({ questionnaireCode: LOOP_SURVEY, customerId: user.CustomerGuid }),
  RiskPeople: () => ({}),
  RiskSummary: customer,
  BeginRiskAgain: customer,
  MyQuestionnaire: (who) => ({ ...customer(who), questionnaireCode: LOOP_SURVEY }),
  SaveAnswers: (who) => ({ ...customer(who), questionnaireCode: LOOP_SURVEY, revision: 0, changes: { smokes: 'now' } }),
  HandInAnswers: (who) => ({
    ...customer(who),
    ...{ questionnaireCode: LOOP_SURVEY, revision: 0, changes: SAMPLE_ANSWERS },
  }),
  YonYouGetCompanyListByName: () => ({ keyName: '云帆' }),
  YonYouGetCompanyTicketInfo: () => ({ entId: 'ent-0000' }),
};

/** An id of each kind that another person really has; a new kind of id needs a line here. */
export const idOf: Record<OwnedKind, (someone: SignedIn) => string | number> = {
  user: ({ user }) => user.CustomerGuid,
  customer: ({ user }) => user.CustomerGuid,
  company: ({ user }) => user.CompanyId,
  companyCode: ({ user }) => user.CompanyCode,
  session: ({ token }) => token,
  sessionId: (someone) => learnedOf(someone).sessionId,
  order: (someone) => learnedOf(someone).orderId,
  orderNo: (someone) => learnedOf(someone).orderNo,
  mallOrder: (someone) => learnedOf(someone).mallOrder.orderGuid,
  mallGift: (someone) => learnedOf(someone).mallGiftId,
  mallOrderNo: (someone) => learnedOf(someone).mallOrder.orderNo,
  address: (someone) => learnedOf(someone).addressId,
  asset: (someone) => learnedOf(someone).cards.cardId,
  gift: (someone) => learnedOf(someone).cards.giftId,
  feedback: (someone) => learnedOf(someone).feedbackId,
  service: (someone) => learnedOf(someone).serviceId,
  // no file has a person's id
  file: ({ user }) => user.CustomerGuid,
  claim: (someone) => learnedOf(someone).claimId,
  upload: (someone) => learnedOf(someone).uploadId,
  // nor has a copy
  dataCopy: ({ user }) => user.CustomerGuid,
  hrTask: ({ user }) => user.CustomerGuid,
  hrRoster: ({ user }) => user.CustomerGuid,
};

export interface NamedCall extends Call {
  name: CallName;
}

export const allCalls: NamedCall[] = (Object.keys(registry) as CallName[]).map((name) => ({ ...registry[name], name }));
const bringsFile = ({ kind }: NamedCall): boolean => kind === 'upload' || kind === 'download';
/** It ends when its caller goes: watch-seats.http.test.ts is about it. */
const isStream = ({ kind }: NamedCall): boolean => kind === 'stream';
/**
 * Other tests make them: registry-doors.http.test.ts, modules/hr and modules/reports/access.http.test.ts are about
 * those.
 */
const isOfHr = ({ access }: NamedCall): boolean => access === 'hr';
/** Files travel in their own way: file-calls.http.test.ts loops over these. */
export const fileCalls = allCalls.filter((call) => bringsFile(call) && !isOfHr(call));
export const calls = allCalls.filter((call) => !bringsFile(call) && !isStream(call) && !isOfHr(call));
export const appCalls = calls.filter(({ path }) => isAppCall(path));
export const directCalls = calls.filter(({ path }) => !isAppCall(path));

export const sampleOf = (name: CallName, who: SignedIn): Record<string, unknown> => ({ ...samples[name](who) });
