import { isFault } from '../../api/faults.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Confirming } from './Confirming.tsx';
import { listPath, reportsPath } from './links.ts';
import { uploadsText } from './text.ts';
import { useUpload, type Upload } from './use-upload.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** /web/upload_report/{upload}: the rows read from a report, beside the report. */
export function ConfirmPage() {
  const words = useText(uploadsText);
  const language = useLocale();
  const named = useParam('upload') ?? '';
  const uploadId = UUID.test(named) ? named : '';
  const upload = useUpload(uploadId);
  const isMissing = uploadId === '' || (upload.error && isFault(upload.error, 'notYours', 'reportConsentNeeded'));
  const head = upload.data;
  const text =
    head &&
    [
      head.fileName,
      head.pages > 0 && words.pages(head.pages),
      head.hospital,
      formatDay(head.examDay, language, { weekday: false }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <InnerPage
      title={words.confirmTitle}
      {...(text && !isMissing && { text })}
      above={[
        { label: words.reports, to: reportsPath() },
        { label: words.title, to: listPath() },
      ]}
      actions={<Button render={<AppLink to={listPath()} />}>{words.again}</Button>}
    >
      {isMissing ? (
        <Missing />
      ) : (
        <Block query={upload} className="" placeholder={<Skeleton shape="block" className="h-96 w-full" />}>
          {(read) => (read.state === 'reading' ? <Reading upload={read} /> : <Confirming upload={read} />)}
        </Block>
      )}
    </InnerPage>
  );
}

function Reading({ upload }: { upload: Upload }) {
  const words = useText(uploadsText);
  return (
    <Card title={words.reading}>
      <div role="status" className="grid gap-4">
        <p className="text-ink-2">{words.readingText}</p>
        <ProgressBar label={upload.fileName} value={undefined} />
        <p>
          <Button render={<AppLink to={listPath()} />}>{words.toList}</Button>
        </p>
      </div>
    </Card>
  );
}

function Missing() {
  const words = useText(uploadsText);
  return (
    <Card>
      <EmptyState
        title={words.missing}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={listPath()} />}>
            {words.toList}
          </Button>
        }
      >
        {words.missingText}
      </EmptyState>
    </Card>
  );
}
