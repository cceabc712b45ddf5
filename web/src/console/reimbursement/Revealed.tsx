import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OpsClaimDetail } from '#contract/ops/reimbursement';
import { now } from '../../platform/clock.ts';
import { useText } from '../../platform/locale.ts';
import { clockTime } from '../../platform/dates.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/ReasonDialog.tsx';
import type { Reveal } from './fixed.ts';
import { opsClaimsText } from './text.ts';

const SECONDS = 30;

/** A masked value, to be shown whole for half a minute with a reason that stands in the audit. */
export function Revealed({ claim, field, masked }: { claim: OpsClaimDetail; field: Reveal; masked: string }) {
  const words = useText(opsClaimsText);
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<{ value: string; until: number }>();
  const reveal = useSubmit('OpsClaimReveal', { handles: () => true });
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), shown.until - now());
    return () => clearTimeout(timer);
  }, [shown]);
  const names = {
    name: words.person,
    idNumber: words.idNumber,
    accountNumber: words.fields.accountNumber,
    mobile: words.fields.mobile,
  };
  const submit = async (note: string) => {
    const on = { companyId: claim.company.companyId, claimId: claim.claimId };
    const reply = await reveal.mutateAsync({ ...on, field, purpose: 'other', note }).catch(() => undefined);
    if (!reply) return;
    setAsking(false);
    setShown({ value: reply.value, until: now() + reply.seconds * 1000 });
  };
  if (shown)
    return (
      <>
        <b>{shown.value}</b>
        <span role="status" className="block text-x text-ink-3">
          {words.shownUntil(clockTime(shown.until))}
        </span>
      </>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {masked}
      {masked && (
        <button
          type="button"
          aria-label={words.showOf(names[field])}
          onClick={() => setAsking(true)}
          className="tap-44 inline-flex items-center gap-1 rounded-tag text-brand-text hover:underline"
        >
          <Eye aria-hidden="true" size={14} />
          {words.show}
        </button>
      )}
      {asking && (
        <ReasonDialog
          title={words.revealTitle(names[field])}
          text={words.revealText(SECONDS)}
          label={words.revealReason}
          action={words.revealDo}
          busy={reveal.isPending}
          failure={reveal.error}
          onSubmit={(note) => void submit(note)}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
