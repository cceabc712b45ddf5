import type { ConnectionRow } from '#contract/ops/connections';
import { cx } from '../../ui/cx.ts';
import { useConnectionWords, TONES } from './look.ts';
import type { RowResult } from './use-tests.ts';

const DOTS = { bad: 'bg-bad', warn: 'bg-warn-mark', ok: 'bg-ok', mute: 'bg-n-400' } as const;

/** How a connection stands, why it fails, what waits for it, and what the last press has found. */
export function StateCell({ row, result }: { row: ConnectionRow; result: RowResult | undefined }) {
  const { words } = useConnectionWords();
  const tone = TONES[row.state] as keyof typeof DOTS;
  const notes = useNotes(row);
  return (
    <div className="flex items-start gap-2">
      <span
        aria-hidden="true"
        className={cx('mt-1.5 size-2 flex-none rounded-full forced-color-adjust-none', DOTS[tone])}
      />
      <div className="min-w-0">
        {words.state[row.state]}
        {notes.map((note) => (
          <span key={note} className={cx('block text-x', row.state === 'failing' ? 'text-bad' : 'text-ink-3')}>
            {note}
          </span>
        ))}
        <span role="status" className="block text-x empty:hidden">
          {result && <span className={result.isGood ? 'text-ok' : 'text-bad'}>{result.text}</span>}
        </span>
      </div>
    </div>
  );
}

function useNotes({ service, state, failingSince, lastFailure, queue }: ConnectionRow): string[] {
  const { words, time, cause } = useConnectionWords();
  const failure =
    lastFailure && state === 'failing'
      ? words.since(time(failingSince ?? lastFailure.at), cause(lastFailure))
      : lastFailure && words.lastFailure(time(lastFailure.at), cause(lastFailure));
  return [
    state === 'sandbox' && words.pretends,
    state === 'notConfigured' && words.needsSecret,
    failure,
    queue && queue.waiting > 0 && words.waiting(queue.waiting),
    words.noTestWhy[service],
  ].filter((note) => typeof note === 'string');
}
