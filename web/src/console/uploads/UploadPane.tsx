import { useState } from 'react';
import type { UploadRow } from '#contract/uploaded';
import { usePdf } from '../../parts/pdf/use-pdf.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { download } from '../api/download.ts';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/Block.tsx';
import { Pane, PaneSection } from '../kit/Pane.tsx';
import { ReasonDialog } from '../kit/ReasonDialog.tsx';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { ReviewRow, type Correction } from './ReviewRow.tsx';
import { opsUploadsText } from './text.ts';

interface UploadPaneProps {
  companyId: number;
  uploadId: string;
  address: AppPath;
  closeTo: AppPath;
}

/** One report with which help was asked for: its rows beside the lines they were read from. */
export function UploadPane({ companyId, uploadId, address, closeTo }: UploadPaneProps) {
  const words = useText(opsUploadsText);
  const [corrections, setCorrections] = useState<ReadonlyMap<number, Correction>>(new Map());
  const [isAnswering, setAnswering] = useState(false);
  const detail = useCall('OpsUpload', { companyId, uploadId });
  const answer = useSubmit('OpsUploadAnswer', { handles: () => true });
  const pdf = usePdf(
    `${companyId} ${uploadId}`,
    async () => (await download('OpsUploadPdf', { companyId, uploadId })).content,
    (detail.data?.pageList.length ?? 0) > 0,
  );
  const correct = (row: UploadRow, change: Partial<Correction>) => {
    const { value, unit, range } = { value: row.value, unit: row.unit, range: row.range, ...corrections.get(row.row) };
    setCorrections(new Map(corrections).set(row.row, { value, unit, range, ...change }));
  };
  useUnsaved(corrections.size > 0 && !answer.isSuccess);
  const send = (note: string): void => {
    const rows = [...corrections].map(([row, change]) => ({ row, ...change }));
    answer.mutate(
      { companyId, uploadId, rows, note },
      {
        onSuccess: () => {
          toast(words.answered);
          go(closeTo);
        },
      },
    );
  };
  return (
    <Pane
      label={words.detail}
      address={address}
      closeTo={closeTo}
      title={detail.data?.row.person ?? words.detail}
      note={detail.data && words.head(detail.data.hospital, detail.data.row.examDay)}
      footer={
        detail.data && (
          <>
            <Button size="sm" variant="primary" onClick={() => setAnswering(true)}>
              {words.answer}
            </Button>
            {corrections.size > 0 && <span className="text-c text-ink-2">{words.changed(corrections.size)}</span>}
          </>
        )
      }
    >
      <Block query={detail} bare>
        {({ list }) => (
          <PaneSection title={words.rows}>
            <p className="mb-2 text-c text-ink-2">{words.seen}</p>
            <ul className="grid gap-2">
              {list.map((row) => (
                <ReviewRow
                  key={row.row}
                  row={row}
                  pdf={pdf.data}
                  correction={corrections.get(row.row)}
                  onCorrect={(change) => correct(row, change)}
                />
              ))}
            </ul>
          </PaneSection>
        )}
      </Block>
      {isAnswering && (
        <ReasonDialog
          title={words.answerTitle}
          text={words.answerText}
          action={words.answer}
          label={words.note}
          hint={words.noteHint}
          busy={answer.isPending}
          failure={answer.error}
          onSubmit={send}
          onClose={() => setAnswering(false)}
        />
      )}
    </Pane>
  );
}
