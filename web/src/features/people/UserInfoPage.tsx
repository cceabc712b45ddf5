import type { Person } from '#contract/calls/people';
import { useEffect } from 'react';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { AskWhom } from '../../parts/people/AskWhom.tsx';
import { missingOf } from '../../parts/people/missing.ts';
import { usePeople } from '../../parts/people/use-people.ts';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { go } from '../../platform/navigation.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { nextTarget } from './user-info-form.ts';
import { userInfoText } from './user-info-text.ts';
import { UserInfoForm } from './UserInfoForm.tsx';

/** /web/userinfo/{next}: completes the missing data about oneself, then goes on. */
export function UserInfoPage() {
  const words = useText(userInfoText);
  const next = useParam('next') ?? '';
  const people = usePeople();
  return (
    <InnerPage title={words.title} text={words.text} narrow>
      <p className="mb-3 text-label text-ink-2 md:hidden">{words.text}</p>
      <Block query={people} placeholder={<Skeleton className="h-96 w-full" shape="block" />} className="">
        {({ relations }) => {
          const self = relations.find(({ relation }) => relation === 'self');
          return self && <Completed person={self} next={next} />;
        }}
      </Block>
    </InnerPage>
  );
}

/** A person who lacks nothing, or nothing any more, goes on at once. */
function Completed({ person, next }: { person: Person; next: string }) {
  const missing = missingOf(person);
  const isComplete = missing.length === 0;
  useEffect(() => {
    if (isComplete) go(nextTarget(next), { replace: true });
  }, [isComplete, next]);
  if (isComplete) return <Skeleton className="h-96 w-full" shape="block" />;
  return (
    <Card>
      <UserInfoForm person={person} missing={missing} onSaved={() => go(nextTarget(next), { replace: true })} />
      <AskWhom />
    </Card>
  );
}
