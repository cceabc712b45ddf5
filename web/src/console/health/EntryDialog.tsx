import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import type { OpenEntry } from './entry-form.ts';
import { entriesText } from './text.ts';

export type EntryAction = 'publish' | 'discard' | 'hide' | 'show';

interface EntryDialogProps {
  entry: Pick<OpenEntry, 'kind' | 'code' | 'version'>;
  action: EntryAction;
  onClose: (isDone: boolean) => void;
}

/** Publishing, discarding, hiding and showing each name their reason. */
export function EntryDialog({ entry: { kind, code, version }, action, onClose }: EntryDialogProps) {
  const words = useText(entriesText);
  const publish = useSubmit('OpsEntryPublish', { handles: () => true });
  const discard = useSubmit('OpsEntryDiscard', { handles: () => true });
  const show = useSubmit('OpsEntryShow', { handles: () => true });
  const sending = { publish, discard, hide: show, show }[action];
  const submit = async (reason: string) => {
    const on = { kind, code, version, reason };
    const doIt =
      action === 'publish'
        ? publish.mutateAsync(on)
        : action === 'discard'
          ? discard.mutateAsync(on)
          : show.mutateAsync({ ...on, shown: action === 'show' });
    const reply = await doIt.catch(() => undefined);
    if (reply) onClose(true);
  };
  return (
    <ReasonDialog
      title={words[`${action}Title`]}
      text={words[`${action}Text`]}
      action={words[action]}
      danger={action === 'hide' || action === 'discard'}
      busy={sending.isPending}
      failure={sending.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={() => onClose(false)}
    />
  );
}
