import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { WeekSegment } from '#contract/rules/center-findings';
import { useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useUnsaved } from '../../kit/use-unsaved.ts';
import { useKeepsSupply } from '../keeps-supply.ts';
import { centersText } from '../text.ts';
import {
  draftOf,
  nextSegment,
  problemOf,
  seatsOf,
  SHOWN_WEEK,
  weekOf,
  type SegmentDraft,
  type WeekProblem,
} from './week-form.ts';
import { WeekDialog } from './WeekDialog.tsx';

export interface WeekEditorProps {
  centerId: number;
  revision: number;
  week: readonly WeekSegment[];
}

/** Segments by weekday; the effect is shown before anything is saved. */
export function WeekEditor({ centerId, revision, week: stored }: WeekEditorProps) {
  const words = useText(centersText);
  const mayChange = useKeepsSupply();
  const [saved, setSaved] = useState(() => draftOf(stored));
  const [draft, setDraft] = useState(saved);
  const [problem, setProblem] = useState<WeekProblem>();
  const [saves, setSaves] = useState(false);
  const week = weekOf(draft);
  const isUnsaved = mayChange && JSON.stringify(draft) !== JSON.stringify(saved);
  useUnsaved(isUnsaved);
  const setDays = (days: readonly number[], segments: readonly SegmentDraft[]) => {
    setProblem(undefined);
    setDraft(draft.map((before, weekday) => (days.includes(weekday) ? segments : before)));
  };
  const ask = () => {
    const found = problemOf(week);
    setProblem(found);
    setSaves(!found);
  };
  return (
    <fieldset disabled={!mayChange} className="grid min-w-0 grid-cols-1 gap-4">
      <Alert tone="info">{mayChange ? words.weekIntro : words.readOnly}</Alert>
      <Card flush>
        {SHOWN_WEEK.map((weekday) => (
          <Day
            key={weekday}
            weekday={weekday}
            segments={draft[weekday] ?? []}
            onChange={(segments) => setDays([weekday], segments)}
            onCopy={weekday === 1 ? () => setDays([2, 3, 4, 5], draft[1] ?? []) : undefined}
          />
        ))}
      </Card>
      {problem && (
        <Alert tone="bad" live="assertive">
          {problem.kind === 'wrong'
            ? words.segmentWrong(words.week[problem.weekday] ?? '')
            : words.overlap(words.week[problem.weekday] ?? '', problem.one, problem.other)}
        </Alert>
      )}
      {mayChange && (
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-n-25 py-3">
          <Button variant="primary" onClick={ask}>
            {words.saveWeek}
          </Button>
          <span className="text-c text-ink-2">
            {words.weekTotal(draft.reduce((sum, segments) => sum + seatsOf(segments), 0))}
            {isUnsaved && ` · ${words.unsaved}`}
          </span>
        </div>
      )}
      {saves && (
        <WeekDialog {...{ centerId, revision, week }} onSaved={() => setSaved(draft)} onClose={() => setSaves(false)} />
      )}
    </fieldset>
  );
}

interface DayProps {
  weekday: number;
  segments: readonly SegmentDraft[];
  onChange: (segments: readonly SegmentDraft[]) => void;
  onCopy: (() => void) | undefined;
}

function Day({ weekday, segments, onChange, onCopy }: DayProps) {
  const words = useText(centersText);
  const day = words.week[weekday] ?? '';
  const set = (at: number, more: Partial<SegmentDraft>) =>
    onChange(segments.map((one, index) => (index === at ? { ...one, ...more } : one)));
  return (
    <section
      aria-label={day}
      className="grid gap-3 border-t border-line p-4 first:border-t-0 md:grid-cols-[7rem_minmax(0,1fr)] md:px-6"
    >
      <h2 className="text-label font-semibold">
        {day}
        <span className="block text-c font-normal text-ink-3">
          {segments.length > 0 ? words.dayTotal(seatsOf(segments)) : words.rest}
        </span>
      </h2>
      <div className="grid min-w-0 items-end gap-x-8 gap-y-2 xl:grid-cols-2">
        {segments.map((segment, at) => (
          <Segment
            // a row is its place: nothing else of it stays while it is typed
            key={at}
            {...{ day, segment }}
            onChange={(more) => set(at, more)}
            onRemove={() => onChange(segments.filter((_, index) => index !== at))}
          />
        ))}
        <div className="flex flex-wrap gap-2 xl:col-span-2">
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" size={16} />}
            aria-label={words.addSegmentOf(day)}
            onClick={() => onChange([...segments, nextSegment(segments)])}
          >
            {words.addSegment}
          </Button>
          {onCopy && segments.length > 0 && (
            <Button size="sm" onClick={onCopy}>
              {words.copyDown}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

interface SegmentProps {
  day: string;
  segment: SegmentDraft;
  onChange: (more: Partial<SegmentDraft>) => void;
  onRemove: () => void;
}

function Segment({ day, segment, onChange, onRemove }: SegmentProps) {
  const words = useText(centersText);
  const bind = (name: keyof SegmentDraft) => ({
    value: segment[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-1.5 md:max-w-xl">
      <TextField {...bind('starts')} maxLength={5} placeholder="07:30" label={words.starts} />
      <TextField {...bind('ends')} maxLength={5} placeholder="08:00" label={words.ends} />
      <TextField {...bind('seats')} inputMode="numeric" maxLength={4} label={words.seatCount} />
      <IconButton label={words.removeSegment(day, segment.starts)} onClick={onRemove}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </div>
  );
}
