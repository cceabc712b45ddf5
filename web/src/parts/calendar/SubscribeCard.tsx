import { useState } from 'react';
import { dayInShanghai } from '#contract/rules/day';
import { useCall } from '../../api/use-call.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { Block } from '../page/Block.tsx';
import { toast } from '../../platform/feedback.ts';
import { calendarText } from './text.ts';
import { useFeed, type FeedActions } from './use-feed.ts';

export interface SubscribeCardProps {
  userGuid: string;
  headingLevel?: 2 | 3;
  className?: string;
}

/** The private calendar address: make it, copy it while it is shown, make another, stop. */
export function SubscribeCard({ userGuid, headingLevel, className }: SubscribeCardProps) {
  const words = useText(calendarText);
  const query = useCall('CalendarFeed', { userGuid });
  const feed = useFeed(userGuid);
  return (
    <Card title={words.title} headingLevel={headingLevel} className={className}>
      <p className="text-label text-ink-2">{words.about}</p>
      <div className="mt-4 grid gap-4">
        <Block query={query} placeholder={<Skeleton className="h-11 w-40" shape="block" />} bare>
          {({ active, madeAt }) => (
            <>
              {feed.address ? <JustMade address={feed.address} /> : active && madeAt && <Since madeAt={madeAt} />}
              <Actions active={active || feed.address !== null} feed={feed} />
            </>
          )}
        </Block>
      </div>
      {feed.dialog}
    </Card>
  );
}

function Since({ madeAt }: { madeAt: string }) {
  const words = useText(calendarText);
  const language = useLocale();
  return <p>{words.activeSince(formatDay(dayInShanghai(new Date(madeAt)), language, { weekday: false }))}</p>;
}

function JustMade({ address }: { address: string }) {
  const words = useText(calendarText);
  const [tried, setTried] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast(words.copied);
    } catch {
      // not a secure context, or not allowed: the address stands there to be selected
      setTried(true);
    }
  }
  return (
    <>
      <Alert tone="warn" live="polite" title={words.once}>
        {words.private}
      </Alert>
      <TextField
        label={words.address}
        value={address}
        readOnly
        error={tried ? words.copyFailed : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button render={<a href={address.replace(/^https?:/, 'webcal:')} />}>{words.open}</Button>
      </div>
    </>
  );
}

function Actions({ active, feed }: { active: boolean; feed: FeedActions }) {
  const words = useText(calendarText);
  if (!active) {
    return (
      <div>
        <Button variant="brand" busy={feed.making} busyText={words.making} onClick={feed.make}>
          {words.make}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" onClick={feed.renew}>
        {words.renew}
      </Button>
      <Button size="sm" variant="danger" onClick={feed.revoke}>
        {words.revoke}
      </Button>
    </div>
  );
}
