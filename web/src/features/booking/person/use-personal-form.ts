import type { Person } from '#contract/calls/people';
import { useSaveForm } from '../../../api/use-save-form.ts';
import {
  initialPersonal,
  missingPersonal,
  PERSONAL_FIELDS,
  PERSONAL_NAMES,
  personalChange,
  personalSchema,
  type PersonalDraft,
} from '../../../parts/people/personal-form.ts';
import { useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { draft, patchDraft } from '../draft.ts';
import { confirmLoss, pathOfStep } from '../flow.ts';
import { personalText } from './text.ts';

/** Step 1: saves the changed fields, then on to the packages of the city. */
export function usePersonalForm(person: Person, cityId: number | undefined) {
  const words = useText(personalText);
  const choiceOf = ({ city }: PersonalDraft) => ({
    customerGuid: person.customerGuid,
    customerName: person.name,
    cityId: Number(city),
  });
  return useSaveForm<'SavePersonalInfo', PersonalDraft>({
    call: 'SavePersonalInfo',
    schema: personalSchema,
    prefix: 'personal',
    fields: PERSONAL_FIELDS,
    names: PERSONAL_NAMES,
    of: person.customerGuid,
    initial: initialPersonal(person, cityId),
    // agreed to anew each time
    keep: { anew: ['consent'] },
    check: (values) => missingPersonal(values, person),
    payload: (values) => personalChange(person, values),
    faults: { phoneBad: 'phone', emailBad: 'email' },
    overlay: words.saving,
    before: (values) => confirmLoss(choiceOf(values)),
    onSaved: (_, values) => {
      patchDraft(choiceOf(values));
      go(pathOfStep(draft(), 'package'));
    },
  });
}
