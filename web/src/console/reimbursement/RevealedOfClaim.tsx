import type { OpsClaimDetail } from '#contract/ops/reimbursement';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { Revealed } from '../kit/pane/Revealed.tsx';
import type { Reveal } from './choices.ts';
import { opsClaimsText } from './text.ts';

interface RevealedOfClaimProps {
  claim: OpsClaimDetail;
  field: Reveal;
  masked: string;
}

export function RevealedOfClaim({ claim, field, masked }: RevealedOfClaimProps) {
  const words = useText(opsClaimsText);
  const reveal = useSubmit('OpsClaimReveal', { handles: () => true });
  const names = {
    name: words.person,
    idNumber: words.idNumber,
    accountNumber: words.fields.accountNumber,
    mobile: words.fields.mobile,
  };
  const on = { companyId: claim.company.companyId, claimId: claim.claimId };
  const ask = (note: string) => reveal.mutateAsync({ ...on, field, purpose: 'other', note });
  return <Revealed what={names[field]} masked={masked} reveal={reveal} onAsk={ask} />;
}
