import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { UploadHead } from '#contract/schemas/uploaded';
import { report } from '../../api/account.ts';
import { download } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { confirmPath } from './links.ts';
import { uploadsText } from './text.ts';

type Shown = UploadHead['state'] | 'saved';
const TONES: Record<Shown, TagTone> = { reading: 'info', ready: 'warn', unreadable: 'mute', saved: 'ok' };
const leftOf = ({ rows, confirmed, dropped }: UploadHead): number => rows - confirmed - dropped;
const stateOf = (upload: UploadHead): Shown => (upload.saved !== null && leftOf(upload) === 0 ? 'saved' : upload.state);

/** The uploads, with how far each is. */
export function UploadList({ uploads }: { uploads: readonly UploadHead[] }) {
  const words = useText(uploadsText);
  const { ask, dialog } = useConfirm();
  const remove = useSubmit('RemoveUpload', { handles: () => true });
  const askRemove = ({ uploadId }: UploadHead) =>
    ask({
      ...{
        title: words.removeTitle,
        text: words.removeText,
        keep: words.keep,
        go: words.remove,
        doing: words.removing,
      },
      destructive: true,
      work: async () => {
        await remove.mutateAsync({ uploadId });
        toast(words.removed);
      },
    });
  if (uploads.length === 0)
    return (
      <Card title={words.mine}>
        <EmptyState title={words.none} headingLevel={3}>
          {words.noneText}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={words.mine} flush>
      <ul>
        {uploads.map((upload) => (
          <Item key={upload.uploadId} upload={upload} onRemove={() => askRemove(upload)} />
        ))}
      </ul>
      {dialog}
    </Card>
  );
}

function Item({ upload, onRemove }: { upload: UploadHead; onRemove: () => void }) {
  const words = useText(uploadsText);
  const language = useLocale();
  const state = stateOf(upload);
  const { uploadId, fileName, hospital, examDay, person, saved } = upload;
  const text =
    state === 'ready'
      ? words.stateText.ready(leftOf(upload), upload.unclear)
      : state === 'saved'
        ? words.stateText.done(saved ?? 0)
        : words.stateText[state];
  return (
    <li className="grid gap-2 border-t border-line px-4 py-4 md:px-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="min-w-0 break-words">{fileName}</b>
            <Tag tone={TONES[state]} dot>
              {words.states[state]}
            </Tag>
          </p>
          <p className="text-c text-ink-2">
            {[person && words.of(person), hospital, formatDay(examDay, language, { weekday: false })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="flex flex-none">
          <DownloadButton upload={upload} />
          <IconButton label={words.removeOf(fileName)} onClick={onRemove}>
            <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
      {state === 'reading' ? (
        <ProgressBar label={words.states.reading} value={undefined} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-label text-ink-2">
            {text}
            {saved !== null && state === 'ready' && ` · ${words.stateText.done(saved)}`}
          </p>
          <Button size="sm" render={<AppLink to={confirmPath(uploadId)} />}>
            {words.go[state]}
          </Button>
        </div>
      )}
    </li>
  );
}

export function DownloadButton({ upload }: { upload: Pick<UploadHead, 'uploadId' | 'fileName'> }) {
  const words = useText(uploadsText);
  const [isBusy, setBusy] = useState(false);
  const fetchPdf = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await download('GetUploadPdf', { uploadId: upload.uploadId }));
    } catch (error) {
      await report(error, fetchPdf);
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      label={`${isBusy ? words.downloading : words.download} ${upload.fileName}`}
      aria-busy={isBusy || undefined}
      onClick={() => void (isBusy || fetchPdf())}
    >
      <Download aria-hidden="true" size={20} strokeWidth={1.75} />
    </IconButton>
  );
}
