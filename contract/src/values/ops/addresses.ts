import { addressesOf, get, type OwnAddress } from '../call-address.ts';

/** The console's calls arrive here, apart from the employees'. */
export const OPS_CALL_PATH = '/opsApi/PostAppCall';

/** The console's calls with an address of their own. */
export const OPS_AT = {
  OpsPicture: get('/opsApi/Picture'),
  OpsStockFile: get('/opsApi/StockFile'),
  OpsClaimFile: get('/opsApi/ClaimFile'),
  OpsClaimBatchFile: get('/opsApi/ClaimBatchFile'),
  OpsReportFile: get('/opsApi/ReportFile'),
  OpsUploadPdf: get('/opsApi/UploadedReportPdf'),
  OpsFeedbackFile: get('/opsApi/FeedbackFile'),
  OpsRosterTemplate: get('/opsApi/RosterTemplate'),
  OpsPointsTemplate: get('/opsApi/PointsTemplate'),
  OpsTaskResult: get('/opsApi/TaskResult'),
} as const satisfies Record<string, OwnAddress>;

/** Calls of the console that go without a session. */
const ENTRIES = new Set(['OpsSignIn', 'OpsEnrol', 'OpsEnterCode']);

export const opsAddressOf = addressesOf({ usualPath: OPS_CALL_PATH, own: OPS_AT, entries: ENTRIES });
