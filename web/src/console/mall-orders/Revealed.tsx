import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OpsMallOrder } from '#contract/ops/mall-orders';
import { now } from '../../platform/clock.ts';
import { clockTime } from '../../platform/dates.ts';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/ReasonDialog.tsx';
import { MALL_REVEAL_SECONDS, type MallRevealed } from './fixed.ts';
import { named } from './order-dialog.ts';
import { mallOrdersText } from './text.ts';

/** A masked value, to be shown whole for half a minute with a reason that stands in the audit. */
export function Revealed({ order, field, masked }: { order: OpsMallOrder; field: MallRevealed; masked: string }) {
  const words = useText(mallOrdersText);
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<{ value: string; until: number }>();
  const reveal = useSubmit('OpsMallReveal', { handles: () => true });
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), shown.until - now());
    return () => clearTimeout(timer);
  }, [shown]);
  const submit = async (note: string) => {
    const asked = { ...named(order), field, purpose: 'other', note } as const;
    const reply = await reveal.mutateAsync(asked).catch(() => undefined);
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
          aria-label={words.showOf(words.revealed[field])}
          onClick={() => setAsking(true)}
          className="tap-44 inline-flex items-center gap-1 rounded-tag text-brand-text hover:underline"
        >
          <Eye aria-hidden="true" size={14} />
          {words.show}
        </button>
      )}
      {asking && (
        <ReasonDialog
          title={words.revealTitle(words.revealed[field])}
          text={words.revealText(MALL_REVEAL_SECONDS)}
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
