import { useState } from 'react';
import { MoreList } from '../ui/data/MoreList.tsx';
import { Timeline } from '../ui/data/Timeline.tsx';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { Button } from '../ui/form/Button.tsx';
import { UploadField, type UploadItem } from '../ui/form/UploadField.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import type { KitText } from './kit-text.ts';

const TONES = ['plain', 'ok', 'bad', 'plain'] as const;
const nothing = () => undefined;

/** The parts of lists, details, long work, files and dangerous presses. */
export function KitSection({ text }: { text: KitText }) {
  return (
    <>
      <Card title={text.title}>
        <div className="g-stack">
          <Timeline
            label={text.timeline}
            items={text.events.map((event, index) => ({ ...event, key: String(index), tone: TONES[index] }))}
          />
          <MoreList
            items={[1, 2, 3, 4, 5]}
            keyOf={(number) => number}
            pageSize={2}
            words={{ more: text.more, said: text.said }}
            className="grid gap-2"
          >
            {(number, ref) => (
              <h3 ref={ref} tabIndex={-1} className="text-b">
                {text.row(number)}
              </h3>
            )}
          </MoreList>
        </div>
      </Card>
      <Card>
        <div className="g-stack">
          <ProgressBar label={text.progress} value={0.26} text={text.progressText} />
          <ProgressBar label={text.unknown} value={undefined} />
          <ProgressBar label={text.stopped} value={0.6} tone="bad" text={text.stopped} />
          <Files text={text} />
          <Confirmations text={text} />
        </div>
      </Card>
    </>
  );
}

function Files({ text }: { text: KitText }) {
  const [one = '', two = '', three = ''] = text.names;
  const items: UploadItem[] = [
    { key: '1', name: one, size: '320 KB', state: 'done' },
    { key: '2', name: two, size: '4.2 MB', state: 'sending', progress: 0.4 },
    { key: '3', name: three, size: '1 MB', state: 'failed', error: text.failed },
    { key: '4', name: one, size: '2 KB', state: 'failed', error: text.refused, final: true },
  ];
  const words = text.upload;
  const acts = { onPick: nothing, onCancel: nothing, onRetry: nothing, onRemove: nothing };
  return (
    <>
      <UploadField label={text.files} hint={text.filesHint} accept="image/*,.pdf" items={[]} {...{ words, ...acts }} />
      <UploadField
        label={text.files}
        accept="image/*,.pdf"
        items={[]}
        error={text.filesMissing}
        {...{ words, ...acts }}
      />
      <UploadField label={text.files} accept="image/*,.pdf" items={items} most={5} {...{ words, ...acts }} />
    </>
  );
}

/** The question is done after two seconds; at the first time it fails. */
function Confirmations({ text }: { text: KitText }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const close = () => {
    setOpen(false);
    setError('');
  };
  const work = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      if (error) close();
      else setError(text.failed);
    }, 2000);
  };
  return (
    <div className="g-row">
      <Button variant="danger" onClick={() => setOpen(true)}>
        {text.confirm}
      </Button>
      <ConfirmDialog
        destructive
        open={open}
        title={text.confirmTitle}
        cancelLabel={text.keep}
        confirmLabel={text.confirm}
        retryLabel={text.again}
        busy={busy}
        busyText={text.doing}
        error={error}
        onConfirm={work}
        onClose={close}
      >
        {text.confirmText}
      </ConfirmDialog>
    </div>
  );
}
