import type { Person } from '#contract/calls/people';
import { UserPlus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { report } from '../../../api/account.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { session } from '../../../platform/session.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { useDraft } from '../draft.ts';
import { changeDraft, toldAlreadyReserved } from '../flow.ts';
import { RelativeCard } from './RelativeCard.tsx';
import { RelativeSheet } from '../../../parts/people/RelativeSheet.tsx';
import { relativesText } from './text.ts';
import type { Relative } from '../../../parts/people/relatives.ts';

interface RelativeChoiceProps {
  people: readonly Person[];
  /** The relations the plan and the page are for. */
  covered: readonly Relative[];
  mayAdd: boolean;
  bookingId: number;
}

/** `person` absent: a new one is being added. */
type Editing = { person?: Person };
const CHOICE_ID = 'relative-choice';

export function RelativeChoice({ people, covered, mayAdd, bookingId }: RelativeChoiceProps) {
  const words = useText(relativesText);
  const { customerGuid } = useDraft();
  const mayBook = (person: Person) =>
    person.reason === null && (covered as readonly string[]).includes(person.relation);
  const known = people.find((person) => person.customerGuid === customerGuid || person.isSelected);
  const [chosen, setChosen] = useState(known && mayBook(known) ? known.customerGuid : undefined);
  const [missing, setMissing] = useState(false);
  const [editing, setEditing] = useState<Editing | null>(null);
  const sheet = editing && (
    <RelativeSheet
      {...editing}
      relations={covered}
      onClose={() => setEditing(null)}
      onSaved={(guid) => {
        setEditing(null);
        setChosen(guid);
        setMissing(false);
      }}
    />
  );

  async function book(event: FormEvent) {
    event.preventDefault();
    const person = people.find((one) => one.customerGuid === chosen && mayBook(one));
    setMissing(!person);
    if (!person) return document.querySelector<HTMLElement>(`#${CHOICE_ID} input:enabled`)?.focus();
    try {
      if (await toldAlreadyReserved(person.customerGuid, bookingId)) return;
      if (!(await changeDraft({ customerGuid: person.customerGuid, customerName: person.name }))) return;
      session.actFor({ guid: person.customerGuid, name: person.name, cityName: person.cityName });
      go(pathTo('/web/personal'));
    } catch (error) {
      await report(error, () => book(event));
    }
  }

  if (covered.length === 0) return <PlanForNobody />;
  const add = mayAdd && (
    <Button size="sm" icon={<UserPlus aria-hidden="true" size={18} />} onClick={() => setEditing({})}>
      {words.add}
    </Button>
  );
  if (people.length === 0) {
    return (
      <Card>
        <EmptyState title={words.none} headingLevel={2} actions={add}>
          {mayAdd ? words.noneText : words.noneNoAdd}
        </EmptyState>
        {sheet}
      </Card>
    );
  }
  return (
    <>
      <form noValidate onSubmit={(event) => void book(event)}>
        <Card title={words.legend} aside={add}>
          <fieldset id={CHOICE_ID} aria-describedby={missing ? `${CHOICE_ID}-error` : undefined}>
            <legend className="sr-only">{words.legend}</legend>
            <div className="grid gap-3 md:grid-cols-2">
              {people.map((person) => (
                <RelativeCard
                  key={person.customerGuid}
                  person={person}
                  covered={(covered as readonly string[]).includes(person.relation)}
                  checked={person.customerGuid === chosen}
                  onChoose={() => {
                    setChosen(person.customerGuid);
                    setMissing(false);
                  }}
                  onEdit={() => setEditing({ person })}
                />
              ))}
            </div>
            <FieldError id={CHOICE_ID} error={missing && words.missing} />
          </fieldset>
          {!mayAdd && <p className="mt-3 text-c text-ink-2">{words.noneNoAdd}</p>}
          <div className="mt-6 grid gap-2 md:flex md:justify-end md:gap-3">
            <Button type="submit" variant="primary" className="md:order-last">
              {words.book(people.find(({ customerGuid: guid }) => guid === chosen)?.name ?? '')}
            </Button>
          </div>
        </Card>
      </form>
      {sheet}
    </>
  );
}

function PlanForNobody() {
  const words = useText(relativesText);
  return (
    <Card>
      <EmptyState
        title={words.planForNobody}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/plan/$from', { from: 'relative' })} />}>
            {words.otherPlan}
          </Button>
        }
      >
        {words.planForNobodyText}
      </EmptyState>
    </Card>
  );
}
