import type { ComponentType } from 'react';
import type { RoutePath } from '../platform/route-table.ts';

export interface RoutePage {
  page: () => Promise<ComponentType>;
  /** Drawn around the page and loaded with it; stays as it is while one goes between pages that share it. */
  layout?: () => Promise<ComponentType>;
  /** Asks for what the page will show while its file is on its way. */
  loader?: () => Promise<() => Promise<unknown>>;
}

const login: RoutePage = {
  page: () => import('../features/identity/login/LoginPage.tsx').then((module) => module.LoginPage),
};
const relativesPages = () => import('../features/booking/relatives/RelativesPage.tsx');
const relatives: RoutePage = { page: () => relativesPages().then((module) => module.RelativesPage) };
const payPages = () => import('../features/payment/PayPage.tsx');
const pay: RoutePage = { page: () => payPages().then((module) => module.PayPage) };
const mallPay: RoutePage = { page: () => payPages().then((module) => module.MallPayPage) };
const mallList: RoutePage = {
  page: () => import('../features/mall/list/ListPage.tsx').then((module) => module.ListPage),
};
const mallProduct: RoutePage = {
  page: () => import('../features/mall/product/DetailPage.tsx').then((module) => module.DetailPage),
};
const mallCheckout: RoutePage = {
  page: () => import('../features/mall/checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage),
};
const mallRecord: RoutePage = {
  page: () => import('../features/mall/records/RecordPage.tsx').then((module) => module.RecordPage),
};
const questionnairePages = () => import('../features/questionnaires/QuestionnairePage.tsx');
const privacyPages = () => import('../features/content/PrivacyTextPage.tsx');
const forgot: RoutePage = {
  page: () => import('../features/identity/forgot/ForgotPage.tsx').then((module) => module.ForgotPage),
};
const bookingAnswers = () => import('../features/booking/ask.ts');
const passwordPages = () => import('../features/identity/password/ChangePasswordPage.tsx');
const centreFrame = () => import('../features/account/CentreFrame.tsx').then((module) => module.CentreFrame);
const centre = (page: RoutePage['page']): RoutePage => ({ page, layout: centreFrame });
const information = centre(() =>
  import('../features/people/InformationPage.tsx').then((module) => module.InformationPage),
);

/** The page at each path of platform/route-table.ts; a path without its page does not compile. */
export const routePages: Record<RoutePath, RoutePage> = {
  '/login': login,
  '/login/$cp': login,
  '/$cp/login': login,
  '/entry': { page: () => import('../features/identity/entry/EntryPage.tsx').then((module) => module.EntryPage) },
  '/preview': { page: () => import('../features/identity/entry/PreviewPage.tsx').then((module) => module.PreviewPage) },
  '/wxIndex': { page: () => import('../features/identity/entry/WxIndexPage.tsx').then((module) => module.WxIndexPage) },
  '/web/partner/$cp': {
    page: () => import('../features/partner/PartnerPage.tsx').then((module) => module.PartnerPage),
  },
  '/web/password': forgot,
  '/web/password_deqin': forgot,
  '/web/home': {
    page: () => import('../features/company/HomePage.tsx').then((module) => module.HomePage),
    loader: () => import('../features/company/ask.ts').then((module) => module.preloadHome),
  },
  '/web/plan/$from': { page: () => import('../features/booking/plan/PlanPage.tsx').then((module) => module.PlanPage) },
  '/web/relative': relatives,
  '/web/relative_parent': { page: () => relativesPages().then((module) => module.ParentsPage) },
  '/web/relative_deqin': relatives,
  '/web/personal': {
    page: () => import('../features/booking/person/PersonalPage.tsx').then((module) => module.PersonalPage),
    loader: () => bookingAnswers().then((module) => module.preloadDraft),
  },
  '/web/examset': {
    page: () => import('../features/booking/package/PackagePage.tsx').then((module) => module.PackagePage),
    loader: () => bookingAnswers().then((module) => module.preloadDraft),
  },
  '/web/examselect': {
    page: () => import('../features/booking/CenterPage.tsx').then((module) => module.CenterPage),
    loader: () => bookingAnswers().then((module) => module.preloadCenters),
  },
  '/web/hospital': {
    page: () => import('../features/booking/finder/FinderPage.tsx').then((module) => module.FinderPage),
  },
  '/web/hospital/detail/$id': {
    page: () => import('../features/booking/CenterDetailPage.tsx').then((module) => module.CenterDetailPage),
  },
  '/web/examconfirm': {
    page: () => import('../features/booking/ConfirmPage.tsx').then((module) => module.ConfirmPage),
    loader: () => bookingAnswers().then((module) => module.preloadFees),
  },
  '/web/examdone/$id': { page: () => import('../features/booking/ResultPage.tsx').then((module) => module.ResultPage) },
  '/web/examrecord': {
    page: () => import('../features/records/RecordsPage.tsx').then((module) => module.RecordsPage),
    loader: () => import('../features/records/ask.ts').then((module) => module.preloadRecords),
  },
  '/web/examorder/$id': {
    page: () => import('../features/records/order/OrderPage.tsx').then((module) => module.OrderPage),
  },
  '/web/examreport': { page: () => import('../features/reports/ReportPage.tsx').then((module) => module.ReportPage) },
  '/web/upload_report': {
    page: () => import('../features/uploads/UploadPage.tsx').then((module) => module.UploadPage),
  },
  '/web/upload_report/$upload': {
    page: () => import('../features/uploads/ConfirmPage.tsx').then((module) => module.ConfirmPage),
  },
  '/web/risk': { page: () => import('../features/risk/RiskPage.tsx').then((module) => module.RiskPage) },
  '/web/risk/questions': {
    page: () => import('../features/risk/QuestionsPage.tsx').then((module) => module.QuestionsPage),
  },
  '/web/risk/result': { page: () => import('../features/risk/ResultPage.tsx').then((module) => module.ResultPage) },
  '/web/report_consent/$token': {
    page: () => import('../features/reports/ConsentPage.tsx').then((module) => module.ConsentPage),
  },
  '/web/pay/$oid': pay,
  '/mobile/wxpay': pay,
  '/mb/mall/pay/$oid': mallPay,
  '/mb/service/pay/$oid': mallPay,
  '/mb/$from/pay/$oid': pay,
  '/mall/pay/$oid': mallPay,
  '/service/mall/pay/$oid': mallPay,
  '/service/mall/mb/pay': mallPay,
  '/web/mall': mallList,
  '/web/mall/product_detail/$id': mallProduct,
  '/web/mall/product_confirm/$id': mallCheckout,
  '/web/mall/record': mallRecord,
  '/web/service/mall': mallList,
  '/web/service/mall/product_detail/$id': mallProduct,
  '/web/service/mall/product_detail_deqin/$id': mallProduct,
  '/web/service/mall/product_confirm/$id': mallCheckout,
  '/web/service/mall/record': mallRecord,
  '/mobile/admin': { page: () => import('../features/account/HubPage.tsx').then((module) => module.HubPage) },
  '/web/usercenter': information,
  '/web/usercenter/information': information,
  '/web/userinfo/$next': {
    page: () => import('../features/people/UserInfoPage.tsx').then((module) => module.UserInfoPage),
  },
  '/web/usercenter/relative_plan': centre(() =>
    import('../features/people/RelativePlanPage.tsx').then((module) => module.RelativePlanPage),
  ),
  '/web/usercenter/addressList': centre(() =>
    import('../features/people/AddressListPage.tsx').then((module) => module.AddressListPage),
  ),
  '/web/usercenter/cardList': centre(() =>
    import('../features/cards/CardsPage.tsx').then((module) => module.CardsPage),
  ),
  '/web/usercenter/myPoints': centre(() =>
    import('../features/points/PointsPage.tsx').then((module) => module.PointsPage),
  ),
  '/web/usercenter/invoiceList': centre(() =>
    import('../features/invoices/InvoicesPage.tsx').then((module) => module.InvoicesPage),
  ),
  '/web/usercenter/privacy': centre(() =>
    import('../features/personal-data/PrivacyPage.tsx').then((module) => module.PrivacyPage),
  ),
  '/web/feedback': {
    page: () => import('../features/feedback/FeedbackPage.tsx').then((module) => module.FeedbackPage),
  },
  '/web/usercenter/tickling': centre(() =>
    import('../features/feedback/MyFeedbackPage.tsx').then((module) => module.MyFeedbackPage),
  ),
  '/web/usercenter/recommend': centre(() =>
    import('../features/feedback/CustomerServicePage.tsx').then((module) => module.CustomerServicePage),
  ),
  '/web/usercenter/service': centre(() =>
    import('../features/services/ServicesPage.tsx').then((module) => module.ServicesPage),
  ),
  '/mobile/tel': { page: () => import('../features/feedback/TelPage.tsx').then((module) => module.TelPage) },
  '/web/usercenter/change-pass': centre(() => passwordPages().then((module) => module.CentrePasswordPage)),
  '/web/changepass': { page: () => passwordPages().then((module) => module.ChangePasswordPage) },
  '/web/devices': centre(() => import('../features/identity/DevicesPage.tsx').then((module) => module.DevicesPage)),
  '/web/reimbursement': {
    page: () => import('../features/reimbursement/StartPage.tsx').then((module) => module.StartPage),
  },
  '/web/reimbursement_add/$reimId': {
    page: () => import('../features/reimbursement/FeesPage.tsx').then((module) => module.FeesPage),
  },
  '/web/usercenter/reimbursementList': centre(() =>
    import('../features/reimbursement/ListPage.tsx').then((module) => module.ListPage),
  ),
  '/web/usercenter/reimbursement_add_sec': {
    page: () => import('../features/reimbursement/AccountPage.tsx').then((module) => module.AccountPage),
  },
  '/web/usercenter/reimbursement_add_third': {
    page: () => import('../features/reimbursement/CheckPage.tsx').then((module) => module.CheckPage),
  },
  '/web/usercenter/reimbursement_detail/$reimId': centre(() =>
    import('../features/reimbursement/DetailPage.tsx').then((module) => module.DetailPage),
  ),
  '/web/privacy': { page: () => privacyPages().then((module) => module.PrivacyPolicyPage) },
  '/web/privacy/deqin': { page: () => privacyPages().then((module) => module.FamilyPrivacyPage) },
  '/web/privacy/rules': { page: () => privacyPages().then((module) => module.PrivacyRulesPage) },
  '/web/news': { page: () => import('../features/content/NewsPage.tsx').then((module) => module.NewsPage) },
  '/web/faq': { page: () => import('../features/content/FaqPage.tsx').then((module) => module.FaqPage) },
  '/web/handbook': {
    page: () => import('../features/content/HandbookPage.tsx').then((module) => module.HandbookPage),
  },
  '/hr': { page: () => import('../features/hr/dashboard/DashboardPage.tsx').then((module) => module.DashboardPage) },
  '/hr/people': { page: () => import('../features/hr/people/PeoplePage.tsx').then((module) => module.PeoplePage) },
  '/hr/people/$person': {
    page: () => import('../features/hr/people/PersonPage.tsx').then((module) => module.PersonPage),
  },
  '/hr/people/$person/report/$year': {
    page: () => import('../features/hr/people/PersonReportPage.tsx').then((module) => module.PersonReportPage),
  },
  '/hr/import': { page: () => import('../features/hr/rosters/RosterPage.tsx').then((module) => module.RosterPage) },
  '/hr/health': { page: () => import('../features/hr/HealthPage.tsx').then((module) => module.HealthPage) },
  '/web/questionnaire': { page: () => questionnairePages().then((module) => module.SurveyPage) },
  '/web/questionnaire/$code': { page: () => questionnairePages().then((module) => module.QuestionnairePage) },
  '/imageView': {
    page: () => import('../features/content/ImageViewPage.tsx').then((module) => module.ImageViewPage),
  },
  '/web/indicator': {
    page: () => import('../features/health/IndicatorPage.tsx').then((module) => module.IndicatorPage),
  },
  '/web/baike': { page: () => import('../features/health/BaikePage.tsx').then((module) => module.BaikePage) },
  '/web/indexEntry': {
    page: () => import('../features/health/IndexEntryPage.tsx').then((module) => module.IndexEntryPage),
  },
  '/web/select_doctor': {
    page: () => import('../features/health/DoctorPage.tsx').then((module) => module.DoctorPage),
  },
  '/web/404': { page: () => import('../features/content/NotFoundPage.tsx').then((module) => module.NotFoundPage) },
  '/web/wait': { page: () => import('../features/content/WaitPage.tsx').then((module) => module.WaitPage) },
};
