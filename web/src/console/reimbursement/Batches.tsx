import { useMutation } from '@tanstack/react-query';
import { Download, Landmark } from 'lucide-react';
import { useState } from 'react';
import type { OpsClaimBatch } from '#contract/ops/reimbursement';
import { toast } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { Column } from '../../ui/data/columns.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { download } from '../api/send.ts';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { opsClaimsText } from './text.ts';

/** The file is made by a task within seconds; until then the list is asked again. */
const ASK_AGAIN_MS = 2_000;
const PAGE = 20;

/** Finance: what waits to be paid, the batches made of it, and which of them the bank has done. */
export function Batches() {
  const words = useText(opsClaimsText);
  const pick = usePick();
  const [paying, setPaying] = useState<OpsClaimBatch>();
  const found = useCall(
    'OpsClaimBatches',
    { pageSize: PAGE },
    { again: (reply) => (reply?.rows.some(({ isMaking }) => isMaking) ? ASK_AGAIN_MS : false) },
  );
  const make = useSubmit('OpsClaimBatchMake');
  const columns = useColumns(setPaying);
  return (
    <div className="mt-4">
      <Card title={words.pay}>
        <p className="mb-3 text-ink-2">{words.payText}</p>
        <Block query={found} bare>
          {({ waiting, rows }) => (
            <div className="grid grid-cols-1 gap-4">
              {waiting.length === 0 && <p>{words.nothing}</p>}
              <ul className="grid grid-cols-1 gap-2">
                {waiting.map(({ company, claims, sumFen }) => {
                  const name = pick(company.name.zh, company.name.en);
                  return (
                    <li key={company.companyId} className="flex flex-wrap items-center gap-3">
                      <b>{words.waiting(name, claims, priceText(sumFen))}</b>
                      <Button
                        size="sm"
                        icon={<Landmark aria-hidden="true" size={16} />}
                        aria-label={words.makeOf(name)}
                        busy={make.isPending}
                        busyText={words.making}
                        onClick={() =>
                          make.mutate(
                            { companyId: company.companyId },
                            { onSuccess: (reply) => toast(words.made(reply.claims)) },
                          )
                        }
                      >
                        {words.make}
                      </Button>
                    </li>
                  );
                })}
              </ul>
              {rows.length > 0 && (
                <DataTable
                  label={words.pay}
                  columns={columns}
                  rows={rows}
                  rowKey={({ company, batchId }) => `${company.companyId}-${batchId}`}
                />
              )}
            </div>
          )}
        </Block>
      </Card>
      {paying && <PaidDialog batch={paying} onClose={() => setPaying(undefined)} />}
    </div>
  );
}

function PaidDialog({ batch, onClose }: { batch: OpsClaimBatch; onClose: () => void }) {
  const words = useText(opsClaimsText);
  return (
    <ChangeWithReason
      call="OpsClaimBatchPaid"
      payload={{ companyId: batch.company.companyId, batchId: batch.batchId }}
      title={words.markTitle}
      text={words.markText}
      action={words.markPaid}
      label={words.receiptNo}
      hint={words.receiptHint}
      need={words.receiptNeeded}
      done={({ claims }) => words.markedToast(claims)}
      onClose={onClose}
    />
  );
}

function useColumns(onPay: (batch: OpsClaimBatch) => void): Column<OpsClaimBatch>[] {
  const words = useText(opsClaimsText);
  const pick = usePick();
  const { moment } = useMoment();
  const { batchColumns: heads } = words;
  return [
    { key: 'no', head: heads.no, cell: ({ batchId }) => <b>{batchId}</b> },
    { key: 'company', head: heads.company, cell: ({ company }) => pick(company.name.zh, company.name.en) },
    { key: 'claims', card: 'named', head: heads.claims, cell: ({ claims }) => claims },
    { key: 'sum', card: 'named', head: heads.sum, cell: ({ sumFen }) => priceText(sumFen) },
    { key: 'made', card: 'named', head: heads.made, cell: ({ madeAt, madeBy }) => `${moment(madeAt)} ${madeBy}` },
    {
      key: 'state',
      head: heads.state,
      cell: ({ paidAt, paidBy, ready, isMaking }) =>
        paidAt ? (
          <Tag tone="ok">{words.batchPaid(moment(paidAt), paidBy)}</Tag>
        ) : (
          <Tag tone={ready || isMaking ? 'info' : 'mute'}>
            {ready ? words.batchWaiting : isMaking ? words.batchMaking : words.batchNoFile}
          </Tag>
        ),
    },
    {
      key: 'act',
      head: heads.act,
      cell: (batch) => (
        <span className="flex flex-wrap gap-2">
          {batch.ready && <FetchFile batch={batch} />}
          {!batch.paidAt && (
            <Button size="sm" aria-label={words.markPaidOf(batch.batchId)} onClick={() => onPay(batch)}>
              {words.markPaid}
            </Button>
          )}
        </span>
      ),
      end: true,
    },
  ];
}

function FetchFile({ batch }: { batch: OpsClaimBatch }) {
  const words = useText(opsClaimsText);
  const on = { companyId: batch.company.companyId, batchId: batch.batchId };
  const fetched = useMutation({ mutationFn: () => download('OpsClaimBatchFile', on), onSuccess: saveFile });
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden="true" size={16} />}
      aria-label={words.fetchOf(batch.batchId)}
      busy={fetched.isPending}
      busyText={words.loading}
      onClick={() => fetched.mutate()}
    >
      {words.fetch}
    </Button>
  );
}
