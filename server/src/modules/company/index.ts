import { defineModule } from '../../module.ts';
import { companyCalls, opsCompanyCalls } from './calls.ts';

export { closePath } from './closed-paths.ts';
export { enterCompany, type OperatorInCompany } from './enter-company.ts';
export { companyHere, loadCompany, loadCompanyByCode } from './load-company.ts';
export { lockCompany } from './lock-company.ts';
export { allCompanies, namesOf, type NamedCompany, type NameOfCompany } from './console/companies.ts';
export { bannerRows, campaignRows, noticeRows } from './queries.ts';
export { presentFace, serviceText, shownHotline } from './present.ts';
export { HR_ROLE } from './rules.ts';
export { shownMenu } from './shown-menu.ts';

export const company = defineModule({
  calls: { ...companyCalls, ...opsCompanyCalls },
});
