import { useEffectEvent, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { toast } from '../../platform/feedback.ts';
import { problemText, type FieldOf, type Form } from '../../platform/form.ts';
import { useText } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { formText } from './text.ts';

export interface SaveFormProps<V extends object> {
  form: Pick<Form<V>, 'problems' | 'summary' | 'attempt' | 'isKept'>;
  submit: (event: FormEvent) => Promise<void>;
  /** The form's own words for its problems, by kind. */
  words: Record<string, unknown>;
  /** For a button that stands outside of it. */
  id?: string;
  className?: string;
  /** Gets what each field has to say about itself. */
  children: (errorOf: (field: FieldOf<V>) => string | undefined) => ReactNode;
}

/** The frame of a form that saves: the summary on top when it was refused, the fields below. */
export function SaveForm<V extends object>({ form, submit, words, id, className, children }: SaveFormProps<V>) {
  const common = useText(formText);
  const errorOf = (field: FieldOf<V>) => problemText(form.problems[field], { ...common, ...words });
  const errors = form.summary(errorOf);
  const ref = useRef<HTMLFormElement>(null);
  const closed = useEffectEvent(() => {
    if (form.isKept() && session.get().identity) toast(common.kept);
  });
  // a sheet is closed more easily than a page is left: that nothing is lost is said there
  useLayoutEffect(() => {
    if (ref.current?.closest('dialog')) return () => closed();
  }, []);
  return (
    <form ref={ref} id={id} noValidate onSubmit={(event) => void submit(event)} className={className}>
      <FormErrorSummary title={common.summary(errors.length)} items={errors} attempt={form.attempt} />
      {children(errorOf)}
    </form>
  );
}
