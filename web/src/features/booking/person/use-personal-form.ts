import type { Person } from '#contract/people';
import type { Failure } from '../../../api/failure.ts';
import { isFault, sentence } from '../../../api/faults.ts';
import { asFailure } from '../../../api/send.ts';
import { useSubmit } from '../../../api/use-call.ts';
import { report } from '../../../api/account.ts';
import { withOverlay } from '../../../platform/feedback.ts';
import { useForm } from '../../../platform/form.ts';
import { locale, useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { draft, patchDraft } from '../draft.ts';
import { confirmLoss, pathOfStep } from '../flow.ts';
import {
  initialPersonal,
  PERSONAL_FIELDS,
  personalChange,
  personalProblems,
  type PersonalField,
} from '../../../parts/people/personal-form.ts';
import { personalText } from './text.ts';

/** Which field a refusal of the server belongs under. */
function fieldOf(failure: Failure): PersonalField | undefined {
  if (isFault(failure, 'phoneBad')) return 'phone';
  return isFault(failure, 'emailBad') ? 'email' : undefined;
}

/** Step 1: saves what was changed, then on to the packages of the city. */
export function usePersonalForm(person: Person, cityId: number | undefined) {
  const words = useText(personalText);
  const save = useSubmit('SavePersonalInfo', { handles: () => true });
  const form = useForm<PersonalField>({
    prefix: 'personal',
    fields: PERSONAL_FIELDS,
    initial: initialPersonal(person, cityId),
    check: (values) => personalProblems(person, values),
  });
  const submit = form.submit(async (values, again) => {
    const change = personalChange(person, values);
    const choice = { customerGuid: person.customerGuid, customerName: person.name, cityId: change.cityId };
    if (!(await confirmLoss(choice))) return;
    try {
      await withOverlay(words.saving, () => save.mutateAsync(change));
      patchDraft(choice);
      go(pathOfStep(draft(), 'package'));
    } catch (error) {
      const failure = asFailure(error);
      const field = fieldOf(failure);
      if (field) form.refuse(field, sentence(failure, locale()));
      else if (!isFault(failure, 'sessionExpired')) await report(failure, again);
    }
  });
  return { form, submit, busy: save.isPending };
}
