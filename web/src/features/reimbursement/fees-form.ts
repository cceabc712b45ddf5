import type { PayloadOf, ReplyOf } from '../../api/send.ts';
import type { Problems } from '../../platform/form.ts';
import { fenOf, yuanText } from '../../parts/money/amount.ts';
import type { Claim } from './use-claim.tsx';

export const FEES_FIELDS = ['type', 'city', 'examDay', 'hospital', 'amount'] as const;
export interface FeesDraft {
  type: 'physical' | 'vaccine';
  city: string;
  hospital: string;
  examDay: string;
  amount: string;
}
export const FEES_NAMES = { amountFen: 'amount' } as const;

export const feesSchema = () =>
  import('#contract/calls/reimbursement').then(({ reimbursement }) => reimbursement.SaveClaimFees.in);

export const feesOf = (claim: Claim | undefined, city: string): FeesDraft =>
  claim
    ? {
        type: claim.type,
        city: claim.city,
        hospital: claim.hospital,
        examDay: claim.examDay,
        amount: yuanText(claim.amountFen),
      }
    : { type: 'physical', city, hospital: '', examDay: '', amount: '' };

/** Near such a city there is a centre: a claim from there would be refused at the end. */
export const isCovered = (
  { because, coveredCities }: Pick<ReplyOf<'ClaimPreCheck'>, 'because' | 'coveredCities'>,
  city: string,
): boolean => because === 'noCentre' && coveredCities.includes(city.trim());

/** ¥100,000: as much as one claim may be. */
export const MOST_YUAN = 100_000;
const isTooMuch = (typed: string): boolean => Number(typed.replace(/[,，\s¥￥]/g, '')) > MOST_YUAN;

export function feesProblems(draft: FeesDraft): Problems<keyof FeesDraft> {
  return {
    ...(!draft.city.trim() && { city: { kind: 'needCity' } }),
    ...(!draft.examDay && { examDay: { kind: 'needDay' } }),
    ...(!draft.hospital.trim() && { hospital: { kind: 'needHospital' } }),
    ...(!draft.amount.trim()
      ? { amount: { kind: 'needAmount' } }
      : isTooMuch(draft.amount)
        ? { amount: { kind: 'tooMuch' } }
        : fenOf(draft.amount) === undefined && { amount: { kind: 'badAmount' } }),
  };
}

export const feesPayload = (reimId: number | undefined, draft: FeesDraft): PayloadOf<'SaveClaimFees'> => ({
  ...(reimId !== undefined && { reimId }),
  type: draft.type,
  city: draft.city.trim(),
  hospital: draft.hospital.trim(),
  examDay: draft.examDay,
  amountFen: fenOf(draft.amount) ?? 0,
});
