import { useState } from 'react';
import type { OpsPerson } from '#contract/ops/people';
import { isFault } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { asSeen, type PersonDialogProps } from './person-look.ts';
import { peopleText } from './text.ts';

/** The company's values as they are; of the others nothing is typed yet. */
const valuesOf = (person: OpsPerson) => ({
  ...{ name: '', employeeNo: person.employeeNo, department: person.department },
  employeeClass: String(person.employeeClass),
  employeeType: String(person.employeeType),
  vendorId: String(person.vendorId),
  ...{ phone: '', email: '', loginName: '', idNumber: '' },
});
type Values = ReturnType<typeof valuesOf>;
const NUMBERS = ['employeeClass', 'employeeType', 'vendorId'] as const;

/** Corrects the company's values, and of a person who never came how they are reached. */
export function CorrectDialog({ person, onOutdated, onClose }: PersonDialogProps & { onOutdated: () => void }) {
  const words = useText(peopleText);
  const correcting = useSubmit('OpsPersonCorrect', { handles: () => true });
  // untouched fields follow the person, should another operator be faster
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [isAsked, setAsked] = useState(false);
  const values: Values = { ...valuesOf(person), ...typed };
  const problemOf = (name: keyof Values): string | undefined => {
    if (name === 'employeeNo' && !values.employeeNo.trim()) return words.needNumber;
    return NUMBERS.some((each) => each === name) && !/^\d{1,9}$/.test(values[name]) ? words.needWhole : undefined;
  };
  const field = (name: keyof Values, label: string) => ({
    ...{ label, value: values[name], error: isAsked ? problemOf(name) : undefined, autoComplete: 'off' },
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = (reason: string) => {
    setAsked(true);
    if ((['employeeNo', ...NUMBERS] as const).some((name) => problemOf(name))) return;
    const { employeeClass, employeeType, vendorId, ...texts } = values;
    const numbers = {
      ...{ employeeClass: Number(employeeClass), employeeType: Number(employeeType) },
      vendorId: Number(vendorId),
    };
    correcting.mutate(
      { ...asSeen(person), ...texts, ...numbers, reason },
      {
        onSuccess: () => {
          onClose();
          toast(words.correctDone);
        },
        onError: (failure) => {
          if (isFault(failure, 'personChanged')) onOutdated();
        },
      },
    );
  };
  const number = { inputMode: 'numeric', maxLength: 9 } as const;
  return (
    <ReasonDialog
      title={words.correctTitle}
      text={words.correctText}
      action={words.correct}
      wide
      busy={correcting.isPending}
      failure={correcting.error}
      before={
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <TextField {...field('name', words.newName)} maxLength={120} />
            <TextField {...field('employeeNo', words.numberField)} maxLength={40} />
            <TextField {...field('department', words.department)} maxLength={80} />
            <TextField {...field('employeeClass', words.employeeClass)} {...number} />
            <TextField {...field('employeeType', words.employeeType)} {...number} />
            <TextField {...field('vendorId', words.vendorId)} {...number} />
          </div>
          {person.account.isCompanys && (
            <>
              <p className="text-ink-2">{words.contactText}</p>
              <div className="grid gap-4 md:grid-cols-2">
                <TextField {...field('phone', words.newPhone)} inputMode="tel" maxLength={20} />
                <TextField {...field('email', words.newEmail)} inputMode="email" maxLength={100} />
                <TextField {...field('loginName', words.newLogin)} maxLength={60} />
                <TextField {...field('idNumber', words.newIdNumber)} maxLength={40} />
              </div>
            </>
          )}
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
