import type { Plan } from '#contract/booking';
import { report } from '../../../api/account.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo, type AppPath } from '../../../platform/paths.ts';
import { session } from '../../../platform/session.ts';
import { clearDraft, patchDraft } from '../draft.ts';
import { toldAlreadyReserved, type BookingFor } from '../flow.ts';

/** Which of the plans are for whom one books: oneself, or anybody else. */
export const plansFor = (plans: readonly Plan[], from: BookingFor): Plan[] =>
  plans.filter(({ forWhom }) => forWhom.some((relation) => (relation === 'self') === (from === 'self')));

/**
 * §4.2 from the moment the plan is known: earlier selections are cleared; relative mode goes to the relatives, else
 * one's live order comes first, else the personal information. False: it could not be found out, and that was said.
 */
export async function startBooking(
  plan: Plan,
  from: BookingFor,
  { relatives = pathTo('/web/relative'), replace = false }: { relatives?: AppPath; replace?: boolean } = {},
): Promise<boolean> {
  const { identity } = session.get();
  if (!identity) return false;
  clearDraft();
  const chosen = { bookingId: plan.id, serviceCode: plan.serviceCode };
  if (from === 'relative') {
    patchDraft(chosen);
    go(relatives, { replace });
    return true;
  }
  try {
    if (await toldAlreadyReserved(identity.userGuid, plan.id)) return true;
    patchDraft({ ...chosen, customerGuid: identity.userGuid, customerName: identity.userName });
    go(pathTo('/web/personal'), { replace });
    return true;
  } catch (error) {
    await report(error);
    return false;
  }
}
