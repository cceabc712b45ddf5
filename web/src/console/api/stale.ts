import type { OpsReadName, OpsWriteName } from './send.ts';

const ORDERS = ['OpsOrderSearch', 'OpsOrderDetail', 'OpsRescheduleOptions', 'OpsMessages'] as const;

const CLAIMS = ['OpsClaims', 'OpsClaim', 'OpsClaimBatches'] as const;
const REPORTS = ['OpsReports', 'OpsReport'] as const;
const FEEDBACK = ['OpsFeedbackList', 'OpsFeedback', 'OpsFeedbackFigures', 'OpsFeedbackWaiting'] as const;
const PRODUCTS = ['OpsProducts', 'OpsProduct', 'OpsCategories'] as const;
const STOCK = ['OpsStock', 'OpsStockMoves', 'OpsLowStock'] as const;
const NEWS = ['OpsNewsList', 'OpsNewsArticle'] as const;
const PRIVACY = ['OpsPrivacyTexts', 'OpsPrivacyText'] as const;
const QUESTIONNAIRES = ['OpsQuestionnaires', 'OpsQuestionnaire'] as const;
const ENTRIES = ['OpsHealthEntries', 'OpsIndicator', 'OpsArticle'] as const;
const ITEMS = ['OpsItems', 'OpsItem', 'OpsItemPack'] as const;
const POINTS = ['OpsPointsGrants', 'OpsPointsPerson', 'OpsPointsFind'] as const;

const MALL_ORDERS = ['OpsMallOrders', 'OpsMallOrder', 'OpsMallSales'] as const;

const CENTERS = ['OpsCenters', 'OpsCenter', 'OpsCenterWeekTry', 'OpsPlanChoices'] as const;

const APPROVALS = ['OpsApprovals', 'OpsApprovalsWaiting'] as const;

const PEOPLE = ['OpsPeople', 'OpsPerson'] as const;

const COMPANIES = ['OpsCompanyList', 'OpsCompanyVersions', 'OpsCompanyCompare'] as const;

/** The queries each write makes old. A write without its line does not compile. */
export const stale: Record<OpsWriteName, readonly OpsReadName[]> = {
  OpsSignOut: [], // the whole cache is emptied when the session ends
  OpsChangePassword: [],
  OpsAuditCheck: ['OpsAuditState', 'OpsAudit'],
  OpsCardMove: ['OpsCardSearch', 'OpsCardDetail'],
  OpsCardIssue: ['OpsTasks', 'OpsCardSearch', 'OpsApprovals'],
  OpsCardAssign: ['OpsTasks', 'OpsCardSearch', 'OpsApprovals'],
  OpsProductSave: PRODUCTS,
  OpsProductState: [...PRODUCTS, ...STOCK],
  OpsCategorySave: ['OpsCategories', 'OpsProducts'],
  OpsOfferSave: [...PRODUCTS, ...STOCK],
  OpsStockChange: [...PRODUCTS, ...STOCK],
  OpsStockLowAt: ['OpsProducts', ...STOCK],
  OpsMallGiftGive: ['OpsTasks', 'OpsMallGifts', 'OpsApprovals'],
  OpsOrderReveal: [],
  OpsOrderUnbindApp: ['OpsOrderDetail'],
  OpsOrderReschedule: ORDERS,
  OpsOrderCancel: [...ORDERS, 'OpsAttention'],
  OpsOrderNoShow: ORDERS,
  OpsOrderAbnormal: ORDERS,
  OpsOrderExport: ['OpsTasks'],
  OpsAttentionClear: ['OpsAttention'],
  OpsMessageResend: ['OpsMessages', 'OpsFailedMessages', 'OpsOrderDetail'],
  OpsMessagesResendFailed: ['OpsMessages', 'OpsFailedMessages', 'OpsTasks'],
  OpsClaimReveal: [],
  OpsClaimReturn: CLAIMS,
  OpsClaimReject: CLAIMS,
  OpsClaimApprove: CLAIMS,
  OpsClaimBatchMake: [...CLAIMS, 'OpsTasks'],
  OpsClaimBatchPaid: CLAIMS,
  OpsUploadAnswer: ['OpsUploads', 'OpsUpload'],
  OpsReportPublish: REPORTS,
  OpsReportWithdraw: REPORTS,
  OpsFeedbackAssign: FEEDBACK,
  OpsFeedbackAnswer: FEEDBACK,
  OpsFeedbackNote: ['OpsFeedback'],
  OpsFeedbackClose: FEEDBACK,
  OpsServiceGrant: ['OpsServices'],
  OpsServiceEnd: ['OpsServices'],
  OpsNewsSave: NEWS,
  OpsNewsShow: NEWS,
  OpsFaqSave: ['OpsFaqList'],
  OpsPrivacySave: PRIVACY,
  OpsPrivacyPublish: PRIVACY,
  OpsIndicatorSave: ENTRIES,
  OpsArticleSave: ENTRIES,
  OpsEntryPublish: ENTRIES,
  OpsEntryDiscard: ENTRIES,
  OpsEntryShow: ENTRIES,
  OpsItemSave: ITEMS,
  OpsItemRetire: ITEMS,
  OpsItemPackInstall: ITEMS,
  OpsQuestionnaireSave: QUESTIONNAIRES,
  OpsQuestionnairePublish: QUESTIONNAIRES,
  OpsQuestionnaireClose: QUESTIONNAIRES,
  OpsQuestionnaireExport: ['OpsTasks'],
  OpsPointsGrant: [...POINTS, 'OpsApprovals'],
  OpsPointsReverse: POINTS,
  OpsPointsSheetRun: [...POINTS, 'OpsPointsSheets', 'OpsTasks', 'OpsApprovals'],
  OpsPlanSave: ['OpsPlans', 'OpsPlan'],
  OpsPlanClose: ['OpsPlans', 'OpsPlan'],
  OpsCitySave: ['OpsCities', 'OpsClinicCities', ...CENTERS],
  OpsCityRemove: ['OpsCities', 'OpsClinicCities', ...CENTERS],
  OpsChainSave: ['OpsChains', ...CENTERS],
  OpsCenterSave: ['OpsCities', 'OpsChains', ...CENTERS],
  OpsCenterPublish: CENTERS,
  OpsCenterClose: CENTERS,
  OpsCenterWeekSave: CENTERS,
  OpsRosterRun: ['OpsRosters', 'OpsTasks'],
  OpsMenusSave: ['OpsHome'],
  OpsBannersSave: ['OpsHome'],
  OpsCampaignsSave: ['OpsHome'],
  OpsNoticesSave: ['OpsHome'],
  OpsErasureDo: ['OpsErasures', 'OpsOpenErasures', 'OpsDataCopies'],
  OpsErasureDecline: ['OpsErasures', 'OpsOpenErasures'],
  OpsMallReveal: [],
  OpsMallSend: MALL_ORDERS,
  OpsMallKit: MALL_ORDERS,
  OpsMallComplete: MALL_ORDERS,
  OpsMallRefund: [...MALL_ORDERS, 'OpsAttention'],
  OpsMallOrdersExport: ['OpsTasks'],
  OpsSignOnSave: ['OpsSignOn'],
  OpsContactChange: [...APPROVALS, 'OpsPerson'],
  OpsPersonReveal: [],
  OpsPersonCorrect: PEOPLE,
  OpsPersonDisable: PEOPLE,
  OpsPersonEnable: PEOPLE,
  OpsPersonLeave: PEOPLE,
  OpsPersonLink: ['OpsPerson'],
  OpsPersonEndSessions: ['OpsPerson'],
  OpsPersonHr: [...APPROVALS, 'OpsPerson'],
  OpsLinkKeyAdd: ['OpsSignOn'],
  OpsLinkKeyRetire: ['OpsSignOn'],
  OpsPartnerKeyMake: ['OpsPartnerKey'],
  OpsCompanyAdd: ['OpsCompanyList', 'OpsCompanies'],
  OpsCompanyCodes: ['OpsCompanyList', 'OpsCompanies', 'OpsCompany'],
  // the page that saves it has it already
  OpsCompanyDraftSave: ['OpsCompanyList', 'OpsCompanyCompare'],
  OpsCompanyDraftDiscard: COMPANIES,
  OpsCompanyPublish: [...COMPANIES, 'OpsCompanies'],
  OpsCompanyRestore: [...COMPANIES, 'OpsCompanies'],
  OpsPreviewStart: [],
  // its effect may stand on any page
  OpsConnectionTest: ['OpsConnections'],
  OpsApprovalApprove: [...APPROVALS, ...PEOPLE, ...POINTS, 'OpsPointsSheets', 'OpsSignOn', 'OpsPartnerKey', 'OpsTasks'],
  OpsApprovalDecline: [...APPROVALS, 'OpsPerson', 'OpsPointsSheets'],
  OpsTaskCancel: ['OpsTasks', 'OpsTask'],
  OperatorAdd: ['OperatorList'],
  OperatorChange: ['OperatorList'],
  OperatorResetSecondFactor: ['OperatorList'],
  OperatorResetPassword: ['OperatorList'],
};
