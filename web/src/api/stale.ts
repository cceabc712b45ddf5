import type { ReadName, WriteName } from '#contract/registry';

/** Queries that show orders and the seats they take. */
const ORDERS: readonly ReadName[] = [
  'GetExamOrders',
  'GetExamOrder',
  'GetMyNews',
  'GetExamOrderDetail',
  'InvoiceShipmentInfo',
  'ExamOrderChangeable',
  'BeginPayWeb',
  'GetCustomerValidOrderListByBookingId',
  'BookInfo',
  'GetWorkingSegment',
  'ExamSetBrief', // of a change: the amount paid of it
  'ExamCenterPayInfo',
  'RelativePlans',
];

/** Queries that show cards, and which plans can be booked with them. */
const CARDS: readonly ReadName[] = ['MyCards', 'MyCardCount', 'GetTeethCardCount', 'MyBookingInfo'];
/** Queries that show the malls' products, purchases, and the usable part of them. */
const MALL_ORDERS: readonly ReadName[] = [
  'GetProductInfo',
  'GetServiceProductInfo',
  'GetProductByParm',
  'MallCheckout',
  'GetOrderPageList',
  'GetServiceOrderPageList',
  'GetOrderById',
  'GetMallPayInfo',
  'MyServices',
  'InvoiceShipmentInfo',
];
const POINTS: readonly ReadName[] = ['MyPointsSummary', 'MyPoints', 'XiGouCustomerRewardPoints', 'RelativePoints'];
const CLAIMS: readonly ReadName[] = ['MyClaims', 'MyClaim', 'MyClaimCount', 'ClaimPreCheck'];

/** The queries each write makes old. A write without its line does not compile. */
export const stale: Record<WriteName, readonly ReadName[]> = {
  Login: [], // the whole cache is emptied when the session changes
  Logout: [],
  BeginWX: [], // leads away
  GetWXUserInfo: [],
  WxLoginOut: [],
  UnbindWX: ['MyWX', 'MySessions'],
  ChangePw: ['CalendarFeed', 'MySessions', 'MyWX'], // all end with the old password
  SaveCareMode: [],
  MalldealerReLogonMercer: [],
  EndSession: ['MySessions'],
  EndOtherSessions: ['MySessions'],
  ConfirmPassword: [],
  AskPhoneCode: [],
  ConfirmPhone: ['Relation'],
  AskEmailCode: [],
  ConfirmEmail: ['Relation'],
  CompletePersonalInfo: ['Relation', 'ExamSetBrief', 'ReportSuggestions'],
  RemoveRelative: ['Relation', 'RelativePlans'],
  DeletePostAddress: ['OtherPostAddress', 'MyAddresses'],
  AskDataCopy: ['MyDataCopies'],
  WithdrawPortalConsent: [], // ends the session
  AskErasure: ['MyErasure'],
  WithdrawErasure: ['MyErasure'],
  InspectionCompany: [],
  GetCaptcha: [],
  ReadCaptcha: [],
  EnterByLink: [], // as with Login
  EnterPreview: [], // as with Login
  LeavePreview: [],
  BeginSso: [],
  FinishSso: [],
  SendSmsCode: [],
  ValidateSmsCode: [],
  ResetPw: [],
  SavePersonalInfo: ['Relation', 'ExamSetBrief', 'ReportSuggestions'], // the marital status decides what can be chosen
  SaveRelative: ['Relation', 'RelativePlans', 'ExamSetBrief', 'ReportSuggestions'],
  SavePostAddress: ['OtherPostAddress', 'MyAddresses'],
  AddExamOrder: [...ORDERS, ...CARDS, 'GetBookingDraft', 'OtherPostAddress', 'MyAddresses'],
  CancelExamOrder: [...ORDERS, ...CARDS],
  DropOrderChange: ORDERS,
  QrWeixinPay: [],
  WechatH5UnifiedOrder: [],
  WeixinJsApiPay: [],
  GuanAiTongPay: [],
  ProductToBuy: [...MALL_ORDERS, ...CARDS, ...POINTS],
  BuyProductToPointPay: [...MALL_ORDERS, ...CARDS, ...POINTS],
  CancelOrder: [...MALL_ORDERS, ...CARDS, ...POINTS],
  ModifyPayStoreWeb: [...MALL_ORDERS, ...POINTS],
  ConfirmMallReceipt: MALL_ORDERS,
  ProWeixinPay: [],
  KsMallWechatH5Pay: [],
  Amazon_WeixinJsApiPay: [],
  MakeCalendarFeed: ['CalendarFeed'],
  RevokeCalendarFeed: ['CalendarFeed'],
  ActivtiesServiceAuth: ['ExistServiceAuthorize', 'MyConsents'],
  SaveBookingDraft: ['GetMyNews'],
  SaveOrderInvoice: ['InvoiceShipmentInfo', 'GetOrderInvoice', 'GetExamOrders', 'GetExamOrder', 'GetExamOrderDetail'],
  BindCard: CARDS,
  GiftCard: CARDS,
  AcceptGift: CARDS,
  DeclineGift: CARDS,
  TakeBackGift: CARDS,
  WithdrawCard: CARDS,
  SaveClaimFees: CLAIMS,
  SaveClaimAccount: CLAIMS,
  RemoveClaimFile: ['MyClaim'],
  AskReportConsent: ['MyReportYears', 'RiskPeople'],
  EndReportConsent: ['MyReportYears', 'MyReport', 'ReportSuggestions', 'RiskPeople', 'RiskSummary'],
  AnswerReportConsent: ['ReportConsent'],
  SendReportPhotos: ['MyUploads'],
  SaveUploadRows: ['MyUploads'],
  SaveUploadedReport: ['MyUploads', 'MyUpload', 'MyReportYears', 'UploadedReports'],
  AskUploadHelp: ['MyUploads', 'MyUpload'],
  RemoveUpload: ['MyUploads', 'MyReportYears', 'UploadedReports'],
  SaveHrReportAuth: ['HrReportAuth', 'MyConsents'],
  HrExport: ['HrTasks'],
  HrRemind: ['HrTasks', 'HrPeople', 'HrReminderPreview'],
  HrRosterDiscard: ['HrRosters'],
  HrRosterRun: ['HrRosters', 'HrPeople', 'HrDashboard'],
  SaveMessagePreferences: ['MyMessagePreferences'],
  SubmitClaim: CLAIMS,
  WithdrawClaim: CLAIMS,
  DropClaim: CLAIMS,
  AddFeedback: ['MyFeedback', 'FeedbackTerms'],
  ReplyFeedback: ['MyFeedback', 'GetFeedback'],
  SeeFeedback: ['MyFeedback'],
  RevealServiceCode: [],
  JumpToHaodf: [], // leads away
  SaveAnswers: ['RiskPeople'], // the page knows itself what it has saved
  HandInAnswers: ['MyQuestionnaire', 'ParseAccess', 'RiskPeople', 'RiskSummary'],
  BeginRiskAgain: ['MyQuestionnaire', 'RiskPeople'],
  SaveEvaluationInfo: ['GetExamOrders', 'GetExamOrder'],
};
