import { defineModule } from '../../module.ts';
import { companyCalls } from './calls.ts';
import { loadCompanyByCode } from './load-company.ts';
import { presentFace } from './present.ts';

export { companyHere, loadCompany, loadCompanyByCode } from './load-company.ts';
export { presentFace, shownHotline } from './present.ts';
export { HR_ROLE } from './rules.ts';

export const company = defineModule({
  calls: companyCalls,
  pageData: {
    id: 'company-face',
    load: async (portal, code) => {
      const company = await loadCompanyByCode(portal, code);
      return company && presentFace(company);
    },
  },
});
