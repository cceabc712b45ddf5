import { toast } from '../../../platform/feedback.ts';
import { useText } from '../../../platform/locale.ts';
import { useSubmit } from '../../api/use-call.ts';
import { ReasonDialog } from '../../kit/dialogs/ReasonDialog.tsx';
import { companiesText } from '../text.ts';
import type { StoredCompany } from './use-draft.ts';

export type DraftAction = 'publish' | 'discard';

interface DraftDialogProps {
  stored: StoredCompany;
  action: DraftAction;
  changes: number;
  revision: number;
  onClose: (isDone: boolean) => void;
}

/** Publishing and discarding each say why. */
export function DraftDialog({ stored, action, changes, revision, onClose }: DraftDialogProps) {
  const words = useText(companiesText);
  const publish = useSubmit('OpsCompanyPublish', { handles: () => true });
  const discard = useSubmit('OpsCompanyDraftDiscard', { handles: () => true });
  const { companyId, version: seen } = stored;
  const submit = async (reason: string): Promise<void> => {
    if (action === 'publish') {
      const done = await publish.mutateAsync({ companyId, revision, seen, note: reason }).catch(() => undefined);
      if (!done) return;
      toast(words.published(done.version));
    } else {
      const done = await discard.mutateAsync({ companyId, revision, reason }).catch(() => undefined);
      if (!done) return;
      toast(words.discarded);
    }
    onClose(true);
  };
  const isPublish = action === 'publish';
  const sending = isPublish ? publish : discard;
  return (
    <ReasonDialog
      title={isPublish ? words.publishTitle : words.discardTitle}
      text={isPublish ? words.publishText(changes) : words.discardText}
      action={isPublish ? words.publish : words.discard}
      danger={!isPublish}
      busy={sending.isPending}
      failure={sending.error}
      {...(isPublish && { label: words.note, hint: words.noteHint })}
      onSubmit={(reason) => void submit(reason)}
      onClose={() => onClose(false)}
    />
  );
}
