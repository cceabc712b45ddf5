import { pathTo, type AppPath } from '../../platform/paths.ts';

/** Where each step of a claim, and the claim itself, is found. */
export const NEW = 'new';
export const feesPath = (reimId: number | typeof NEW): AppPath =>
  pathTo('/web/reimbursement_add/$reimId', { reimId: String(reimId) });
export const accountPath = (reimId: number): AppPath =>
  pathTo('/web/usercenter/reimbursement_add_sec', undefined, { id: String(reimId) });
export const checkPath = (reimId: number): AppPath =>
  pathTo('/web/usercenter/reimbursement_add_third', undefined, { id: String(reimId) });
export const detailPath = (reimId: number): AppPath =>
  pathTo('/web/usercenter/reimbursement_detail/$reimId', { reimId: String(reimId) });
export const listPath = (): AppPath => pathTo('/web/usercenter/reimbursementList');
