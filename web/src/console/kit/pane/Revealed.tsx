import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { now } from '../../../platform/clock.ts';
import { clockTime } from '../../../platform/dates.ts';
import { useText } from '../../../platform/locale.ts';
import { ReasonDialog } from '../dialogs/ReasonDialog.tsx';
import { revealText } from './reveal-text.ts';

const SECONDS = 30;

export interface RevealedProps {
  /** Its name, as a label. */
  what: string;
  /** Empty: there is nothing to show. */
  masked: string;
  /** The call that shows it, and how far it is. */
  reveal: { isPending: boolean; error: Failure | null };
  onAsk: (note: string) => Promise<{ value: string; seconds: number }>;
}

/** A masked value, to be shown whole for half a minute with a reason that stands in the audit. */
export function Revealed({ what, masked, reveal, onAsk }: RevealedProps) {
  const words = useText(revealText);
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<{ value: string; until: number }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), shown.until - now());
    return () => clearTimeout(timer);
  }, [shown]);
  const submit = async (note: string) => {
    const reply = await onAsk(note).catch(() => undefined);
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
          aria-label={words.showOf(what)}
          onClick={() => setAsking(true)}
          className="tap-44 inline-flex items-center gap-1 rounded-tag text-brand-text hover:underline"
        >
          <Eye aria-hidden="true" size={14} />
          {words.show}
        </button>
      )}
      {asking && (
        <ReasonDialog
          title={words.showOf(what)}
          text={words.text(SECONDS)}
          label={words.reason}
          action={words.show}
          busy={reveal.isPending}
          failure={reveal.error}
          onSubmit={(note) => void submit(note)}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
