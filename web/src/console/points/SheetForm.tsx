import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { MOST_SHEET_ROWS } from '#contract/ops/points';
import type { SheetFormat } from '#contract/schemas/sheet-format';
import { asFailure } from '../../api/exchange.ts';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { UploadField } from '../../ui/form/UploadField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { sizeText } from '../../parts/files/file-size.ts';
import { SHEET_ACCEPT } from '../../parts/files/sheet-files.ts';
import { download, upload } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { countText } from './columns.tsx';
import { sheetsText } from './sheets-text.ts';

/** A company and its sheet; a sheet that is refused stays chosen, so that it can be sent again. */
export function SheetForm({ onSent }: { onSent: () => void }) {
  const words = useText(sheetsText);
  const language = useLocale();
  const pick = usePick();
  const companies = useCall('OpsCompanies', {});
  const [companyId, setCompanyId] = useState('');
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: (sent: { companyId: number; file: File }) =>
      upload('OpsPointsSheetUpload', { companyId: sent.companyId }, sent.file, { idempotencyKey: crypto.randomUUID() }),
    meta: { handles: () => true },
    onSuccess: () => {
      setFile(undefined);
      setAsked(false);
      toast(words.started);
      onSent();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (companyId && file) send.mutate({ companyId: Number(companyId), file });
  };
  const item = file && [{ key: 'file', name: file.name, size: sizeText(file.size), state: 'done' as const }];
  return (
    <Card className="mb-4">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {send.error && (
          <Alert tone="bad" live="assertive">
            {sentence(asFailure(send.error), language)}
          </Alert>
        )}
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <SelectField
            label={words.company}
            error={asked && !companyId ? words.needCompany : undefined}
            value={companyId}
            onChange={(event) => setCompanyId(event.target.value)}
          >
            <option value="">{words.chooseCompany}</option>
            {companies.data?.companies.map(({ companyId: id, name }) => (
              <option key={id} value={id}>
                {pick(name.zh, name.en)}
              </option>
            ))}
          </SelectField>
          <UploadField
            label={words.file}
            hint={words.fileHint(countText(MOST_SHEET_ROWS))}
            error={asked && !file ? words.needFile : undefined}
            accept={SHEET_ACCEPT}
            items={item ?? []}
            words={{ ...words, cancel: words.cancelFile, retry: words.retryFile, remove: words.removeFile }}
            onPick={([picked]) => setFile(picked)}
            onCancel={() => setFile(undefined)}
            onRetry={() => undefined}
            onRemove={() => setFile(undefined)}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={send.isPending} busyText={words.checking}>
            {words.check}
          </Button>
          <Template />
        </div>
      </form>
    </Card>
  );
}

function Template() {
  const words = useText(sheetsText);
  const columns = useLocale() === 'en-us' ? 'en' : 'zh';
  const fetched = useMutation({
    mutationFn: (format: SheetFormat) => download('OpsPointsTemplate', { columns, format }),
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
