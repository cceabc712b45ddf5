import type { Plan } from '#contract/calls/booking';
import type { Reason } from '#contract/reason';
import { useState, type FormEvent } from 'react';
import { usePick, useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { ReasonButton, ReasonNote } from '../reason.tsx';
import { planText } from './plan-text.ts';
import { usePlanWindow } from './plan-window.ts';
import { optionsOf, type PlanOption } from './start-booking.ts';

type Refused = Plan & { reason: Reason };
const isRefused = (plan: Plan): plan is Refused => plan.reason !== null;

/** Name, window, who pays. Unusable plans stand under the usable ones, with why. */
export function PlanChoice({ plans, onChoose }: { plans: readonly Plan[]; onChoose: (option: PlanOption) => void }) {
  const open = plans.filter((plan) => !isRefused(plan));
  const refused = plans.filter(isRefused);
  return (
    <div className="grid gap-3 md:gap-4">
      {open.length > 0 && <OpenPlans plans={open} onChoose={onChoose} />}
      {refused.map((plan) =>
        open.length > 0 ? <RefusedPlan key={plan.id} plan={plan} /> : <NotOpen key={plan.id} plan={plan} />,
      )}
    </div>
  );
}

const FIRST_ID = 'plan-first';

const keyOf = ({ plan, card }: PlanOption): string => `${plan.id}/${card?.id ?? ''}`;

function OpenPlans({ plans, onChoose }: { plans: readonly Plan[]; onChoose: (option: PlanOption) => void }) {
  const words = useText(planText);
  const pick = usePick();
  const windowOf = usePlanWindow();
  const options = optionsOf(plans);
  const [value, setValue] = useState<string>();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const option = options.find((each) => keyOf(each) === value);
    setMissing(!option);
    if (option) onChoose(option);
    else document.getElementById(FIRST_ID)?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Card>
        <RadioCards
          id={FIRST_ID}
          legend={words.legend}
          hideLegend
          name="plan"
          columns={2}
          value={value}
          onChange={(next) => {
            setValue(next);
            setMissing(false);
          }}
          error={missing ? words.missing : undefined}
          items={options.map(({ plan, card }) => ({
            value: keyOf({ plan, card }),
            title: pick(plan.name.zh, plan.name.en),
            text: (
              <>
                <span className="block">
                  {words.windowLabel} {windowOf(plan)}
                </span>
                <span className="block">{words.pays[plan.serviceGetMode]}</span>
                {card && (
                  <span className="block">
                    {pick(card.name.zh, card.name.en)} · {words.card(card.number, card.validTo, card.usesLeft)}
                  </span>
                )}
              </>
            ),
          }))}
        />
        <div className="mt-6 grid md:flex md:justify-end">
          <Button type="submit" variant="primary">
            {words.use}
          </Button>
        </div>
      </Card>
    </form>
  );
}

function RefusedPlan({ plan }: { plan: Refused }) {
  const words = useText(planText);
  const pick = usePick();
  const windowOf = usePlanWindow();
  return (
    <Card title={pick(plan.name.zh, plan.name.en)}>
      <p className="-mt-2 mb-3 text-c text-ink-2">
        {words.windowLabel} {windowOf(plan)}
      </p>
      <ReasonNote reason={plan.reason} />
    </Card>
  );
}

/** No plan can be used: the reason is the page's message. */
function NotOpen({ plan }: { plan: Refused }) {
  const words = useText(planText);
  const pick = usePick();
  const windowOf = usePlanWindow();
  return (
    <Card>
      <EmptyState title={plan.reason.text} headingLevel={2} actions={<ReasonButton reason={plan.reason} />}>
        <p>{pick(plan.name.zh, plan.name.en)}</p>
        <p>
          {words.windowLabel} {windowOf(plan)}
        </p>
      </EmptyState>
    </Card>
  );
}
