import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import type { Stored } from './draft.ts';
import { questionnairesText } from './text.ts';

export type QuestionnaireAction = 'publish' | 'close' | 'reopen';

interface ActionDialogProps {
  stored: Pick<Stored, 'code' | 'revision'>;
  action: QuestionnaireAction;
  onClose: (isDone: boolean) => void;
}

const DONE = { publish: 'published', close: 'closed', reopen: 'reopened' } as const;

export function ActionDialog({ stored: { code, revision }, action, onClose }: ActionDialogProps) {
  const words = useText(questionnairesText);
  const publish = useSubmit('OpsQuestionnairePublish', { handles: () => true });
  const close = useSubmit('OpsQuestionnaireClose', { handles: () => true });
  const sending = action === 'publish' ? publish : close;
  const submit = async (reason: string): Promise<void> => {
    const on = { code, revision, reason };
    const doing =
      action === 'publish' ? publish.mutateAsync(on) : close.mutateAsync({ ...on, closed: action === 'close' });
    const isDone = await doing.then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    toast(words[DONE[action]]);
    onClose(true);
  };
  return (
    <ReasonDialog
      title={words[`${action}Title`]}
      text={words[`${action}Text`]}
      action={words[action]}
      danger={action === 'close'}
      busy={sending.isPending}
      failure={sending.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={() => onClose(false)}
    />
  );
}
