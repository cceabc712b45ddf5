import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import type { OpsFeedbackEntry } from '#contract/ops/feedback';
import { sizeText } from '../../parts/files/file-size.ts';
import { useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { cx } from '../../ui/cx.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { download } from '../api/send.ts';
import { useMoment } from '../kit/moments.ts';
import { feedbackText } from './text.ts';

interface On {
  companyId: number;
  feedbackId: number;
}

const BOX: Record<OpsFeedbackEntry['kind'], string> = {
  question: 'bg-n-50 mr-6',
  answer: 'bg-brand-50 ml-6',
  note: 'ml-6 border border-dashed border-warn-line bg-warn-bg',
  close: 'ml-6 border border-line bg-white',
};

/** The entries, by whom and when; a note is told apart from entries the employee reads. */
export function ThreadEntries({ on, entries, person }: { on: On; entries: OpsFeedbackEntry[]; person: string }) {
  const words = useText(feedbackText);
  const { moment } = useMoment();
  return (
    <ol className="grid gap-3 text-label">
      {entries.map((entry) => (
        <li key={entry.no} className={cx('rounded-card p-3', BOX[entry.kind])}>
          <p className="mb-1 flex flex-wrap items-center gap-x-3 text-x text-ink-2">
            <b>{entry.kind === 'question' ? person || words.person : entry.by}</b>
            {entry.kind === 'note' && <span>{words.notes}</span>}
            {entry.kind === 'close' && <span>{words.closedWith}</span>}
            <span>{moment(entry.at)}</span>
            {entry.inTime === false && <Tag tone="bad">{words.late1}</Tag>}
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{entry.text}</p>
          {entry.files.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-2">
              {entry.files.map((file) => (
                <li key={file.fileId} className="max-w-full">
                  <Attachment on={on} file={file} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Fetched by the session's cookie; looking at it is audited. */
function Attachment({ on, file }: { on: On; file: OpsFeedbackEntry['files'][number] }) {
  const words = useText(feedbackText);
  const fetched = useMutation({
    mutationFn: () => download('OpsFeedbackFile', { ...on, fileId: file.fileId }),
    onSuccess: saveFile,
  });
  return (
    <Button
      size="sm"
      className="max-w-full font-normal!"
      icon={<Paperclip aria-hidden="true" size={16} className="flex-none" />}
      busy={fetched.isPending}
      onClick={() => fetched.mutate()}
    >
      <VisuallyHidden>{words.file}</VisuallyHidden>
      <span className="truncate">{file.name}</span>
      <span className="flex-none text-ink-3">{sizeText(file.size)}</span>
    </Button>
  );
}
