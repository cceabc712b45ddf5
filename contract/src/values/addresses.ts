import { addressesOf, APP_CALL_PATH, get, type OwnAddress } from './call-address.ts';

const CAMPAIGN_CALL_PATH = '/CampaignApi/PostAppCall';
const WEIXIN_CALL_PATH = '/wxapi/PostWeixinCall';

/** The employees' calls with an address of their own. The contract and the browser read it, the browser without the schemas. */
export const AT = {
  InspectionCompany: { envelope: 'suc' },
  BeginWX: { path: WEIXIN_CALL_PATH },
  GetWXUserInfo: { path: WEIXIN_CALL_PATH },
  WxLoginOut: { path: WEIXIN_CALL_PATH },
  SendSmsCode: { path: '/ks-auth/sms/code/message', envelope: 'sms' },
  ValidateSmsCode: { path: '/ks-auth/sms/code/validate', envelope: 'sms' },
  GetCompanyColorsAndIndexMenus: { path: '/Company/GetCompanyColorsAndIndexMenus', envelope: 'suc' },
  GetCampaigns: { path: CAMPAIGN_CALL_PATH },
  GetBannerByCode: { path: CAMPAIGN_CALL_PATH },
  BannerList: { path: CAMPAIGN_CALL_PATH },
  RecentCampaign: { path: CAMPAIGN_CALL_PATH },
  GetDataCopy: get('/AppApi/DataCopy'),
  SeatEvents: get('/examApi/SeatEvents'),
  GetCustomerValidOrderListByBookingId: { path: '/Customer/GetCustomerValidOrderListByBookingId', envelope: 'suc' },
  ExistServiceAuthorize: { path: '/WebApi/ExistServiceAuthorize', envelope: 'suc' },
  WechatH5UnifiedOrder: { path: '/WebApi/WechatH5UnifiedOrder', envelope: 'suc' },
  WeixinJsApiPay: { path: '/AppApi/WeixinJsApiPay', envelope: 'suc' },
  CheckedPayStatus: { path: '/AppApi/CheckedPayStatus', envelope: 'suc' },
  KsMallWechatH5Pay: { path: '/WebApi/KsMallWechatH5Pay', envelope: 'suc' },
  Amazon_WeixinJsApiPay: { path: '/webapi/Amazon_WeixinJsApiPay', envelope: 'suc' },
  ProductPicture: get('/AppApi/ProductPicture'),
  GetInvoiceFile: get('/Invoice/GetInvoiceFile'),
  YonYouGetCompanyListByName: get('/Invoice/YonYouGetCompanyListByName'),
  YonYouGetCompanyTicketInfo: get('/Invoice/YonYouGetCompanyTicketInfo'),
  GetEvaluationOptions: { path: '/appapi/GetEvaluationOptions', envelope: 'suc' },
  SaveEvaluationInfo: { path: '/appapi/SaveEvaluationInfo', envelope: 'suc' },
  XiGouCustomerRewardPoints: { path: '/WebApi/XiGouCustomerRewardPoints', envelope: 'points' },
  GetFile: get('/AppApi/File'),
  KpiSearch: { path: '/kpi/search', envelope: 'report' },
  CompareTwoYear: { path: '/transform/compareTwoYear', envelope: 'report' },
  CompareTwoYearList: { path: '/transform/compareTwoYearList', envelope: 'report' },
  PhysicalPositiveDetail: { path: '/physicalPositiveDetail/serarch', envelope: 'report' },
  SearchYearList: { path: '/temple/searchYearList', envelope: 'report' },
  GetReportPdf: get('/AppApi/ReportPdf'),
  GetUploadPdf: get('/AppApi/UploadedReportPdf'),
  HandbookFile: get('/AppApi/Handbook'),
  JumpToHaodf: { path: '/sso/JumpToHaodf', envelope: 'doctor' },
  HrTaskFile: get('/AppApi/HrTaskFile'),
  HrRosterErrorFile: get('/AppApi/HrRosterErrorFile'),
  HrRosterTemplate: get('/AppApi/HrRosterTemplate'),
  GetQuestionnaireCode: { path: '/Questionnaire/PostAppCall' },
  ParseAccess: { path: '/Questionnaire/ParseAccess' },
} as const satisfies Record<string, OwnAddress>;

/** Calls that go without a session: they are made before there is one. A test holds the list to the registry. */
const ENTRIES = new Set([
  'Login',
  'InspectionCompany',
  'GetCaptcha',
  'BeginWX',
  'GetWXUserInfo',
  'ReadCaptcha',
  'SendSmsCode',
  'ValidateSmsCode',
  'ResetPw',
  'EnterByLink',
  'BeginSso',
  'FinishSso',
  'EnterPreview',
  'LeavePreview',
  'AnswerReportConsent',
]);

export const addressOf = addressesOf({ usualPath: APP_CALL_PATH, own: AT, entries: ENTRIES });
