import type { City, Plan } from '#contract/calls/booking';
import type { Person } from '#contract/calls/people';
import { useState } from 'react';
import { AppLink } from '../../../platform/AppLink.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SaveForm } from '../../../parts/form/SaveForm.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useDraft } from '../draft.ts';
import { CardLines } from '../placeholders.tsx';
import { ReasonNote } from '../reason.tsx';
import { StepBlock } from '../StepBlock.tsx';
import { Wizard } from '../Wizard.tsx';
import { IdentityCard } from '../../../parts/people/IdentityCard.tsx';
import { PhoneField } from '../../../parts/people/PhoneField.tsx';
import { contactText } from '../../../parts/people/contact-text.ts';
import { PlanAside } from './PlanAside.tsx';
import { usePlanCities } from './people.ts';
import { personText } from '../../../parts/people/person-text.ts';
import { personalText } from './text.ts';
import { usePersonalForm } from './use-personal-form.ts';
import { useSwitchPerson } from './use-switch-person.ts';
import { WhoCard, type Who } from './WhoCard.tsx';

const FORM_ID = 'personal-form';

interface PersonStepProps {
  person: Person;
  people: readonly Person[];
  plan: Plan | undefined;
}

/** The person, their data, and the fields they may still change. A person who cannot be booked at all stops here. */
export function PersonStep({ person, people, plan }: PersonStepProps) {
  const words = useText(personalText);
  const cities = usePlanCities(person.customerGuid, person.cityId);
  const isChange = useDraft().oldOrderId !== undefined;
  const actual: Who = person.relation === 'self' ? 'self' : 'relative';
  const [who, setWho] = useState<Who>(actual);
  const switchTo = useSwitchPerson(people, plan);
  const bookable = person.reason === null;
  const next = (
    <Button type="submit" form={FORM_ID} variant="primary" block>
      {words.next}
    </Button>
  );
  // Another person is only marked: typed data is kept, and this button leads on to them.
  const toOther = who !== actual && (
    <Button variant="primary" block onClick={() => void switchTo(who)}>
      {who === 'self' ? words.toSelf : words.toFamily}
    </Button>
  );
  const action = toOther || (bookable && cities.data && next);
  return (
    <Wizard
      step="person"
      title={words.title}
      text={words.text}
      aside={<PlanAside plan={plan} />}
      asideLabel={words.planTitle}
      {...(action && { bar: { action } })}
    >
      {/* A change stays with the person it was booked for. */}
      {!isChange && <WhoCard who={who} onWho={setWho} person={person} people={people} plan={plan} />}
      {toOther ? (
        <div className="flex justify-end max-md:hidden">
          <div>{toOther}</div>
        </div>
      ) : (
        <>
          {person.reason && <ReasonNote reason={person.reason} />}
          <IdentityCard person={person} />
          {bookable && (
            <StepBlock query={cities} placeholder={<CardLines rows={2} />}>
              {({ cities: offered, defaultCityId }) => (
                <PersonForm person={person} cities={offered} defaultCityId={defaultCityId} />
              )}
            </StepBlock>
          )}
        </>
      )}
    </Wizard>
  );
}

function PersonForm({ person, cities, defaultCityId }: { person: Person; cities: City[]; defaultCityId: number }) {
  const words = useText(personalText);
  const says = useText(personText);
  const asks = useText(contactText);
  const pick = usePick();
  const { cityId = defaultCityId } = useDraft();
  const offered = cities.some(({ id }) => id === cityId) ? cityId : undefined;
  const { form, submit, busy } = usePersonalForm(person, offered);
  const nowhere = cities.find(({ id }) => String(id) === form.draft.city)?.reason;
  const toCity = () => document.getElementById(form.idOf('city'))?.focus();
  return (
    <SaveForm
      id={FORM_ID}
      form={form}
      submit={submit}
      words={{ ...says, ...asks, ...words }}
      className="grid gap-3 md:gap-4"
    >
      {(errorOf) => (
        <>
          <Card title={words.formTitle}>
            <div className="grid gap-4 md:grid-cols-2 md:gap-x-6 md:gap-y-5">
              <SelectField
                {...form.field('marital')}
                error={errorOf('marital')}
                label={says.marital}
                hint={words.maritalHint}
              >
                <option value="">{says.choose}</option>
                <option value="single">{says.maritals.single}</option>
                <option value="married">{says.maritals.married}</option>
              </SelectField>
              <SelectField {...form.field('city')} error={errorOf('city')} label={words.city} hint={words.cityHint}>
                <option value="">{says.choose}</option>
                {cities.map(({ id, name, englishName }) => (
                  <option key={id} value={id}>
                    {pick(name, englishName)}
                  </option>
                ))}
              </SelectField>
              <PhoneField form={form} kept={person.phone} error={errorOf('phone')} />
              <TextField
                {...form.field('email')}
                label={says.email}
                optionalMark={person.relation !== 'self' && words.optional}
                hint={asks.emailHint}
                error={errorOf('email')}
                inputMode="email"
                autoComplete="email"
                maxLength={100}
              />
            </div>
            {nowhere && (
              <div className="mt-4">
                <ReasonNote reason={nowhere} onNext={{ otherCity: toCity }} />
              </div>
            )}
          </Card>
          <Checkbox
            id={form.idOf('consent')}
            checked={form.draft.consent}
            onChange={(event) => form.control('consent').onChange(event.target.checked)}
            error={errorOf('consent')}
            label={words.consent}
          />
          <div className="mt-2 flex items-center justify-between gap-3 max-md:hidden">
            <Button render={<AppLink to={pathTo('/web/home')} />}>{words.home}</Button>
            <Button type="submit" variant="primary" busy={busy}>
              {words.next}
            </Button>
          </div>
        </>
      )}
    </SaveForm>
  );
}
