import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { MOST_ROSTER_ROWS } from '#contract/values/hr-choices';
import type { SheetFormat } from '#contract/schemas/sheet-format';
import { asFailure } from '../../api/exchange.ts';
import { sentence } from '../../api/faults.ts';
import { sizeText } from '../../parts/files/file-size.ts';
import { SHEET_ACCEPT } from '../../parts/files/sheet-files.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { UploadField } from '../../ui/form/UploadField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { download, upload } from '../api/send.ts';
import { rostersText } from './text.ts';

export interface RosterFormProps {
  companyId: number;
  /** Absent until it is known. */
  staff: number | undefined;
  onSent: () => void;
}

/** A file that is refused stays chosen, so that it can be sent again. */
export function RosterForm({ companyId, staff, onSent }: RosterFormProps) {
  const words = useText(rostersText);
  const language = useLocale();
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: (sent: File) => upload('OpsRosterUpload', { companyId }, sent, { idempotencyKey: crypto.randomUUID() }),
    meta: { handles: () => true },
    onSuccess: () => {
      setFile(undefined);
      setAsked(false);
      toast(words.started);
      onSent();
    },
  });
  const columns = language === 'en-us' ? 'en' : 'zh';
  const template = useMutation({
    mutationFn: (format: SheetFormat) => download('OpsRosterTemplate', { columns, format }),
    onSuccess: saveFile,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (file) send.mutate(file);
  };
  const item = file && [{ key: 'file', name: file.name, size: sizeText(file.size), state: 'done' as const }];
  return (
    <Card className="mb-4">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {staff !== undefined && <p className="text-label text-ink-2">{words.staff(staff)}</p>}
        {send.error && (
          <Alert tone="bad" live="assertive">
            {sentence(asFailure(send.error), language)}
          </Alert>
        )}
        <UploadField
          label={words.file}
          hint={words.fileHint(MOST_ROSTER_ROWS.toLocaleString('en'))}
          error={asked && !file ? words.needFile : undefined}
          accept={SHEET_ACCEPT}
          items={item ?? []}
          words={{ ...words, cancel: words.cancelFile, retry: words.retryFile, remove: words.removeFile }}
          onPick={([picked]) => setFile(picked)}
          onCancel={() => setFile(undefined)}
          onRetry={() => undefined}
          onRemove={() => setFile(undefined)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={send.isPending} busyText={words.checking}>
            {words.check}
          </Button>
          <Button
            icon={<Download aria-hidden="true" size={16} />}
            busy={template.isPending}
            busyText={words.downloading}
            onClick={() => template.mutate('xlsx')}
          >
            {words.template}
          </Button>
          <Button onClick={() => template.mutate('csv')}>{words.templateCsv}</Button>
        </div>
      </form>
    </Card>
  );
}
