import { Download } from 'lucide-react';
import { useState } from 'react';
import type { DataCopy } from '#contract/calls/personal-data';
import { report } from '../../api/account.ts';
import { download, type ReplyOf } from '../../api/send.ts';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { privacyText } from './text.ts';
import { useMoment } from './use-moment.ts';

const LOOK_MS = 1_500;
const TONES: Record<DataCopy['state'], TagTone> = {
  waiting: 'mute',
  running: 'info',
  done: 'ok',
  failed: 'bad',
  cancelled: 'mute',
};
const isOpen = ({ state }: DataCopy): boolean => state === 'waiting' || state === 'running';

export function CopySection({ userGuid }: { userGuid: string }) {
  const { copy: words } = useText(privacyText);
  const query = useCall(
    'MyDataCopies',
    { userGuid },
    { fresh: true, again: (reply) => (reply?.copies.some(isOpen) ? LOOK_MS : false) },
  );
  const asking = useSubmit('AskDataCopy');
  const why = ({ copies, leftToday }: ReplyOf<'MyDataCopies'>) =>
    copies.some(isOpen) ? words.underWay : leftToday === 0 && words.usedUp;
  const ask = () => asking.mutate({ userGuid }, { onSuccess: () => toast(words.asked) });
  return (
    <Card title={words.title}>
      <p className="mb-4 text-label text-ink-2">{words.text}</p>
      <Block query={query} placeholder={<Skeleton className="h-21.5" shape="block" />} bare>
        {({ copies, leftToday }) => (
          <>
            {copies.length === 0 ? (
              <p className="text-label text-ink-3">{words.none}</p>
            ) : (
              <ul aria-label={words.list}>
                {copies.map((each) => (
                  <Copy key={each.copyId} copy={each} />
                ))}
              </ul>
            )}
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <Button
                variant="primary"
                busy={asking.isPending}
                busyText={words.asking}
                disabledReason={why({ copies, leftToday })}
                onClick={ask}
              >
                {words.ask}
              </Button>
              <span className="text-c text-ink-3">{words.left(leftToday)}</span>
            </div>
          </>
        )}
      </Block>
    </Card>
  );
}

function Copy({ copy }: { copy: DataCopy }) {
  const { copy: words } = useText(privacyText);
  const moment = useMoment();
  const { state, total, done } = copy;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 text-s">
          {words.askedAt(moment(copy.askedAt))}
          <Tag tone={TONES[state]} dot>
            {words.states[state]}
          </Tag>
        </p>
        {copy.until && <p className="text-c text-ink-2">{words.until(moment(copy.until))}</p>}
        {isOpen(copy) && (
          <ProgressBar
            label={words.progress}
            value={total === null ? undefined : done / Math.max(1, total)}
            text={total === null ? undefined : words.of(done, total)}
          />
        )}
      </div>
      {state === 'done' && <DownloadButton copyId={copy.copyId} />}
    </li>
  );
}

function DownloadButton({ copyId }: { copyId: string }) {
  const { copy: words } = useText(privacyText);
  const [busy, setBusy] = useState(false);
  const fetchCopy = async () => {
    setBusy(true);
    try {
      saveFile(await download('GetDataCopy', { copyId }));
      toast(words.downloaded);
    } catch (error) {
      await report(error, fetchCopy);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden="true" size={16} />}
      busy={busy}
      busyText={words.downloading}
      onClick={() => void fetchCopy()}
    >
      {words.download}
    </Button>
  );
}
