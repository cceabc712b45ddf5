import { Suspense } from 'react';
import { challenges } from '../../platform/challenge.ts';
import { lazyPart } from '../../platform/lazy.ts';
import { useStore } from '../../platform/store.ts';

const ChallengeDialogs = lazyPart(() =>
  import('./ChallengeDialogs.tsx').then(({ ChallengeDialogs }) => ChallengeDialogs),
);

/** Where the password or a code is asked for; it is fetched when it is needed, which is seldom. */
export function ChallengeHost() {
  const isOpen = useStore(challenges, ({ open }) => open.length > 0);
  return (
    isOpen && (
      <Suspense>
        <ChallengeDialogs />
      </Suspense>
    )
  );
}
