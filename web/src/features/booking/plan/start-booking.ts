import type { Plan } from '#contract/calls/booking';
import { report } from '../../../api/account.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo, type AppPath } from '../../../platform/paths.ts';
import { session } from '../../../platform/session.ts';
import { clearDraft, patchDraft } from '../draft.ts';
import { toldAlreadyReserved, type BookingFor } from '../flow.ts';

/** Which of the plans are for whom one books: oneself, or anybody else. */
export const plansFor = (plans: readonly Plan[], from: BookingFor): Plan[] =>
  plans.filter(({ forWhom }) => forWhom.some((relation) => (relation === 'self') === (from === 'self')));

export interface StartOptions {
  relatives?: AppPath;
  replace?: boolean;
  /** The card that a plan of mode 2 is booked with. */
  cardId?: number | undefined;
}

/** A plan as it can be begun: one of mode 2 once with each card that fits. */
export interface PlanOption {
  plan: Plan;
  card: Plan['cards'][number] | undefined;
}

export const optionsOf = (plans: readonly Plan[]): PlanOption[] =>
  plans.flatMap((plan): PlanOption[] =>
    plan.cards.length > 0 ? plan.cards.map((card) => ({ plan, card })) : [{ plan, card: undefined }],
  );

/** With a card that was chosen in the wallet only its plans; without one a plan that lacks its card stops no other. */
export function plansWith(plans: readonly Plan[], cardId: number | undefined): Plan[] {
  // the one that costs nothing first: the modes are counted from the company's own to the self-paid
  if (cardId === undefined) return plans.toSorted((one, other) => one.serviceGetMode - other.serviceGetMode);
  return plans.flatMap((plan) => {
    const cards = plan.cards.filter(({ id }) => id === cardId);
    return cards.length > 0 ? [{ ...plan, cards }] : [];
  });
}

/**
 * Begins a booking once the plan is known: earlier selections are cleared; relative mode goes to the relatives, else
 * one's live order comes first, else the personal information. False: it could not be found out, and that was said.
 */
export async function startBooking(
  plan: Plan,
  from: BookingFor,
  { relatives = pathTo('/web/relative'), replace = false, cardId }: StartOptions = {},
): Promise<boolean> {
  const { identity } = session.get();
  if (!identity) return false;
  clearDraft();
  const chosen = {
    bookingId: plan.id,
    serviceCode: plan.serviceCode,
    ...(cardId !== undefined && { assetId: cardId }),
  };
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
