import type { Plan } from '#contract/calls/booking';
import { useEffect, useRef, useState } from 'react';
import { useBranding } from '../../../platform/branding.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { telHref, useText } from '../../../platform/locale.ts';
import { useParam, useSearchText } from '../../../platform/location.ts';
import { cameBack, go } from '../../../platform/navigation.ts';
import { usePageName } from '../../../platform/page-name.ts';
import { pathTo } from '../../../platform/paths.ts';
import { InnerPage } from '../../../parts/page/InnerPage.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { clearDraft, isFinished, loadDraft, useDraft, useDraftLoaded } from '../draft.ts';
import { isDone, type BookingFor } from '../flow.ts';
import { usePlans } from '../plan.ts';
import { Waiting } from '../placeholders.tsx';
import { StepBlock } from '../StepBlock.tsx';
import { relativesPath } from '../relatives/variants.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { planText } from './plan-text.ts';
import { ResumeCard } from './ResumeCard.tsx';
import { optionsOf, plansFor, plansWith, startBooking } from './start-booking.ts';

/** Where every booking begins. A half-done one is offered first; a single plan needs no choice. */
export function PlanPage() {
  const words = useText(planText);
  const from: BookingFor = useParam('from') === 'relative' ? 'relative' : 'self';
  const plans = usePlans();
  const loaded = useDraftLoaded();
  const draft = useDraft();
  const [decided, setDecided] = useState(false);
  // "Back" after an order was placed: it is among the records, and nothing is begun here.
  const [isOver] = useState(() => cameBack() && isFinished());
  useEffect(() => {
    if (isOver) go(pathTo('/web/examrecord'), { replace: true });
    else void loadDraft();
  }, [isOver]);
  const halfDone = loaded && !decided && isDone(draft, 'person');
  usePageName(halfDone ? words.resumePage : undefined);
  if (isOver) return null;
  return (
    <InnerPage title={halfDone ? words.resumePage : words.title} {...(!halfDone && { text: words.text })}>
      {!loaded && <Waiting />}
      {halfDone && (
        <ResumeCard
          draft={draft}
          onRestart={() => {
            clearDraft();
            setDecided(true);
          }}
        />
      )}
      {loaded && !halfDone && (
        <StepBlock query={plans}>
          {({ bookingInfoList }) => <Start from={from} plans={plansFor(bookingInfoList, from)} />}
        </StepBlock>
      )}
    </InnerPage>
  );
}

function Start({ from, plans }: { from: BookingFor; plans: Plan[] }) {
  const relatives = relativesPath(useSearchText('to'));
  const wished = Number(useSearchText('card')) || undefined;
  const offered = plansWith(plans, wished);
  const [only, second] = optionsOf(offered.filter(({ reason }) => reason?.fault !== 'cardNeeded'));
  const plan = only && !second && !only.plan.reason ? only.plan : undefined;
  const cardId = plan && only?.card?.id;
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    if (!plan || begun.current) return;
    begun.current = true;
    void startBooking(plan, from, { relatives, cardId, replace: true }).then((went) => setFailed(!went));
  }, [plan, cardId, from, relatives]);

  if (offered.length === 0) return <NoPlan from={from} />;
  if (plan && !failed) return <Waiting />;
  return (
    <PlanChoice
      plans={offered}
      onChoose={({ plan: chosen, card }) => void startBooking(chosen, from, { relatives, cardId: card?.id })}
    />
  );
}

function NoPlan({ from }: { from: BookingFor }) {
  const words = useText(planText);
  const hotline = useBranding()?.hotline;
  return (
    <Card>
      <EmptyState
        title={words.none}
        headingLevel={2}
        actions={
          <>
            <Button size="sm" render={<AppLink to={pathTo('/web/home')} />}>
              {words.home}
            </Button>
            {hotline && (
              <Button size="sm" variant="primary" render={<a href={telHref(hotline)} />}>
                {words.call(hotline)}
              </Button>
            )}
          </>
        }
      >
        {words.noneFor[from]}
      </EmptyState>
    </Card>
  );
}
