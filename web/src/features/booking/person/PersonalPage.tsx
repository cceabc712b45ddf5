import type { Person } from '#contract/calls/people';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useDraft } from '../draft.ts';
import { useStepGuard } from '../flow.ts';
import { CardLines } from '../placeholders.tsx';
import { usePlan } from '../plan.ts';
import { StepBlock } from '../StepBlock.tsx';
import { Wizard } from '../Wizard.tsx';
import { PersonStep } from './PersonStep.tsx';
import { PlanAside } from './PlanAside.tsx';
import { usePeople } from '../../../parts/people/use-people.ts';
import { personalText } from './text.ts';

/** /web/personal: step 1. */
export function PersonalPage() {
  const ready = useStepGuard('person');
  return ready ? <Personal /> : null;
}

function Personal() {
  const words = useText(personalText);
  const people = usePeople();
  const plan = usePlan();
  const { customerGuid } = useDraft();
  const chosen = (all: readonly Person[]) => all.find((person) => person.customerGuid === customerGuid);
  const person = people.data && chosen(people.data.relations);
  if (person)
    return <PersonStep key={person.customerGuid} person={person} people={people.data?.relations ?? []} plan={plan} />;
  return (
    <Wizard
      step="person"
      title={words.title}
      text={words.text}
      aside={<PlanAside plan={plan} />}
      asideLabel={words.planTitle}
    >
      <StepBlock query={people} placeholder={<CardLines rows={2} />}>
        {() => <NobodyChosen />}
      </StepBlock>
    </Wizard>
  );
}

/** The draft is for a person who is no longer on one's list, or has none yet. */
function NobodyChosen() {
  const words = useText(personalText);
  return (
    <Card>
      <EmptyState
        title={words.gone}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/plan/$from', { from: 'self' })} />}>
            {words.goneGo}
          </Button>
        }
      >
        {words.goneText}
      </EmptyState>
    </Card>
  );
}
