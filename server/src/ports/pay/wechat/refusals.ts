/** Two generations of documents write SYSTEM_ERROR and SYSTEMERROR: one spelling inside. */
export const normalCode = (code: string): string => code.toUpperCase().replaceAll('_', '');

/**
 * Codes that say clearly that nothing has happened and nothing will by asking again. Any other (SYSTEM_ERROR,
 * BANK_ERROR, FREQUENCY_LIMITED, USERPAYING, NOT_ENOUGH, anything new) leaves the outcome open.
 */
const REFUSALS = new Set([
  'APPIDMCHIDNOTMATCH',
  'ACCOUNTERROR',
  'INVALIDREQUEST',
  'MCHNOTEXISTS',
  'NOAUTH',
  'NOSTATEMENTEXIST',
  'NOTFOUND',
  'OPENIDMISMATCH',
  'ORDERCLOSED',
  'ORDERNOTEXIST',
  'ORDERPAID',
  'OUTTRADENOUSED',
  'PARAMERROR',
  'RESOURCENOTEXISTS',
  'RULELIMIT',
  'SIGNERROR',
  'TRADEERROR',
  'USERACCOUNTABNORMAL',
]);

export const isRefusal = (code: string): boolean => REFUSALS.has(code);
