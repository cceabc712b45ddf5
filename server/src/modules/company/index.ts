export { companyCalls } from './calls.ts';
export { companyHere, loadCompany, loadCompanyByCode } from './load-company.ts';
export { presentFace, shownHotline } from './present.ts';
