export { companyCalls } from './calls.ts';
export { loadCompany, loadCompanyByCode } from './load-company.ts';
export { presentFace } from './present.ts';
