import { challenges, type Challenge } from '../../platform/challenge.ts';
import { useStore } from '../../platform/store.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';

export function ChallengeDialogs() {
  const open = useStore(challenges, (value) => value.open);
  return open.map(({ challenge, answer }) => (
    <OneChallenge key={JSON.stringify(challenge)} challenge={challenge} onDone={answer} />
  ));
}

function OneChallenge({ challenge, onDone }: { challenge: Challenge; onDone: (passed: boolean) => void }) {
  if (challenge.kind === 'password') return <PasswordDialog onDone={onDone} />;
  if (challenge.kind === 'phone') return <PhoneDialog {...challenge} onDone={onDone} />;
  return <EmailDialog {...challenge} onDone={onDone} />;
}
