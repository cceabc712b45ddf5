import { cardUseRefusals } from './card-uses.ts';
import { cardRefusals } from './cards.ts';
import { claimReviewRefusals } from './claim-reviews.ts';
import { claimRefusals } from './claims.ts';
import { feedbackRefusals, serviceRefusals } from './feedback.ts';
import { invoiceRefusals } from './invoices.ts';
import { contactRefusals, ownDataRefusals } from './own-data.ts';
import { addressRefusals, peopleRefusals } from './people.ts';
import { pointsRefusals } from './points.ts';
import type { Refusals } from './refusal.ts';

/** How each refusal of the account centre, and of the operators behind it, is brought about. */
export const accountRefusals = {
  ...pointsRefusals,
  ...cardRefusals,
  ...cardUseRefusals,
  ...claimRefusals,
  ...claimReviewRefusals,
  ...feedbackRefusals,
  ...serviceRefusals,
  ...peopleRefusals,
  ...addressRefusals,
  ...ownDataRefusals,
  ...contactRefusals,
  ...invoiceRefusals,
} satisfies Refusals;
