import { useEffect, useRef } from 'react';
import type { FeedbackEntry, FeedbackRow } from '#contract/calls/feedback';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { FeedbackTags } from './FeedbackCard.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { feedbackText } from './text.ts';
import { ThreadEntry } from './ThreadEntry.tsx';
import { useMoment } from './use-moment.ts';

/** One conversation: its entries, when it is answered, and room to say more. */
export function ThreadView({ feedbackId, back }: { feedbackId: number; back: AppPath }) {
  const words = useText(feedbackText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useCall('GetFeedback', { userGuid, feedbackId }, { renewed: true });
  useSeen(userGuid, query.data);
  return (
    <div className="grid gap-3 md:gap-4">
      <Block query={query} placeholder={<Skeleton className="h-80 w-full" shape="block" />} className="">
        {({ thread, entries }) => (
          <>
            <Card>
              <div className="mb-4 flex flex-wrap items-center gap-2">
                <FeedbackTags row={thread} />
                <span className="text-c text-ink-3">{thread.number}</span>
              </div>
              <Waiting thread={thread} />
              <ol aria-label={words.conversation} className="grid gap-4">
                {entries.map((entry) => (
                  <ThreadEntry key={entry.no} entry={entry} />
                ))}
              </ol>
            </Card>
            <Card title={words.reply}>
              {thread.state === 'closed' && <p className="mb-3 text-label text-ink-2">{words.replyClosed}</p>}
              <ReplyForm key={entries.length} feedbackId={feedbackId} userGuid={userGuid} />
            </Card>
          </>
        )}
      </Block>
      <AppLink to={back} className="tap-44 justify-self-start text-label">
        {words.back}
      </AppLink>
    </div>
  );
}

function Waiting({ thread }: { thread: FeedbackRow }) {
  const words = useText(feedbackText);
  const moment = useMoment();
  if (!thread.promised) return null;
  return (
    <div className="mb-4">
      <Alert title={words.waiting(moment(thread.promised.at))}>
        {thread.promised.provisional ? words.provisional : words.promiseNote}
      </Alert>
    </div>
  );
}

/** A shown entry is not new any more: told once for each state of the conversation. */
function useSeen(userGuid: string, shown: { thread: FeedbackRow; entries: FeedbackEntry[] } | undefined): void {
  const see = useSubmit('SeeFeedback', { handles: () => true });
  const told = useRef(0);
  const { mutate } = see;
  useEffect(() => {
    const upTo = shown?.entries.at(-1)?.no ?? 0;
    if (!shown?.thread.unread || told.current >= upTo) return;
    told.current = upTo;
    mutate({ userGuid, feedbackId: shown.thread.feedbackId, upTo });
  }, [mutate, shown, userGuid]);
}
