import { useState } from 'react';
import type { PersonalDraft } from './personal-form.ts';
import { personText } from './person-text.ts';
import type { Form } from '../../platform/form.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { contactText } from './contact-text.ts';

interface PhoneFieldProps {
  form: Form<PersonalDraft>;
  /** The number that is known, masked; empty where there is none. */
  kept: string;
  error: string | undefined;
}

/** A masked number is read, not edited: it stands as it is until the person wants another one. */
export function PhoneField({ form, kept, error }: PhoneFieldProps) {
  const words = useText(contactText);
  const says = useText(personText);
  const [changing, setChanging] = useState(form.draft.phone !== kept);
  const field = form.field('phone');
  const change = (to: string) => {
    setChanging(to === '');
    form.set('phone', to);
    if (to) form.settle('phone', undefined);
    // the control that was pressed has gone
    setTimeout(() => document.getElementById(field.id)?.focus(), 0);
  };
  if (kept && !changing) {
    return (
      <div>
        <p className="text-label font-semibold">{says.phone}</p>
        <p className="mb-1 text-c text-ink-3">{words.phoneHint}</p>
        <div className="flex min-h-12 items-center justify-between gap-3 md:min-h-11">
          <span>{kept}</span>
          <Button id={field.id} size="sm" onClick={() => change('')}>
            {words.changePhone}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <TextField
      {...field}
      label={says.phone}
      hint={words.phoneHint}
      error={error}
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={20}
      {...(kept && {
        labelAction: (
          <button type="button" className="tap-44 text-brand-text underline" onClick={() => change(kept)}>
            {words.keepPhone}
          </button>
        ),
      })}
    />
  );
}
