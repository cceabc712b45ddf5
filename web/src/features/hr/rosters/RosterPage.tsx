import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { MOST_ROSTER_ROWS } from '#contract/values/hr-choices';
import type { SheetFormat } from '#contract/schemas/sheet-format';
import { asFailure } from '../../../api/exchange.ts';
import { download, upload } from '../../../api/send.ts';
import { sentence } from '../../../api/faults.ts';
import { sizeText } from '../../../parts/files/file-size.ts';
import { SHEET_ACCEPT } from '../../../parts/files/sheet-files.ts';
import { toast } from '../../../platform/feedback.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { UploadField } from '../../../ui/form/UploadField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { HrPage } from '../HrPage.tsx';
import { useCount } from '../numbers.ts';
import { RosterList } from './RosterList.tsx';
import { rosterText } from './roster-text.ts';

/** /hr/import: a roster is tried out first and taken in when HR says so. */
export function RosterPage() {
  const words = useText(rosterText);
  return (
    <HrPage page="roster" text={words.text}>
      <RosterForm />
      <RosterList />
    </HrPage>
  );
}

/** A file that is refused stays chosen, so that it can be sent again. */
function RosterForm() {
  const words = useText(rosterText);
  const language = useLocale();
  const count = useCount();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: (sent: File) => upload('HrRosterUpload', {}, sent, { idempotencyKey: crypto.randomUUID() }),
    meta: { handles: () => true },
    onSuccess: () => {
      setFile(undefined);
      setAsked(false);
      toast(words.started);
      void client.invalidateQueries({ queryKey: ['HrRosters'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (file) send.mutate(file);
  };
  return (
    <Card>
      <p className="mb-3 text-label text-ink-2 md:hidden">{words.text}</p>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {send.error && (
          <Alert tone="bad" live="assertive">
            {sentence(asFailure(send.error), language)}
          </Alert>
        )}
        <UploadField
          label={words.file}
          hint={words.hint(count(MOST_ROSTER_ROWS))}
          error={asked && !file ? words.needFile : undefined}
          accept={SHEET_ACCEPT}
          items={file ? [{ key: 'file', name: file.name, size: sizeText(file.size), state: 'done' }] : []}
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
          <Template />
        </div>
        <p className="text-c text-ink-2">{words.contact}</p>
      </form>
    </Card>
  );
}

function Template() {
  const words = useText(rosterText);
  const columns = useLocale() === 'en-us' ? 'en' : 'zh';
  const fetched = useMutation({
    mutationFn: (format: SheetFormat) => download('HrRosterTemplate', { columns, format }),
    onSuccess: saveFile,
  });
  return (
    <>
      <Button
        icon={<Download aria-hidden="true" size={16} />}
        busy={fetched.isPending}
        busyText={words.downloading}
        onClick={() => fetched.mutate('xlsx')}
      >
        {words.template}
      </Button>
      <Button onClick={() => fetched.mutate('csv')}>{words.templateCsv}</Button>
    </>
  );
}
