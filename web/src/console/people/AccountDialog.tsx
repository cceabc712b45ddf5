import { useText } from '../../platform/locale.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { asSeen, named, type PersonDialogProps } from './person-look.ts';
import { peopleText } from './text.ts';

export type AccountChange = 'link' | 'enable' | 'appoint' | 'withdraw';

/** The changes of an account that a reason alone is typed for. */
export function AccountDialog({ person, change, onClose }: PersonDialogProps & { change: AccountChange }) {
  const words = useText(peopleText);
  if (change === 'link')
    return (
      <ChangeWithReason
        call="OpsPersonLink"
        payload={named(person)}
        title={words.linkTitle}
        text={words.linkText}
        action={words.linkDo}
        done={({ phone }) => words.linkDone(phone)}
        onClose={onClose}
      />
    );
  if (change === 'enable')
    return (
      <ChangeWithReason
        call="OpsPersonEnable"
        payload={asSeen(person)}
        title={words.enableTitle}
        text={words.enableText}
        action={words.enable}
        done={words.enableDone}
        onClose={onClose}
      />
    );
  const appoint = change === 'appoint';
  return (
    <ChangeWithReason
      call="OpsPersonHr"
      payload={{ ...named(person), appoint }}
      title={appoint ? words.appointTitle : words.withdrawTitle}
      text={appoint ? words.appointText : words.withdrawText}
      action={words.ask}
      done={words.asked}
      onClose={onClose}
    />
  );
}
