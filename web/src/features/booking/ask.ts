import type { Draft } from '#contract/calls/orders';
import { preloadCall } from '../../api/preload.ts';
import { preloadCompany } from '../../parts/company/preload-company.ts';
import { today } from '../../platform/clock.ts';
import { addressNow } from '../../platform/navigation.ts';
import { session, type Identity } from '../../platform/session.ts';
import { isMonth, monthOf } from '../../ui/form/month.ts';
import { draft, loadDraft } from './draft.ts';
import { centersOf, chosenOf, citiesOf, daysOf, feesOf, segmentsOf } from './questions.ts';

/** A person may arrive in the midst of a booking: asks how far it is, and then for what the step shows of it. */
async function preloadStep(more?: (draft: Draft, identity: Identity) => Promise<unknown>[]): Promise<void> {
  const { identity } = session.get();
  if (!identity) return;
  const company = preloadCompany(identity);
  await loadDraft();
  await Promise.all([company, ...(more?.(draft(), identity) ?? [])]);
}

export const preloadDraft = (): Promise<void> => preloadStep();

/** Step 3: the centres, or the days of the one in the address. */
export const preloadCenters = (): Promise<void> =>
  preloadStep((begun, { userGuid, companyId }) => {
    if (begun.examSetId === undefined) return [];
    const chosen = chosenOf(begun, userGuid);
    const { center, month = '' } = addressNow().search;
    if (!center)
      return [
        preloadCall('ExamCenterByCityExamset', centersOf(chosen, begun.cityId ?? 0, undefined)),
        preloadCall('CityByBookingPlan', citiesOf(chosen, companyId)),
      ];
    const months = [monthOf(today()), ...(isMonth(month) ? [month] : [])];
    const centerId = Number(center);
    return [
      ...[...new Set(months)].map((each) => preloadCall('BookInfo', daysOf(chosen, centerId, each))),
      preloadCall('ExamCenterDetail', { centerId }),
      preloadCall('ExamCenterPayInfo', feesOf(chosen, centerId)),
      ...(begun.centerId === centerId && begun.day
        ? [preloadCall('GetWorkingSegment', segmentsOf(chosen, centerId, companyId, begun.day))]
        : []),
    ];
  });

export const preloadFees = (): Promise<void> =>
  preloadStep((begun, { userGuid }) =>
    begun.centerId === undefined
      ? []
      : [
          preloadCall('ExamCenterPayInfo', feesOf(chosenOf(begun, userGuid), begun.centerId, begun.day)),
          preloadCall('ExamCenterDetail', { centerId: begun.centerId }),
        ],
  );
