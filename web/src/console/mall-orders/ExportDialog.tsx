import { useState } from 'react';
import type { SheetFormat } from '#contract/sheet-format';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import type { OpsPayload } from '../api/send.ts';
import { useSubmit } from '../api/use-call.ts';
import { FormatField } from '../kit/FormatField.tsx';
import { ReasonDialog } from '../kit/ReasonDialog.tsx';
import { opsPathTo } from '../routes.ts';
import { mallOrdersText } from './text.ts';

export interface ExportDialogProps {
  search: Omit<OpsPayload<'OpsMallOrdersExport'>, 'reason' | 'format'>;
  total: string;
  onClose: () => void;
}

/** The hits become a file by a task; the page can be left. */
export function ExportDialog({ search, total, onClose }: ExportDialogProps) {
  const words = useText(mallOrdersText);
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const start = useSubmit('OpsMallOrdersExport', { handles: () => true });
  const submit = async (reason: string) => {
    const reply = await start.mutateAsync({ ...search, format, reason }).catch(() => undefined);
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
