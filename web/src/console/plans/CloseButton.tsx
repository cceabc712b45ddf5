import { useState } from 'react';
import type { OpsPlan } from '#contract/ops/plans';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { plansText } from './text.ts';

/** Ends the bookings under a plan, or takes them again. */
export function CloseButton({ companyId, plan, isUnsaved }: { companyId: number; plan: OpsPlan; isUnsaved: boolean }) {
  const words = useText(plansText);
  const [isAsking, setIsAsking] = useState(false);
  const [keepsLive, setKeepsLive] = useState(false);
  const close = useSubmit('OpsPlanClose', { handles: () => true });
  const isClosed = plan.closedAt !== null;
  const submit = async (reason: string) => {
    const named = { companyId, planId: plan.planId, version: plan.version };
    const reply = await close.mutateAsync({ ...named, closed: !isClosed, keepsLive, reason }).catch(() => undefined);
    if (!reply) return;
    setIsAsking(false);
    toast(isClosed ? words.reopened : words.closed);
  };
  return (
    <>
      <Button disabledReason={isUnsaved && words.saveFirst} onClick={() => setIsAsking(true)}>
        {isClosed ? words.reopen : words.close}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={isClosed ? words.reopenTitle : words.closeTitle}
          text={isClosed ? words.reopenText : words.closeText}
          action={isClosed ? words.reopen : words.close}
          danger={!isClosed}
          busy={close.isPending}
          failure={close.error}
          before={
            !isClosed &&
            plan.live > 0 && (
              <Checkbox
                label={words.keepsLive(plan.live)}
                checked={keepsLive}
                onChange={(event) => setKeepsLive(event.target.checked)}
              />
            )
          }
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
