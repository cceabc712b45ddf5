import type { opsSetup } from '#contract/ops/setup';
import type { Handlers } from '../../http/handlers.ts';
import { defineModule } from '../../module.ts';
import { addCompany } from './add-company.ts';
import { changeCodes } from './change-codes.ts';
import { discardDraft, saveDraft } from './drafts.ts';
import { registerLogos, uploadLogo } from './logo.ts';
import { publishDraft, restoreVersion } from './publish.ts';
import { listCompanies, readCompany } from './read-companies.ts';
import { registerStockArt } from './stock-art.ts';
import { compareVersions, listVersions } from './versions.ts';

export { readDraft } from './queries.ts';

const calls: Handlers<typeof opsSetup> = {
  OpsCompanyList: listCompanies,
  OpsCompanyAdd: addCompany,
  OpsCompany: readCompany,
  OpsCompanyCodes: changeCodes,
  OpsCompanyDraftSave: saveDraft,
  OpsCompanyDraftDiscard: discardDraft,
  OpsCompanyPublish: publishDraft,
  OpsCompanyRestore: restoreVersion,
  OpsCompanyVersions: listVersions,
  OpsCompanyCompare: compareVersions,
  OpsLogoUpload: (ctx, _, file) => uploadLogo(ctx, file),
};

/** How companies come to be and are set up, in the console. */
export const setup = defineModule({
  calls,
  routes: (app, portal) => {
    registerLogos(app, portal);
    registerStockArt(app);
  },
});
