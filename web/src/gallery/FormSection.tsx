import { type FormEvent, useState } from 'react';
import { Button } from '../ui/form/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { CheckChips } from '../ui/form/CheckChips.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { FormErrorSummary } from '../ui/form/FormErrorSummary.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { RadioCards } from '../ui/form/RadioCards.tsx';
import { RuleChecklist } from '../ui/form/RuleChecklist.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { StarRating } from '../ui/form/StarRating.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import type { GalleryText } from './text.ts';

export function FormSection({ text }: { text: GalleryText }) {
  const [attempt, setAttempt] = useState(0);
  const [secret, setSecret] = useState('abc');
  const refused = attempt > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  const rules = [
    secret.length >= 6 && secret.length <= 18,
    !secret.includes(' '),
    /[A-Z]/.test(secret) && /\d/.test(secret),
  ];
  return (
    <>
      <Card title={text.sections.form} className="g-wide">
        <form noValidate onSubmit={submit} className="g-stack">
          <FormErrorSummary
            title={text.errorTitle}
            attempt={attempt}
            items={
              refused
                ? [
                    { fieldId: 'g-phone', text: text.phoneBad },
                    { fieldId: 'g-agree', text: text.agreeBad },
                  ]
                : []
            }
          />
          <div className="g-two">
            <TextField label={text.account} placeholder={text.accountHint} autoComplete="off" />
            <TextField id="g-phone" label={text.phone} error={text.phoneBad} defaultValue="138000" inputMode="tel" />
            <TextField label={text.email} optionalMark={text.optional} hint="name@company.com" inputMode="email" />
            <TextField label={text.amount} prefix="¥" suffix={text.yuan} inputMode="decimal" />
            <TextField label={text.idNumber} readOnly value="310***********2316" />
            <SelectField label={text.city}>
              {text.cities.map((city) => (
                <option key={city}>{city}</option>
              ))}
            </SelectField>
            <div className="g-stack">
              <PasswordField
                label={text.password}
                labelAction={<a href="#forgot">{text.forgot}</a>}
                showLabel={text.show}
                hideLabel={text.hide}
                autoComplete="off"
                aria-describedby="g-rules"
                value={secret}
                onChange={(event) => setSecret(event.target.value)}
              />
              <RuleChecklist
                id="g-rules"
                label={text.rules}
                metLabel={text.met}
                unmetLabel={text.unmet}
                items={text.ruleItems.map((rule, index) => ({ text: rule, met: rules[index] ?? false }))}
              />
            </div>
            <TextArea label={text.feedback} hint={text.feedbackHint} maxLength={300} />
          </div>
          <Checkbox
            id="g-agree"
            error={refused ? text.agreeBad : undefined}
            label={
              <>
                {text.agree}
                <a href="#privacy">{text.privacy}</a>
              </>
            }
          />
          <Checkbox label={text.remember} defaultChecked disabled />
          <div className="g-row">
            <Button variant="primary" type="submit">
              {text.validate}
            </Button>
          </div>
        </form>
      </Card>
      <Card title={text.sections.choices} className="g-wide">
        <Choices text={text} />
      </Card>
    </>
  );
}

const PEOPLE = ['self', 'spouse', 'child'] as const;

function Choices({ text }: { text: GalleryText }) {
  const [who, setWho] = useState<(typeof PEOPLE)[number]>('self');
  const [other, setOther] = useState<(typeof PEOPLE)[number]>();
  const [stars, setStars] = useState(0);
  const [ticked, setTicked] = useState<string[]>(['0']);
  const items = PEOPLE.map((value, index) => ({
    value,
    title: value,
    ...text.people[index],
    disabledReason: value === 'child' ? text.ageReason : undefined,
  }));
  return (
    <div className="g-stack">
      <RadioCards legend={text.who} name="g-who" columns={3} items={items} value={who} onChange={setWho} />
      <RadioCards
        legend={text.who}
        hideLegend
        name="g-other"
        columns={2}
        items={items.slice(0, 2)}
        value={other}
        onChange={setOther}
        error={other ? undefined : text.choose}
      />
      <StarRating
        legend={text.rating}
        name="g-stars"
        value={stars}
        onChange={setStars}
        meanings={text.ratings}
        error={stars === 0 && text.choose}
      />
      <CheckChips
        legend={text.feedback}
        items={text.people.map(({ title }, index) => ({ value: String(index), label: title }))}
        values={ticked}
        onChange={setTicked}
      />
    </div>
  );
}
