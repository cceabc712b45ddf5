import { useEffect } from 'react';
import { useText } from '../../../platform/locale.ts';
import { go, here } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { InnerPage } from '../../../parts/page/InnerPage.tsx';
import { isFinished, loadDraft, useDraft, useDraftLoaded } from '../draft.ts';
import { usePeople } from '../../../parts/people/use-people.ts';
import { Waiting } from '../placeholders.tsx';
import { usePlans } from '../plan.ts';
import { StepBlock } from '../StepBlock.tsx';
import { RelativeChoice } from './RelativeChoice.tsx';
import { relativesText } from './text.ts';
import { RELATIVES, type Relative } from '../../../parts/people/relatives.ts';

/** /web/relative and the customer family's page: who may be chosen is what the plan says. */
export function RelativesPage() {
  const words = useText(relativesText);
  return <Relatives title={words.title} text={words.text} allowed={RELATIVES} />;
}

/** /web/relative_parent: the same for parents only. */
export function ParentsPage() {
  const words = useText(relativesText);
  return <Relatives title={words.parentsTitle} text={words.parentsText} allowed={['parent']} />;
}

interface RelativesProps {
  title: string;
  text: string;
  /** The relatives of the page; the plan may narrow them further. */
  allowed: readonly Relative[];
}

function Relatives({ title, text, allowed }: RelativesProps) {
  const loaded = useDraftLoaded();
  const { bookingId } = useDraft();
  const plans = usePlans();
  const people = usePeople();
  const planMissing = loaded && bookingId === undefined;
  useEffect(() => void loadDraft(), []);
  useEffect(() => {
    if (!planMissing) return;
    if (isFinished()) go(pathTo('/web/examrecord'), { replace: true });
    else go(pathTo('/web/plan/$from', { from: 'relative' }, { to: here() }), { replace: true });
  }, [planMissing]);
  return (
    <InnerPage title={title} text={text}>
      {bookingId === undefined ? (
        <Waiting />
      ) : (
        <StepBlock query={plans}>
          {({ bookingInfoList }) => {
            const plan = bookingInfoList.find(({ id }) => id === bookingId);
            const covered = allowed.filter((relation) => plan?.forWhom.includes(relation));
            return (
              <StepBlock query={people}>
                {({ relations, mayAdd }) => (
                  <RelativeChoice
                    people={relations.filter(({ relation }) => relation !== 'self')}
                    covered={covered}
                    mayAdd={mayAdd}
                    bookingId={bookingId}
                  />
                )}
              </StepBlock>
            );
          }}
        </StepBlock>
      )}
    </InnerPage>
  );
}
