import { useEffect, useRef } from 'react';
import type { ConnectionRow } from '#contract/ops/connections';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { TONES, useConnectionWords } from './look.ts';
import { SendTest } from './SendTest.tsx';

/** The opened carrier of messages: its facts, and a test that is really sent. */
export function CarrierPanel({ row, channel }: { row: ConnectionRow; channel: 'sms' | 'email' }) {
  const { words, nameOf } = useConnectionWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // opened by a press, and not with the page
    if (!(document.activeElement instanceof HTMLButtonElement)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [channel]);
  const name = nameOf(row);
  return (
    <section aria-label={name} className="mt-4 overflow-clip rounded-card border border-line bg-white">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-5">
        <h2 ref={heading} tabIndex={-1} className="text-s">
          {name}
        </h2>
        <Tag tone={TONES[row.state]} dot>
          {words.state[row.state]}
        </Tag>
      </div>
      <div className="grid lg:grid-cols-2 lg:divide-x lg:divide-line">
        <Facts row={row} channel={channel} />
        <div className="border-t border-line lg:border-t-0">
          <SendTest key={channel} channel={channel} isSandbox={row.via === 'sandbox'} />
        </div>
      </div>
    </section>
  );
}

function Facts({ row, channel }: { row: ConnectionRow; channel: 'sms' | 'email' }) {
  const { words, time, cause } = useConnectionWords();
  const { facts } = words;
  const { via, at, lastSuccessAt, lastFailure, queue } = row;
  const secret = via === 'http' ? words.secrets[channel] : via === 'smtp' ? words.secrets.smtp : undefined;
  const waits = queue && [
    queue.waiting > 0 ? words.waiting(queue.waiting) : words.noneWaiting,
    queue.retried > 0 && words.retried(queue.retried),
    queue.givenUp > 0 && words.givenUp(queue.givenUp),
  ];
  const rows = [
    { key: 'via', label: facts.via, value: words.via[via] },
    { key: 'at', label: facts.at, value: at },
    { key: 'secret', label: facts.secret, value: secret },
    { key: 'last', label: facts.last, value: lastSuccessAt ? time(lastSuccessAt) : words.never },
    {
      key: 'failure',
      label: facts.failure,
      value: lastFailure ? `${time(lastFailure.at)}${words.comma}${cause(lastFailure)}` : words.never,
    },
    { key: 'queue', label: facts.queue, value: waits && waits.filter(Boolean).join(words.comma) },
  ];
  return (
    <PaneSection title={words.now}>
      <KeyValueRows plain rows={rows.filter(({ value }) => Boolean(value))} />
    </PaneSection>
  );
}
