import { send } from '../../../api/send.ts';
import { draft, patchDraft } from '../draft.ts';
import { DEFAULT_BOOKING_ID } from '#contract/values/orders';

/** A choice that no longer fits the others, in words; nothing where all of them do. */
export interface Misfit {
  name: { zh: string; en: string };
  reason: string;
}

/**
 * Asks whether the centre that was chosen before takes the package and add-ons as they are now. Only where it does not, it is
 * forgotten, with day and time.
 */
export async function dropMisfit(): Promise<Misfit | undefined> {
  const { centerId, cityId, examSetId, extraIds = [], customerGuid = '', bookingId = DEFAULT_BOOKING_ID } = draft();
  if (centerId === undefined || cityId === undefined || examSetId === undefined) return undefined;
  const asked = { extraIds, examSetId, cityId, customerGuid, bookingId };
  const { centersData } = await send('ExamCenterByCityExamset', asked);
  const center = centersData.find(({ id }) => id === centerId);
  if (center && !MISFITS.includes(center.reason?.fault ?? '')) return undefined;
  const name = center?.name ?? draft().centerName ?? { zh: '', en: '' };
  patchDraft({ centerId: undefined, centerName: undefined });
  return { name, reason: center?.reason?.text ?? '' };
}

/** A full centre may still have the seat that is held in mind; these it will never have. */
const MISFITS = ['centreClosed', 'centreNoVip', 'centreNoSet', 'centreNoExtra'];
