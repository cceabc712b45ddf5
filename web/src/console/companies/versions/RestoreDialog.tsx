import { toast } from '../../../platform/feedback.ts';
import { useText } from '../../../platform/locale.ts';
import { useSubmit } from '../../api/use-call.ts';
import { ReasonDialog } from '../../kit/dialogs/ReasonDialog.tsx';
import { companiesText } from '../text.ts';

interface RestoreDialogProps {
  companyId: number;
  version: number;
  seen: number;
  onClose: (isDone: boolean) => void;
}

export function RestoreDialog({ companyId, version, seen, onClose }: RestoreDialogProps) {
  const words = useText(companiesText);
  const restoring = useSubmit('OpsCompanyRestore', { handles: () => true });
  const submit = async (note: string): Promise<void> => {
    const done = await restoring.mutateAsync({ companyId, version, seen, note }).catch(() => undefined);
    if (!done) return;
    toast(words.restored(done.version));
    onClose(true);
  };
  return (
    <ReasonDialog
      title={words.restoreNamed(version)}
      text={words.restoreText(version)}
      action={words.restore}
      busy={restoring.isPending}
      failure={restoring.error}
      label={words.note}
      hint={words.noteHint}
      onSubmit={(note) => void submit(note)}
      onClose={() => onClose(false)}
    />
  );
}
