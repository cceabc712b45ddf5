import { useSubmit } from '../../api/use-call.ts';
import { usePeople } from '../people/use-people.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { challengeText } from './text.ts';

export interface PhoneDialogProps {
  phone: string;
  /** The one the company has on record; phone is masked then. */
  companys?: boolean;
  onDone: (passed: boolean) => void;
}

export function PhoneDialog({ phone, companys = false, onDone }: PhoneDialogProps) {
  const { phone: words } = useText(challengeText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const self = usePeople().data?.relations.find(({ relation }) => relation === 'self');
  const asking = useSubmit('AskPhoneCode', { handles: () => true });
  const confirming = useSubmit('ConfirmPhone', { handles: () => true });
  return (
    <CodeDialog
      words={{ ...words, before: (self?.phone ? words.before : words.first)(spaced(phone)) }}
      ask={async () => {
        const { phone: to, againAt } = await asking.mutateAsync({ userGuid, phone: companys ? '' : phone, companys });
        return { to, againAt };
      }}
      confirm={(code) => confirming.mutateAsync({ userGuid, code })}
      onDone={onDone}
    />
  );
}

/** As people read it out: 138 0000 2316. */
const spaced = (phone: string): string => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
