import { useState } from 'react';
import type { OpsFeedbackRow } from '#contract/ops/feedback';
import { now } from '../../platform/clock.ts';
import { usePick, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { Pane, PaneSection } from '../kit/pane/Pane.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { useOperator } from '../session.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { AssignSelect } from './AssignSelect.tsx';
import { feedbackKindOf } from '#contract/values/feedback';
import { hoursAndMinutes, KIND_TONE, STATE_TONE, urgencyOf } from './look.ts';
import { feedbackText } from './text.ts';
import { ThreadEntries } from './ThreadEntries.tsx';

export interface ThreadPaneProps {
  companyId: number;
  feedbackId: number;
  address: AppPath;
  closeTo: AppPath;
}

/** One conversation: its clock, its entries, and the answer. Support answers; an administrator reads. */
export function ThreadPane({ companyId, feedbackId, address, closeTo }: ThreadPaneProps) {
  const words = useText(feedbackText);
  const pick = usePick();
  const mayAnswer = useOperator()?.role === 'support';
  const on = { companyId, feedbackId };
  const found = useCall('OpsFeedback', on, { keepPrevious: false });
  const thread = found.data?.thread;
  const lastSeen = found.data?.entries.at(-1)?.no ?? 0;
  const company = thread && pick(thread.company.name.zh, thread.company.name.en);
  const canAnswer = mayAnswer && thread && thread.state !== 'closed';
  return (
    <Pane
      label={words.detail}
      address={address}
      closeTo={closeTo}
      title={thread ? <Title thread={thread} /> : words.detail}
      note={thread && [thread.number, company, thread.person.name].join(' · ')}
      footer={canAnswer && <CloseButton on={on} lastSeen={lastSeen} />}
    >
      <Block query={found} bare>
        {({ thread: shown, entries }) => (
          <>
            <Clock thread={shown} />
            {mayAnswer && (
              <PaneSection title={words.assignee}>
                <AssignSelect on={on} assignee={shown.assignee} />
              </PaneSection>
            )}
            <PaneSection title={words.conversation}>
              <ThreadEntries on={on} entries={entries} person={shown.person.name} />
            </PaneSection>
            <div className="border-t border-line bg-n-25 px-4 py-3.5 md:px-5">
              {mayAnswer ? (
                <AnswerForm on={on} thread={shown} lastSeen={lastSeen} onMoved={() => void found.refetch()} />
              ) : (
                <p className="text-c text-ink-2">{words.readOnly}</p>
              )}
            </div>
          </>
        )}
      </Block>
    </Pane>
  );
}

function Title({ thread }: { thread: OpsFeedbackRow }) {
  const words = useText(feedbackText);
  const kind = feedbackKindOf(thread.templateId);
  return (
    <>
      <span className="line-clamp-1 min-w-0 wrap-anywhere">{thread.excerpt}</span>
      <Tag tone={KIND_TONE[kind]}>{words.kinds[kind]}</Tag>
      <Tag tone={STATE_TONE[thread.state]} dot>
        {words.states[thread.state]}
      </Tag>
    </>
  );
}

function Clock({ thread }: { thread: OpsFeedbackRow }) {
  const words = useText(feedbackText);
  const { moment } = useMoment();
  const urgency = urgencyOf(thread, now());
  if (!urgency || !thread.promisedAt || !thread.askedAt) return null;
  const { hours, minutes } = hoursAndMinutes(Date.parse(thread.promisedAt) - now());
  return (
    <div className="border-b border-line p-3">
      <Alert
        tone={urgency === 'overdue' ? 'bad' : urgency === 'soon' ? 'warn' : 'info'}
        title={urgency === 'overdue' ? words.late(hours, minutes) : words.left(hours, minutes)}
      >
        {words.clock(moment(thread.promisedAt), moment(thread.askedAt))}
      </Alert>
    </div>
  );
}

interface CloseButtonProps {
  on: { companyId: number; feedbackId: number };
  lastSeen: number;
}

function CloseButton({ on, lastSeen }: CloseButtonProps) {
  const words = useText(feedbackText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.close}
      </Button>
      {open && (
        <ChangeWithReason
          call="OpsFeedbackClose"
          payload={{ ...on, lastSeen }}
          title={words.close}
          text={words.closeText}
          action={words.closeDo}
          done={words.closed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
