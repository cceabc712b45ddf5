import type { content } from '#contract/calls/content';
import type { CallName } from '#contract/registry';
import type { hr, messagePreferences } from '#contract/calls/hr';
import type { uploads } from '#contract/calls/uploads';
import type { reimbursement } from '#contract/calls/reimbursement';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import type { SignedIn } from './portal.ts';
import { roundKey } from './messaging-scenes.ts';
import { RESET_CODE, RESET_PHONE } from './password-scenes.ts';
import { LOOP_SURVEY } from './questionnaires.ts';
import { learnedOf } from './registry-learned.ts';
import { ACTOR } from './registry-samples.ts';

/** Calls of our own, those without listed fields, and those that bring a file. */
type Ours =
  | 'GetCaptcha'
  | 'ReadCaptcha'
  | 'ResetPw'
  | 'EnterByLink'
  | 'BeginSso'
  | 'FinishSso'
  | 'EnterPreview'
  | 'LeavePreview'
  | 'SaveCareMode'
  | 'BeginWX'
  | 'MyWX'
  | 'UnbindWX'
  | 'MySessions'
  | 'EndSession'
  | 'EndOtherSessions'
  | 'ConfirmPassword'
  | 'AskPhoneCode'
  | 'ConfirmPhone'
  | 'AskEmailCode'
  | 'ConfirmEmail'
  | 'CityList'
  | 'CompletePersonalInfo'
  | 'RelativePlans'
  | 'RemoveRelative'
  | 'MyAddresses'
  | 'DeletePostAddress'
  | 'AskDataCopy'
  | 'MyDataCopies'
  | 'GetDataCopy'
  | 'WhoLooked'
  | 'MyConsents'
  | 'WithdrawPortalConsent'
  | 'MyErasure'
  | 'AskErasure'
  | 'WithdrawErasure'
  | 'RevealPerson'
  | 'SavePersonalInfo'
  | 'SaveRelative'
  | 'SavePostAddress'
  | 'SeatEvents'
  | 'FindCenters'
  | 'SearchIndicators'
  | 'GetIndicator'
  | 'SearchBaike'
  | 'GetHealthArticle'
  | 'GetIndexEntry'
  | 'GetExamOrder'
  | 'GetExamOrderDetail'
  | 'GetMyNews'
  | 'BannerList'
  | 'RecentCampaign'
  | keyof typeof content
  | 'GetBookingDraft'
  | 'SaveBookingDraft'
  | 'GetRebookOffer'
  | 'DropOrderChange'
  | 'GetMallPayInfo'
  | 'MallCheckout'
  | 'ConfirmMallReceipt'
  | 'GetServiceProductInfo'
  | 'GetServiceOrderPageList'
  | 'OrderCalendar'
  | 'CalendarFeed'
  | 'MakeCalendarFeed'
  | 'RevokeCalendarFeed'
  | 'GetOrderInvoice'
  | 'SaveOrderInvoice'
  | 'GetInvoiceFile'
  | 'MyCards'
  | 'MyCardCount'
  | 'BindCard'
  | 'GiftCard'
  | 'AcceptGift'
  | 'DeclineGift'
  | 'TakeBackGift'
  | 'WithdrawCard'
  | 'FeedbackTerms'
  | 'AddFeedback'
  | 'MyFeedback'
  | 'GetFeedback'
  | 'SeeFeedback'
  | 'ReplyFeedback'
  | 'CustomerService'
  | 'MyServices'
  | 'RevealServiceCode'
  | 'MyPointsSummary'
  | 'MyPoints'
  | 'RelativePoints'
  | 'UploadFile'
  | 'GetFile'
  | 'ProductPicture'
  | 'MyReportYears'
  | 'MyReport'
  | 'ReportTrend'
  | 'ReportSuggestions'
  | 'GetReportPdf'
  | 'AskReportConsent'
  | 'EndReportConsent'
  | 'ReportConsent'
  | 'AnswerReportConsent'
  | 'HrReportAuth'
  | 'SaveHrReportAuth'
  | 'HrReport'
  | keyof typeof hr
  | keyof typeof messagePreferences
  | 'UploadedReports'
  | keyof typeof uploads
  | 'MyQuestionnaire'
  | 'RiskPeople'
  | 'RiskSummary'
  | 'BeginRiskAgain'
  | 'SaveAnswers'
  | 'HandInAnswers'
  | keyof typeof reimbursement;
export type SpecCall = Exclude<CallName, Ours>;

const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid });
const customer = ({ user }: SignedIn) => ({ customerGuid: user.CustomerGuid });
const order = (who: SignedIn) => ({ ...customer(who), orderId: learnedOf(who).orderId });
const chosen = (who: SignedIn) => ({
  examSetId: learnedOf(who).setId,
  extraIds: '',
  centerId: learnedOf(who).centerId,
});
const byPlan = (who: SignedIn) => ({ planId: 980, idCard: learnedOf(who).idCard });
const dayOf = (who: SignedIn) => learnedOf(who).day.split('-').map(Number);

/**
 * The fields a client outside sends for each call, and nothing else. Those that do not apply to a new booking are sent
 * empty, as a form sends them.
 */
export const specPayloads: { [N in SpecCall]: (who: SignedIn) => Record<string, unknown> } = {
  SendSmsCode: () => ({ mobile: RESET_PHONE }),
  ValidateSmsCode: () => ({ mobile: RESET_PHONE, verificationCode: RESET_CODE }),
  Login: () => ({
    ...{ appType: 1, user: ACTOR.account, wxUserInfo: '' },
    ...{ password: DEMO_PASSWORD, companyCode: ACTOR.company },
  }),
  Logout: ({ token }) => ({ sessionid: token }),
  GetWXUserInfo: () => ({ code: 'of-the-spec', key: roundKey() }),
  WxLoginOut: ({ token }) => ({ sessionid: token, wxuser: '' }),
  ChangePw: (who) => ({ ...self(who), pw: DEMO_PASSWORD, npw: 'Harbour~2031' }),
  MalldealerReLogonMercer: (who) => ({ ...customer(who), target_page: 'home', language: -1 }),
  InspectionCompany: () => ({ user: 'demo/teen' }),
  GetCompanyColorsAndIndexMenus: ({ user, token }) => ({
    ...{ companyId: user.CompanyId, session: token, langCode: 'zh-cn', employeeType: '' },
  }),
  GetCompanyInfoById: ({ user }) => ({ CompanyId: user.CompanyId }),
  GetTeethCardCount: customer,
  ExistServiceAuthorize: customer,
  GetCampaigns: ({ user }) => ({ companyCode: user.CompanyCode, cityId: '' }),
  GetBannerByCode: ({ user }) => ({ code: user.CompanyCode, component: 'slide', langCode: 'zh-cn' }),

  KpiSearch: byPlan,
  CompareTwoYear: byPlan,
  CompareTwoYearList: byPlan,
  PhysicalPositiveDetail: (who) => ({ ...byPlan(who), physicalPerson: who.user.Name }),
  SearchYearList: (who) => ({ idCard: learnedOf(who).idCard }),

  CanBookingOrdering: ({ user }) => ({ companyId: user.CompanyId }),
  OtherPostAddress: self,
  MyBookingInfo: (who) => ({ ...self(who), serviceCode: 'KSTJ001', assetId: '' }),
  Relation: (who) => ({ ...self(who), userself: 1 }),
  CityByBookingPlan: (who) => ({
    ...{ serviceCode: 'KSTJ001', companyId: who.user.CompanyId, defaultCityId: '' },
    ...{ ...customer(who), bookingId: '', isRelative: false },
  }),
  ExamSetBrief: (who) => ({
    ...{ ...self(who), serviceCode: 'KSTJ001', ...customer(who), bookingId: '' },
    ...{ serviceCity: who.user.CityId, type: 1, assetId: '', orderId: '' },
  }),
  ExamSetDetail: (who) => ({ id: learnedOf(who).setId, isExtra: false, appOS: 'web' }),
  ExamCenterByCityExamset: (who) => ({
    ...{ extraIds: '', examSetId: learnedOf(who).setId, cityId: who.user.CityId, ...customer(who) },
    ...{ oldOrderId: '', assetId: '', searchMode: 3, evaluateOptionId: '', referenceType: '', referenceCoordinate: '' },
  }),
  ExamCenterDetail: (who) => ({ centerId: learnedOf(who).centerId }),
  BookInfo: (who) => {
    const [year, month] = dayOf(who);
    return { ...chosen(who), year, month };
  },
  GetWorkingSegment: (who) => {
    const [year, month, day] = dayOf(who);
    return { ...chosen(who), companyId: who.user.CompanyId, year, month, day };
  },
  ExamCenterPayInfo: chosen,
  // an order with its invoice
  AddExamOrder: (who) => {
    const { setId, centerId, day, segmentId, addressId } = learnedOf(who);
    return {
      ...{ ...self(who), ...customer(who), examSetId: setId, examCenterId: centerId, assetId: '', extraIds: '' },
      ...{ bookDate: day, bookTime: '', SignUpOnly: false, oldOrderId: '', serviceCode: 'KSTJ001' },
      ...{ workingSegmentId: segmentId, report_type: 'paper', sourceType: 1, deliveryPaperWay: 'separate' },
      ...{ postAddressId: addressId, dockingMethod: 1, trafficId: '' },
      invoice: {
        ...{ title: '林晓岚', invoicePhone: '', invoiceEmail: 'teen@demo.example', invoiceCategory: 2 },
        ...{ invoiceTypeId: 1, BuyerTaxNum: '', BuyerBankName: '', BuyerBankAccount: '', BuyerAddress: '' },
        ...{ CompanyPhone: '', content: '' },
      },
    };
  },
  GetExamOrders: (who) => ({ ...self(who), status: 0, statusStage: 0, pageIndex: 0, pageSize: 1000 }),
  ExamOrderChangeable: order,
  CancelExamOrder: order,
  ExamPrecaution: (who) => ({ id: learnedOf(who).centerId }),
  CompanyInvoiceTypeByCustomer: self,
  InvoiceShipmentInfo: (who) => ({ id: learnedOf(who).orderId }),
  ActivtiesServiceAuth: (who) => ({
    ...{ authIfnotCancel: true, planId: '', authTypeId: 1, bookDate: learnedOf(who).day },
  }),
  GetCustomerValidOrderListByBookingId: (who) => ({ ...customer(who), bookingId: '' }),

  BeginPayWeb: (who) => ({ exam_order_ids: [learnedOf(who).orderId] }),
  GuanAiTongPay: (who) => ({ examOrderId: learnedOf(who).orderId, session: who.token }),
  QrWeixinPay: (who) => ({ out_trade_no: learnedOf(who).orderNo }),
  WechatH5UnifiedOrder: (who) => ({ orderNo: learnedOf(who).orderNo }),
  WeixinJsApiPay: (who) => ({ order_no: learnedOf(who).orderNo, code: 'a-code-of-the-app' }),
  CheckedPayStatus: (who) => ({ order_no: learnedOf(who).orderNo }),
  GetProductInfo: ({ user }) => ({ companyId: user.CompanyId }),
  GetProductByParm: (who) => ({ ...customer(who), productId: learnedOf(who).productId }),
  ProductToBuy: (who) => ({
    ...{
      CustomerGuid: who.user.CustomerGuid,
      CustomerId: who.user.Id,
      AddressId: learnedOf(who).addressId,
      Remarks: '',
    },
    ProductItems: [{ ProductId: learnedOf(who).productId, Count: 1 }],
  }),
  BuyProductToPointPay: (who) => ({
    ...{ CustomerGuid: who.user.CustomerGuid, CustomerId: who.user.Id, Remarks: '', NeedDelivery: false },
    ProductItems: [{ ProductId: learnedOf(who).productId, Count: 1 }],
  }),
  GetOrderPageList: (who) => ({ ...customer(who), orderStatus: '', year: '' }),
  GetOrderById: (who) => ({ ...customer(who), orderGuid: learnedOf(who).mallOrder.orderGuid }),
  ModifyPayStoreWeb: (who) => ({ orderGuid: learnedOf(who).mallOrder.orderGuid, allowPayPoints: 0 }),
  ProWeixinPay: (who) => ({ out_trade_no: learnedOf(who).mallOrder.orderNo }),
  KsMallWechatH5Pay: (who) => ({ out_trade_no: learnedOf(who).mallOrder.orderNo }),
  Amazon_WeixinJsApiPay: (who) => ({ order_no: learnedOf(who).mallOrder.orderNo, code: 'a-code-of-the-app' }),
  CancelOrder: (who) => ({ ...customer(who), orderGuid: learnedOf(who).mallOrder.orderGuid }),

  GetEvaluationOptions: () => ({ evaluateOptionTypeId: 2, language: 'zh-cn', serviceCode: 'KSTJ001' }),
  SaveEvaluationInfo: (who) => ({
    ...{ ...customer(who), ExamOrderId: learnedOf(who).orderId },
    CustomeEvaluations: [{ evaluateOptionId: 1, stars: 5 }],
  }),
  JumpToHaodf: (who) => ({ ...customer(who), IsThisYear: 'true', session: who.token }),
  XiGouCustomerRewardPoints: (who) => ({ ...self(who), ...customer(who), session: who.token }),
  GetQuestionnaireCode: ({ user }) => ({ type: 1, companyCode: user.CompanyCode }),
  ParseAccess: ({ user }) => ({ questionnaireCode: LOOP_SURVEY, customerId: user.CustomerGuid }),
  YonYouGetCompanyListByName: () => ({ keyName: '云帆', pageNum: 1, size: 20 }),
  YonYouGetCompanyTicketInfo: () => ({ entId: 'ent-0000' }),
};
