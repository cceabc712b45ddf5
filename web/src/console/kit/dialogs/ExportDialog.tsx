import { useState } from 'react';
import type { SheetFormat } from '#contract/schemas/sheet-format';
import { toast } from '../../../platform/feedback.ts';
import { go } from '../../../platform/navigation.ts';
import type { OpsPayload } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';
import { opsPathTo } from '../../routes.ts';
import { FormatField } from './FormatField.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

type ExportCall = 'OpsOrderExport' | 'OpsMallOrdersExport';

export interface ExportDialogProps<N extends ExportCall> {
  call: N;
  search: Omit<OpsPayload<N>, 'reason' | 'format'>;
  total: string;
  words: {
    exportTitle: string;
    exportText: (total: string) => string;
    exportDo: string;
    exportStarted: string;
    toTask: string;
  };
  onClose: () => void;
}

/** The hits become a file by a task; the page can be left. */
export function ExportDialog<N extends ExportCall>({ call, search, total, words, onClose }: ExportDialogProps<N>) {
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const start = useSubmit<ExportCall>(call, { handles: () => true });
  const submit = async (reason: string) => {
    const payload = { ...search, format, reason } as unknown as OpsPayload<ExportCall>;
    const reply = await start.mutateAsync(payload).catch(() => undefined);
    if (!reply) return;
    onClose();
    const see = () => go(opsPathTo('/ops/tasks/$task', { task: reply.taskId }));
    toast(words.exportStarted, { action: { label: words.toTask, onPress: see } });
  };
  return (
    <ReasonDialog
      title={words.exportTitle}
      text={words.exportText(total)}
      action={words.exportDo}
      busy={start.isPending}
      failure={start.error}
      before={<FormatField value={format} onChange={setFormat} />}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
