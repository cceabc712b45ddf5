import type { contact as contract } from '#contract/calls/contact';
import type { people } from '#contract/calls/people';
import type { opsContact } from '#contract/ops/contact';
import type { InCompany } from '../../ctx.ts';
import type { Handlers } from '../../http/handlers.ts';
import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { askPhoneCode } from './ask-phone-code.ts';
import { askEmailCode } from './ask-email-code.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmPhone } from './confirm-phone.ts';
import { askContactChange, contactApproval } from './console/change.ts';
import { ownEmailChange, ownPhoneChange } from './personal-data.ts';
import { forgetQuotas } from './quota.ts';
import { saveOwnOrRelatives, saveRelatives } from './relatives-phone.ts';

export { applyContact, type ContactWish } from './console/apply-contact.ts';
export { MOST_TRIES, newCode, plainCode } from './code.ts';
export { AGAIN_MS, countCode, countTest, countTold } from './quota.ts';

async function forgetChanges({ db, company, portal }: InCompany): Promise<void> {
  for (const table of ['phone_change', 'email_change'] as const)
    await db
      .deleteFrom(table)
      .where('company_id', '=', company.companyId)
      .where('expires_at', '<', portal.clock())
      .execute();
}

const contactCalls: Handlers<
  typeof contract & typeof opsContact & Pick<typeof people, 'SavePersonalInfo' | 'SaveRelative'>
> = {
  AskPhoneCode: (ctx, wish) => askPhoneCode(ctx, wish),
  ConfirmPhone: (ctx, { code }) => confirmPhone(ctx, code),
  AskEmailCode: (ctx, wish) => askEmailCode(ctx, wish),
  ConfirmEmail: (ctx, { code }) => confirmEmail(ctx, code),
  SavePersonalInfo: saveOwnOrRelatives,
  SaveRelative: saveRelatives,
  OpsContactChange: askContactChange,
};

export const contact = defineModule({
  sealed: [
    sealedTable({ table: 'phone_change', key: ['person_guid'], sealed: ['phone'] }),
    sealedTable({ table: 'email_change', key: ['person_guid'], sealed: ['email'] }),
  ],

  calls: contactCalls,
  approvals: [contactApproval],
  personal: [ownPhoneChange, ownEmailChange],
  sweeps: [
    {
      atDoor: forgetQuotas,
      inCompany: forgetChanges,
    },
  ],
});
