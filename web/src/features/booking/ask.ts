import type { Draft } from '#contract/orders';
import { askAhead } from '../../api/ahead.ts';
import { askCompanyAhead } from '../../parts/company/load-company.ts';
import { today } from '../../platform/clock.ts';
import { searchOf } from '../../platform/location.ts';
import { session, type Identity } from '../../platform/session.ts';
import { isMonth, monthOf } from '../../ui/form/month.ts';
import { centersOf, chosenOf, citiesOf, daysOf, feesOf, segmentsOf } from './questions.ts';

/** For a person who arrives in the midst of a booking: how far it is, and then the data of the step. */
function askStepAhead(askMore?: (draft: Draft, identity: Identity) => void): void {
  const { identity } = session.get();
  if (!identity) return;
  askCompanyAhead(identity);
  askAhead('GetBookingDraft', { userGuid: identity.userGuid }, ({ draft }) => draft && askMore?.(draft, identity));
}

export const askDraftAhead = (): void => askStepAhead();

/** Step 3: the centres, or the days of the one in the address. */
export const askCentersAhead = (): void =>
  askStepAhead((draft, { userGuid, companyId }) => {
    const chosen = chosenOf(draft, userGuid);
    const { center, month = '' } = searchOf(location);
    if (!center) {
      askAhead('ExamCenterByCityExamset', centersOf(chosen, draft.cityId ?? 0, undefined));
      askAhead('CityByBookingPlan', citiesOf(chosen, companyId));
      return;
    }
    const months = [monthOf(today()), ...(isMonth(month) ? [month] : [])];
    const centerId = Number(center);
    for (const each of new Set(months)) askAhead('BookInfo', daysOf(chosen, centerId, each));
    askAhead('ExamCenterDetail', { centerId });
    askAhead('ExamCenterPayInfo', feesOf(chosen, centerId));
    if (draft.centerId === centerId && draft.day)
      askAhead('GetWorkingSegment', segmentsOf(chosen, centerId, companyId, draft.day));
  });

export const askFeesAhead = (): void =>
  askStepAhead((draft, { userGuid }) => {
    if (draft.centerId === undefined) return;
    askAhead('ExamCenterPayInfo', feesOf(chosenOf(draft, userGuid), draft.centerId, draft.day));
    askAhead('ExamCenterDetail', { centerId: draft.centerId });
  });
