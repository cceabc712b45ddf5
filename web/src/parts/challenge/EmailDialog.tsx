import { useSubmit } from '../../api/use-call.ts';
import { useOwnEmail } from '../people/use-people.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { challengeText } from './text.ts';

export interface EmailDialogProps {
  email: string;
  /** The one the company has on record; email is masked then. */
  companys?: boolean;
  onDone: (passed: boolean) => void;
}

export function EmailDialog({ email, companys = false, onDone }: EmailDialogProps) {
  const { email: words } = useText(challengeText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  // the address that was given before, or this one, which is only to be confirmed
  const known = useOwnEmail();
  const asking = useSubmit('AskEmailCode', { handles: () => true });
  const confirming = useSubmit('ConfirmEmail', { handles: () => true });
  return (
    <CodeDialog
      words={{ ...words, before: known && known !== email ? words.before(email) : words.first(email) }}
      ask={async () => {
        const { email: to, againAt } = await asking.mutateAsync({ userGuid, email: companys ? '' : email, companys });
        return { to, againAt };
      }}
      confirm={(code) => confirming.mutateAsync({ userGuid, code })}
      onDone={onDone}
    />
  );
}
