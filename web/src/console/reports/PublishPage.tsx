import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_REPORTS_AT_ONCE } from '#contract/ops/reports';
import { asFailure } from '../../api/exchange.ts';
import { sentence } from '../../api/faults.ts';
import { sizeText } from '../../parts/files/file-size.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { UploadField } from '../../ui/form/UploadField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { send, type OpsPayload, upload } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { opsPathTo } from '../routes.ts';
import { handedIn, type Handed } from './handed.ts';
import { ReportShown } from './ReportShown.tsx';
import { opsReportsText } from './text.ts';

/** A file with one report is previewed and published; one with many becomes a task. */
export function PublishPage() {
  const words = useText(opsReportsText);
  const language = useLocale();
  const [companyId, setCompanyId] = useState('');
  const [file, setFile] = useState<File>();
  const [pdf, setPdf] = useState<File>();
  const [handed, setHanded] = useState<Handed>();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const read = async (picked: File | undefined) => {
    setFile(picked);
    preview.reset();
    setHanded(picked && handedIn(await picked.text()));
  };
  const preview = useMutation({
    mutationFn: (payload: OpsPayload<'OpsReportPreview'>) => send('OpsReportPreview', payload),
    meta: { handles: () => true },
  });
  const publish = usePublish();
  const bulk = useMutation({
    mutationFn: (sent: { companyId: number; reason: string; file: File }) =>
      upload('OpsReportBulk', { companyId: sent.companyId, reason: sent.reason }, sent.file, {
        idempotencyKey: crypto.randomUUID(),
      }),
    meta: { handles: () => true },
    onSuccess: () => {
      toast(words.bulkStarted);
      go(opsPathTo('/ops/tasks'));
    },
  });
  const one = handed?.kind === 'one' ? handed.report : undefined;
  const payload = one && companyId ? { companyId: Number(companyId), ...one } : undefined;
  const failure = preview.error ?? publish.error ?? bulk.error;
  const fileError = handed?.kind === 'bad' ? words.badJson : asked && !file ? words.needFile : undefined;
  return (
    <>
      <PageTitle
        actions={
          <Button size="sm" render={<AppLink to={opsPathTo('/ops/reports')} />}>
            {words.back}
          </Button>
        }
      >
        {words.publish}
      </PageTitle>
      <Card className="mb-4">
        <div className="grid grid-cols-1 gap-4">
          {failure && (
            <Alert tone="bad" live="assertive">
              {sentence(asFailure(failure), language)}
            </Alert>
          )}
          <CompanySelect value={companyId} missing={asked && !companyId} onChange={setCompanyId} />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            <OneFile
              label={words.file}
              hint={words.fileHint(MOST_REPORTS_AT_ONCE)}
              error={fileError}
              accept=".json,application/json"
              file={file}
              onFile={(picked) => void read(picked)}
            />
            <OneFile
              label={words.pdfFile}
              hint={words.pdfHint}
              accept=".pdf,application/pdf"
              file={pdf}
              onFile={setPdf}
            />
          </div>
          <TextField
            label={words.reason}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            {handed?.kind === 'many' ? (
              <Button
                variant="primary"
                busy={bulk.isPending}
                busyText={words.publishing}
                onClick={() => {
                  setAsked(true);
                  if (companyId && file) bulk.mutate({ companyId: Number(companyId), reason, file });
                }}
              >
                {words.bulk(handed.count)}
              </Button>
            ) : (
              <Button
                busy={preview.isPending}
                busyText={words.previewing}
                onClick={() => {
                  setAsked(true);
                  if (payload) preview.mutate(payload);
                }}
              >
                {words.preview}
              </Button>
            )}
            {preview.data && payload && (
              <Button
                variant="primary"
                busy={publish.isPending}
                busyText={words.publishing}
                onClick={() => publish.mutate({ ...payload, seenVersion: preview.data.version, reason, pdf })}
              >
                {words.doPublish(preview.data.version)}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {preview.data && (
        <Card>
          <ReportShown view={preview.data.view} />
        </Card>
      )}
    </>
  );
}

/** The PDF goes first, so that the report can name it. */
function usePublish() {
  const words = useText(opsReportsText);
  return useMutation({
    mutationFn: async ({ pdf, ...wanted }: OpsPayload<'OpsReportPublish'> & { pdf: File | undefined }) => {
      const { companyId } = wanted;
      const options = { idempotencyKey: crypto.randomUUID() };
      const stored = pdf && (await upload('OpsReportFileUpload', { companyId }, pdf, options));
      return send('OpsReportPublish', { ...wanted, ...(stored && { fileId: stored.fileId }) }, options);
    },
    meta: { handles: () => true },
    onSuccess: ({ orderId }, { companyId }) => {
      toast(words.published);
      go(opsPathTo('/ops/reports/$company/$order', { company: String(companyId), order: String(orderId) }));
    },
  });
}

function CompanySelect({
  value,
  missing,
  onChange,
}: {
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
}) {
  const words = useText(opsReportsText);
  const pick = usePick();
  const companies = useCall('OpsCompanies', {});
  return (
    <SelectField
      label={words.company}
      error={missing ? words.needCompany : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{words.chooseCompany}</option>
      {companies.data?.companies.map(({ companyId: id, name }) => (
        <option key={id} value={id}>
          {pick(name.zh, name.en)}
        </option>
      ))}
    </SelectField>
  );
}

interface OneFileProps {
  label: string;
  hint: string;
  error?: string | undefined;
  accept: string;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

function OneFile({ label, hint, error, accept, file, onFile }: OneFileProps) {
  const words = useText(opsReportsText);
  const items = file ? [{ key: 'file', name: file.name, size: sizeText(file.size), state: 'done' as const }] : [];
  return (
    <UploadField
      {...{ label, hint, error, accept, items }}
      words={{ ...words, cancel: words.cancelFile, retry: words.retryFile, remove: words.removeFile }}
      onPick={([picked]) => onFile(picked)}
      onCancel={() => onFile(undefined)}
      onRetry={() => undefined}
      onRemove={() => onFile(undefined)}
    />
  );
}
