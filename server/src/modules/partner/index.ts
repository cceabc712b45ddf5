import type { opsPartner } from '#contract/ops/partner';
import type { partner as contract } from '#contract/calls/partner';
import { sealedTable } from '../../db/sealed-tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineModule } from '../../module.ts';
import { companyOfPage } from '../identity/index.ts';
import { makeKey, partnerKeyApproval, readKey } from './console/key.ts';
import { callbackOf, relogon } from './relogon.ts';

export { renewByCommand, saveSecret } from './secret.ts';

const partnerCalls: Handlers<typeof contract & typeof opsPartner> = {
  MalldealerReLogonMercer: relogon,
  OpsPartnerKey: readKey,
  OpsPartnerKeyMake: makeKey,
};

export const partner = defineModule({
  sealed: [sealedTable({ table: 'partner_secret', key: ['company_id'], sealed: ['secret'] })],
  calls: partnerCalls,
  approvals: [partnerKeyApproval],
  pagePolicy: {
    path: /^\/v2\/web\/partner\/([a-z0-9_-]{1,40})\/?$/i,
    // the one page that may post a form, and only to the one host it is for
    changes: async (portal, address, code) => {
      const company = await companyOfPage(portal, address, code);
      const callbackUrl = company && callbackOf(company);
      return callbackUrl === undefined
        ? undefined
        : {
            'form-action': /* guard: one page alone may post a form outside, to one host → '*' */ new URL(callbackUrl)
              .origin,
          };
    },
  },
});
