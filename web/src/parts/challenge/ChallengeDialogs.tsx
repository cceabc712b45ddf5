import { challenges } from '../../platform/challenge.ts';
import { useStore } from '../../platform/store.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';

export function ChallengeDialogs() {
  const open = useStore(challenges, (value) => value.open);
  return open.map(({ challenge, answer }) =>
    challenge.kind === 'password' ? (
      <PasswordDialog key="password" onDone={answer} />
    ) : (
      <PhoneDialog key={challenge.phone} phone={challenge.phone} onDone={answer} />
    ),
  );
}
