import { useState } from 'react';
import type * as z from 'zod/mini';
import type { OpsHistoryLine } from '#contract/ops/orders';
import { now } from '../../platform/clock.ts';
import { useText } from '../../platform/locale.ts';
import { Timeline, type TimelineTone } from '../../ui/data/Timeline.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useActionWords } from '../kit/actions/action-text.ts';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { ORDER_REASONS } from '#contract/values/ops/orders';
import { ordersText } from './text.ts';

type Line = z.output<typeof OpsHistoryLine>;

/** The newest ones; the rest on demand. */
const SHOWN = 6;
const OK = ['paid', 'reseated', 'examined', 'reportReady'];
const BAD = ['cancelled', 'expired', 'noShow', 'abnormal'];

export function HistorySection({ lines }: { lines: readonly Line[] }) {
  const words = useText(ordersText);
  const { moment } = useMoment();
  const [all, setAll] = useState(false);
  const actionWords = useActionWords();
  const titleOf = ({ source, kind, detail }: Line) => {
    if (source === 'operator') return actionWords(kind);
    if (source === 'event') return nameIn(words.events, kind);
    return words.byChannel[detail['channel'] === 'email' ? 'email' : 'sms'](nameIn(words.messages, kind));
  };
  const reasonKind = ({ detail }: Line) => ORDER_REASONS.find((one) => one === detail['reasonKind']);
  // planned events stand after past ones, the soonest first
  const isPlanned = ({ at }: Line): boolean => Date.parse(at) > now();
  const happened = lines.filter((line) => !isPlanned(line));
  const planned = lines.filter(isPlanned).toSorted((one, other) => one.at.localeCompare(other.at));
  const ordered = [...happened, ...planned];
  const shown = all ? ordered : ordered.slice(0, SHOWN);
  return (
    <PaneSection
      title={words.history}
      aside={
        lines.length > SHOWN && (
          <Button variant="text" size="sm" guardMs={0} className="-my-2 -mr-2" onClick={() => setAll(!all)}>
            {all ? words.fewerLines : words.allLines(lines.length)}
          </Button>
        )
      }
    >
      <Timeline
        label={words.history}
        items={shown.map((line, index) => {
          const kind = reasonKind(line);
          return {
            key: `${line.at} ${line.kind} ${index}`,
            title: titleOf(line),
            text: [line.by, kind && words.reasonKinds[kind], line.reason].filter(Boolean).join(' · ') || undefined,
            time: isPlanned(line) ? words.planned(moment(line.at)) : moment(line.at),
            moment: line.at,
            tone: toneOf(line, index),
          };
        })}
      />
    </PaneSection>
  );
}

/** A name the console has no words for is shown as it is: the server may know more than this page. */
const nameIn = (names: Record<string, string>, kind: string): string =>
  new Map(Object.entries(names)).get(kind) ?? kind;

function toneOf({ source, kind }: Line, index: number): TimelineTone {
  if (index === 0) return 'now';
  if (source !== 'event') return 'plain';
  if (BAD.includes(kind)) return 'bad';
  return OK.includes(kind) ? 'ok' : 'plain';
}
