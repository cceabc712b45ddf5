import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lackOf } from '#contract/rules/reading';
import type { UploadRow } from '#contract/schemas/uploaded';
import { usePdf } from '../../parts/pdf/use-pdf.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { download } from '../api/send.ts';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { Pane, PaneSection } from '../kit/pane/Pane.tsx';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { AddedRow, nothingAdded, type Added } from './AddedRow.tsx';
import { Pages } from './Pages.tsx';
import { ReviewRow, type Correction } from './ReviewRow.tsx';
import { opsUploadsText } from './text.ts';

interface UploadPaneProps {
  companyId: number;
  uploadId: string;
  address: AppPath;
  closeTo: AppPath;
}

/** One report with which help was asked for: its pages beside its rows, and beside those typed in where nothing was read. */
export function UploadPane({ companyId, uploadId, address, closeTo }: UploadPaneProps) {
  const words = useText(opsUploadsText);
  const [corrections, setCorrections] = useState<ReadonlyMap<number, Correction>>(new Map());
  const [added, setAdded] = useState<readonly Added[]>([]);
  const [nextKey, setNextKey] = useState(1);
  const [isTried, setTried] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  const detail = useCall('OpsUpload', { companyId, uploadId });
  const answer = useSubmit('OpsUploadAnswer', { handles: () => true });
  const pdf = usePdf(
    `${companyId} ${uploadId}`,
    async () => (await download('OpsUploadPdf', { companyId, uploadId })).content,
    detail.data !== undefined,
  );
  const correct = (row: UploadRow, change: Partial<Correction>) => {
    const before = { value: row.value, unit: row.unit, range: row.range, ...corrections.get(row.row) };
    setCorrections(new Map(corrections).set(row.row, { ...before, ...change }));
  };
  const typed = corrections.size + added.length;
  useUnsaved(typed > 0 && !answer.isSuccess);
  const begin = (): void => {
    setTried(true);
    if (added.every((row) => lackOf(row) === undefined)) setAnswering(true);
  };
  const send = (note: string): void => {
    const rows = [
      ...[...corrections].map(([row, { name: _name, code, ...change }]) => ({ row, ...change, ...(code && { code }) })),
      ...added.map(({ code, value, unit, range }) => ({ row: 0, code, value, unit, range })),
    ];
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
            <Button size="sm" variant="primary" onClick={begin}>
              {words.answer}
            </Button>
            {typed > 0 && <span className="text-c text-ink-2">{words.changed(typed)}</span>}
          </>
        )
      }
    >
      <Block query={detail} bare>
        {({ list }) => (
          <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
            <PaneSection title={words.original}>
              <Pages pdf={pdf} />
            </PaneSection>
            <PaneSection title={words.rows} className="xl:border-t-0 xl:border-l">
              <p className="mb-2 text-c text-ink-2">{words.seen}</p>
              {list.length === 0 && added.length === 0 && <p className="mb-2">{words.nothingRead}</p>}
              <ul className="grid gap-2">
                {list.map((row) => (
                  <ReviewRow
                    key={row.row}
                    row={row}
                    pdf={pdf}
                    correction={corrections.get(row.row)}
                    onCorrect={(change) => correct(row, change)}
                  />
                ))}
                {added.map((row, at) => (
                  <AddedRow
                    key={row.key}
                    row={row}
                    at={at + 1}
                    isTried={isTried}
                    onChange={(next) => setAdded(added.map((one) => (one.key === row.key ? next : one)))}
                    onRemove={() => setAdded(added.filter(({ key }) => key !== row.key))}
                  />
                ))}
              </ul>
              <p className="mt-3">
                <Button
                  size="sm"
                  icon={<Plus aria-hidden="true" size={16} />}
                  onClick={() => {
                    setTried(false);
                    setAdded([...added, nothingAdded(`added-${nextKey}`)]);
                    setNextKey(nextKey + 1);
                  }}
                >
                  {words.add}
                </Button>
              </p>
            </PaneSection>
          </div>
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
