import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { hasConsent } from '../reports/index.ts';

/** About oneself, or about a relative who lets one read their reports: the results say what stands there. */
export async function assertAgreed(ctx: InTx<EmployeeCtx>, aboutGuid: string): Promise<void> {
  const { session } = ctx;
  if (aboutGuid === session.personGuid) return;
  if (!session.relatives.includes(aboutGuid)) throw new Fault('notYours');
  // guard: risk: a relative’s consent
  if (!(await hasConsent(ctx, aboutGuid, session.personGuid))) throw new Fault('riskConsentNeeded');
}
