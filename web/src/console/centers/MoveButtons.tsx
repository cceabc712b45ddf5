import { useId, useState } from 'react';
import { blocking, type CenterFinding } from '#contract/rules/center-findings';
import { dayInShanghai } from '#contract/rules/day';
import { now } from '../../platform/clock.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import type { StoredCenter } from './form.ts';
import { centersText } from './text.ts';

export interface MoveButtonsProps {
  center: StoredCenter;
  findings: readonly CenterFinding[];
}

/** Publish, close, open again; each with a reason. */
export function MoveButtons({ center, findings }: MoveButtonsProps) {
  const words = useText(centersText);
  const [open, setOpen] = useState<'publish' | 'close'>();
  const { centerId, revision, state, closesOn } = center;
  const missing = state === 'draft' ? blocking(findings).length : 0;
  const canOpen = state !== 'published' || closesOn !== null;
  const reasonId = useId();
  const shut = () => setOpen(undefined);
  const isAgain = state !== 'draft';
  return (
    <>
      {missing > 0 && (
        <span id={reasonId} className="col-span-2 self-center text-c text-ink-2 md:flex-1">
          {words.fixFirst(missing)}
        </span>
      )}
      {state === 'published' && (
        <Button size="sm" variant="danger" onClick={() => setOpen('close')}>
          {words.close}
        </Button>
      )}
      {canOpen && (
        <Button
          size="sm"
          variant="primary"
          disabledBy={missing > 0 ? reasonId : undefined}
          onClick={() => setOpen('publish')}
        >
          {isAgain ? words.reopen : words.publish}
        </Button>
      )}
      {open === 'publish' && (
        <ChangeWithReason
          call="OpsCenterPublish"
          payload={{ centerId, revision }}
          title={isAgain ? words.reopen : words.publishTitle}
          text={isAgain ? words.reopenText : words.publishText}
          action={isAgain ? words.reopen : words.publish}
          done={words.published}
          onClose={shut}
        />
      )}
      {open === 'close' && <CloseDialog centerId={centerId} revision={revision} onClose={shut} />}
    </>
  );
}

function CloseDialog({ centerId, revision, onClose }: { centerId: number; revision: number; onClose: () => void }) {
  const words = useText(centersText);
  const today = dayInShanghai(new Date(now()));
  const [from, setFrom] = useState(today);
  return (
    <ChangeWithReason
      call="OpsCenterClose"
      payload={{ centerId, revision, from: from || today }}
      title={words.closeTitle}
      text={words.closeText}
      action={words.close}
      danger
      done={words.closed}
      before={
        <TextField
          type="date"
          label={words.closeFrom}
          min={today}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
      }
      onClose={onClose}
    />
  );
}
