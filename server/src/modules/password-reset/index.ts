import type { password as contract } from '#contract/calls/password';
import type { InCompany } from '../../ctx.ts';
import { PLATFORM_ID } from '../../db/transact.ts';
import { sealedTable } from '../../db/sealed-tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineModule } from '../../module.ts';
import { askResetCode } from './ask-code.ts';
import { earnCaptchaPass, forgetPasses } from './captcha-pass.ts';
import { checkResetCode } from './check-code.ts';
import { deliveringCodes } from './deliver-codes.ts';
import { ownPasswordTickets } from './personal-data.ts';
import { setForgottenPassword } from './set-password.ts';

export { resettable } from './accounts.ts';
export { newLinkTicket } from './link-ticket.ts';

const passwordCalls: Handlers<typeof contract> = {
  ReadCaptcha: (ctx, { mobile, captchaId: id, captchaText: text, work }) =>
    earnCaptchaPass(ctx, mobile, { id, text, work }),
  SendSmsCode: (ctx, request) => askResetCode(ctx, request),
  ValidateSmsCode: (ctx, { mobile, verificationCode }) => checkResetCode(ctx, mobile, verificationCode),
  ResetPw: (ctx, { ticket, npw }) => setForgottenPassword(ctx, ticket, npw),
};

async function forgetResets({ db, company, portal }: InCompany): Promise<void> {
  const now = portal.clock();
  await db
    .deleteFrom('password_ticket')
    .where('company_id', '=', company.companyId)
    .where('expires_at', '<', now)
    .execute();
  if (company.companyId === PLATFORM_ID) await db.deleteFrom('reset_code').where('expires_at', '<', now).execute();
}

export const passwordReset = defineModule({
  sealed: [sealedTable({ table: 'reset_code', key: ['bucket'], sealed: ['to_send'], isPlatform: true })],

  calls: passwordCalls,
  personal: [ownPasswordTickets],
  jobs: [deliveringCodes],
  sweeps: [{ atDoor: forgetPasses, inCompany: forgetResets }],
});
