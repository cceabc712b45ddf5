import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { FeedbackEntry } from '#contract/calls/feedback';
import { report } from '../../api/account.ts';
import { download } from '../../api/send.ts';
import { sizeText } from '../../parts/files/file-size.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/form/Button.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { feedbackText } from './text.ts';
import { useMoment } from './use-moment.ts';

const BOX = {
  me: 'bg-brand-50 md:ml-12',
  service: 'bg-n-50 md:mr-12',
  closed: 'border border-line bg-white md:mr-12',
} as const;

export function ThreadEntry({ entry }: { entry: FeedbackEntry }) {
  const words = useText(feedbackText);
  const moment = useMoment();
  return (
    <li className={cx('rounded-card p-3 md:p-4', BOX[entry.by])}>
      <p className="mb-1 flex flex-wrap gap-x-3 text-c text-ink-2">
        <b>{words.by[entry.by]}</b>
        <span>{moment(entry.at)}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{entry.text}</p>
      {entry.files.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {entry.files.map((file) => (
            <li key={file.fileId} className="max-w-full">
              <Attachment file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Attachment({ file }: { file: FeedbackEntry['files'][number] }) {
  const words = useText(feedbackText);
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      saveFile(await download('GetFile', { fileId: file.fileId }));
      toast(words.downloaded);
    } catch (error) {
      await report(error, fetchFile);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      className="max-w-full font-normal!"
      icon={<Paperclip aria-hidden="true" size={16} className="flex-none" />}
      busy={busy}
      onClick={() => void fetchFile()}
    >
      <VisuallyHidden>{words.download}</VisuallyHidden>
      <span className="truncate">{file.name}</span>
      <span className="flex-none text-ink-3">{sizeText(file.size)}</span>
    </Button>
  );
}
