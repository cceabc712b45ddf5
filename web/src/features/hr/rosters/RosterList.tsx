import { useState } from 'react';
import type { HrRosterRow } from '#contract/calls/hr';
import { dayInShanghai } from '#contract/rules/day';
import { useCall, useSubmit } from '../../../api/use-call.ts';
import { useConfirm } from '../../../parts/confirm/use-confirm.tsx';
import { Block } from '../../../parts/page/Block.tsx';
import { now } from '../../../platform/clock.ts';
import { toast } from '../../../platform/feedback.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { momentText } from '../../../platform/moments.ts';
import { Figures } from '../../../ui/data/Figures.tsx';
import { Tag, type TagTone } from '../../../ui/data/Tag.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { RadioChips } from '../../../ui/form/RadioChips.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useCount } from '../numbers.ts';
import { RosterErrors } from './RosterErrors.tsx';
import { isUnderWay } from '../dashboard/TasksCard.tsx';
import { rosterText } from './roster-text.ts';

const LOOK_MS = 1_500;

/** The last rosters; one that is being worked on is looked at again. */
export function RosterList() {
  const words = useText(rosterText);
  const query = useCall(
    'HrRosters',
    {},
    { fresh: true, again: (reply) => (reply?.rosters.some(({ task }) => isUnderWay(task)) ? LOOK_MS : false) },
  );
  return (
    <Block query={query} className="" placeholder={<Skeleton shape="block" className="h-60" />}>
      {({ rosters }) =>
        rosters.length === 0 ? (
          <p className="text-label text-ink-2">{words.none}</p>
        ) : (
          <div className="grid grid-cols-1 gap-3 md:gap-4">
            {rosters.map((roster) => (
              <RosterCard key={roster.rosterId} roster={roster} />
            ))}
          </div>
        )
      }
    </Block>
  );
}

type Stage = 'checkingTag' | 'checkedTag' | 'runningTag' | 'doneTag' | 'stoppedTag' | 'expiredTag';
const TONES: Record<Stage, TagTone> = {
  ...{ checkingTag: 'info', checkedTag: 'warn', runningTag: 'info', doneTag: 'ok', stoppedTag: 'bad' },
  expiredTag: 'mute',
};

function stageOf({ task, checkedAt, existing, endedAt }: HrRosterRow): Stage {
  if (endedAt) return existing ? 'doneTag' : 'expiredTag';
  if (isUnderWay(task)) return existing ? 'runningTag' : 'checkingTag';
  if (!checkedAt) return 'stoppedTag';
  return existing ? 'stoppedTag' : 'checkedTag';
}

function RosterCard({ roster }: { roster: HrRosterRow }) {
  const words = useText(rosterText);
  const language = useLocale();
  const count = useCount();
  const stage = stageOf(roster);
  const totals = {
    ...{ new: roster.newRows, changed: roster.changedRows, same: roster.sameRows },
    ...{ left: roster.leftRows, kept: roster.keptRows, bad: roster.badRows },
  };
  return (
    <Card
      title={`${roster.fileName ? `${roster.fileName} · ` : ''}${momentText(roster.createdAt, language, dayInShanghai(new Date(now())))} · ${words.rows(count(roster.rows))}`}
      aside={
        <Tag tone={TONES[stage]} dot>
          {words[stage]}
        </Tag>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {isUnderWay(roster.task) && (
          <ProgressBar
            label={words.progress}
            value={roster.task.total ? roster.task.done / roster.task.total : undefined}
            text={words.of(count(roster.task.done), count(roster.task.total ?? roster.rows))}
          />
        )}
        <Figures
          items={(['new', 'changed', 'same', 'left', 'kept', 'bad'] as const).map((key) => ({
            ...{ key, label: words.totals[key], value: count(totals[key]) },
            tone: key === 'bad' && totals.bad > 0 ? ('bad' as const) : ('plain' as const),
          }))}
        />
        {(roster.unnamedPeople ?? 0) > 0 && (
          <p className="text-c text-ink-2">{words.unnamed(count(roster.unnamedPeople ?? 0))}</p>
        )}
        {stage === 'doneTag' && <p className="text-label">{words.imported(count(roster.doneRows))}</p>}
        {(stage === 'checkedTag' || (stage === 'stoppedTag' && roster.checkedAt)) && <Run roster={roster} />}
        {roster.badRows + roster.keptRows > 0 && <RosterErrors rosterId={roster.rosterId} />}
      </div>
    </Card>
  );
}

/** The effect is said with its numbers before people come in. */
function Run({ roster }: { roster: HrRosterRow }) {
  const words = useText(rosterText);
  const count = useCount();
  const [existing, setExisting] = useState<'update' | 'leave'>('update');
  const running = useSubmit('HrRosterRun', { handles: () => true });
  const discarding = useSubmit('HrRosterDiscard', { handles: () => true });
  const { ask, dialog } = useConfirm();
  const { rosterId, newRows, changedRows, leftRows, fileName } = roster;
  const also =
    existing === 'update' && changedRows + leftRows > 0 ? words.runAlso(count(changedRows), count(leftRows)) : '';
  const run = () =>
    ask({
      title: words.runTitle(count(newRows)),
      text: `${also}${words.runText}`,
      ...{ keep: words.keep, go: words.run, doing: words.running },
      work: async () => {
        await running.mutateAsync({ rosterId, existing });
        toast(words.runStarted);
      },
    });
  const discard = () =>
    ask({
      ...{ title: words.discardTitle, text: words.discardText(fileName || words.thisRoster) },
      ...{ keep: words.keep, go: words.discard, doing: words.discarding, destructive: true },
      work: async () => {
        await discarding.mutateAsync({ rosterId });
        toast(words.discarded);
      },
    });
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-3">
      <RadioChips
        legend={words.existing}
        value={existing}
        onChange={setExisting}
        items={[
          { value: 'update', label: words.update },
          { value: 'leave', label: words.leave },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={run}>
          {words.run}
        </Button>
        <Button onClick={discard}>{words.discard}</Button>
      </div>
      {dialog}
    </div>
  );
}
