import type { contact as contract } from '#contract/contact';
import type { Handlers } from '../../http/handlers.ts';
import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { askPhoneCode } from './ask-phone-code.ts';
import { confirmPhone } from './confirm-phone.ts';
import { forgetQuotas } from './quota.ts';

const contactCalls: Handlers<typeof contract> = {
  AskPhoneCode: (ctx, { phone }) => askPhoneCode(ctx, phone),
  ConfirmPhone: (ctx, { code }) => confirmPhone(ctx, code),
};

export const contact = defineModule({
  sealed: [sealedTable({ table: 'phone_change', key: ['person_guid'], sealed: ['phone'] })],

  calls: contactCalls,
  sweeps: [
    {
      atDoor: forgetQuotas,
      inCompany: ({ db, company, portal }) =>
        db
          .deleteFrom('phone_change')
          .where('company_id', '=', company.companyId)
          .where('expires_at', '<', portal.clock())
          .execute(),
    },
  ],
});
