import type { EnteredBy, LoginUser } from '#contract/identity';
import type { CompanyCtx, InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Arrival } from './arrival.ts';
import { careModeAtSignIn } from '../care-mode.ts';
import { consentEntry, missingOf, recordConsent } from '../consent.ts';
import { rememberDevice } from '../session/known-devices.ts';
import { presentUser } from '../present.ts';
import { consentsOf, type AccountRow } from '../queries.ts';
import { startSession, type SessionStart } from '../session/session.ts';

export interface Vouched {
  appType: number;
  /** The version agreed to on the page, or nothing. */
  consent: string;
  enteredBy: EnteredBy;
  provider?: SessionStart['provider'];
}

/** Lets in whom the company vouches for, in the transaction in which the proof of it is spent. */
export async function enterVouched(
  ctx: InTx<CompanyCtx>,
  account: AccountRow,
  { appType, consent, enteredBy, provider }: Vouched,
  { cookie, device, texts }: Arrival,
): Promise<LoginUser> {
  const agrees = texts.accepted.includes(consent);
  const missing = agrees ? undefined : missingOf(texts, consent, await consentsOf(ctx, account.person_guid));
  if (missing) throw new Fault(missing);
  const isNew = agrees && (await recordConsent(ctx, account.person_guid, consent, appType));
  const start = { appType, cookie, device: device.name, enteredBy, ...(provider && { provider }) };
  const session = await startSession(ctx, account.account_id, start);
  await rememberDevice(ctx, account.account_id, device);
  const careMode = await careModeAtSignIn(ctx, account);
  const user = await presentUser(ctx, account, { session, careMode, enteredBy });
  if (isNew) await recordAudit(ctx, consentEntry(ctx, account, consent));
  return user;
}
