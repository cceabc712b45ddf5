import type { LoginUser } from '#contract/calls/identity';
import type { CompanyCtx, InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Arrival } from './arrival.ts';
import { beginSession, missingConsent, type Beginning } from './begin-session.ts';
import { consentEntry } from '../consent.ts';
import type { AccountRow } from '../queries.ts';

type Vouched = Omit<Beginning, 'arrival' | 'messagingApp'>;

/** Lets in whom the company vouches for, in the transaction in which the proof of it is spent. */
export async function enterVouched(
  ctx: InTx<CompanyCtx>,
  account: AccountRow,
  vouched: Vouched,
  arrival: Arrival,
): Promise<LoginUser> {
  const beginning = { ...vouched, arrival };
  const missing = await missingConsent(ctx, account, beginning);
  if (missing) throw new Fault(missing);
  const { user, isNewConsent } = await beginSession(ctx, account, beginning);
  if (isNewConsent) await recordAudit(ctx, consentEntry(ctx, account, vouched.consent));
  return user;
}
