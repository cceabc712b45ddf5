import type { LoginUser } from '#contract/calls/identity';
import type { CompanyCtx, InTx } from '../../../ctx.ts';
import { careModeAtSignIn } from '../care-mode.ts';
import { missingOf, recordConsent, type Missing } from '../consent.ts';
import { presentUser } from '../present.ts';
import { consentsOf, type AccountRow } from '../queries.ts';
import { rememberDevice } from '../session/known-devices.ts';
import { startSession, type SessionStart } from '../session/session.ts';
import type { Arrival } from './arrival.ts';

/** A sign-in by any way. */
export interface Beginning extends Omit<SessionStart, 'cookie' | 'device'> {
  /** The version agreed to on the page, or nothing. */
  consent: string;
  arrival: Arrival;
}

/** The consent that is still to be given before the person may enter. */
export async function missingConsent(
  ctx: InTx<CompanyCtx>,
  { person_guid }: AccountRow,
  { consent, arrival: { texts } }: Pick<Beginning, 'consent' | 'arrival'>,
): Promise<Missing | undefined> {
  return texts.accepted.includes(consent) ? undefined : missingOf(texts, consent, await consentsOf(ctx, person_guid));
}

/** Starts a session for a proven person; the caller records a new consent in the audit, as its last step. */
export async function beginSession(
  ctx: InTx<CompanyCtx>,
  account: AccountRow,
  { consent, arrival: { texts, cookie, device }, ...start }: Beginning,
): Promise<{ user: LoginUser; isNewConsent: boolean }> {
  const { account_id: accountId, person_guid: personGuid } = account;
  const agrees = texts.accepted.includes(consent);
  const isNewConsent = agrees && (await recordConsent(ctx, personGuid, consent, start.appType));
  const session = await startSession(ctx, accountId, { ...start, cookie, device: device.name });
  await rememberDevice(ctx, accountId, device);
  const careMode = await careModeAtSignIn(ctx, account);
  const user = await presentUser(ctx, account, { session, careMode, enteredBy: start.enteredBy });
  return { user, isNewConsent };
}
