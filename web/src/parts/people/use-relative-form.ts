import type { Person } from '#contract/people';
import type { Failure } from '../../api/failure.ts';
import { isFault, sentence } from '../../api/faults.ts';
import { asFailure } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';
import { report } from '../../api/account.ts';
import { toast } from '../../platform/feedback.ts';
import { useForm } from '../../platform/form.ts';
import { locale, useText } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import {
  initialRelative,
  RELATIVE_FIELDS,
  relativePayload,
  relativeProblems,
  type RelativeField,
} from './relative-form.ts';
import { relativeText } from './relative-text.ts';
import type { Relative } from './relatives.ts';

/** Which field a refusal of the server belongs under. */
const fieldOf = (failure: Failure): RelativeField | undefined =>
  isFault(failure, 'idNumberBad', 'personTaken') ? 'idNumber' : undefined;

export function useRelativeForm(
  person: Person | undefined,
  onlyRelation: Relative | undefined,
  onSaved: (customerGuid: string) => void,
) {
  const words = useText(relativeText);
  const save = useSubmit('SaveRelative', { handles: () => true });
  const form = useForm<RelativeField>({
    prefix: 'relative',
    fields: RELATIVE_FIELDS,
    initial: initialRelative(person, onlyRelation),
    check: (values) => relativeProblems(person, values),
  });
  const submit = form.submit(async (values, again) => {
    const { identity } = session.get();
    if (!identity) return;
    try {
      const { customerGuid } = await save.mutateAsync(
        relativePayload(person, values, { userGuid: identity.userGuid, cityId: identity.userCityId }),
      );
      toast(words.saved);
      onSaved(customerGuid);
    } catch (error) {
      const failure = asFailure(error);
      const field = fieldOf(failure);
      if (field) form.refuse(field, sentence(failure, locale()));
      else if (!isFault(failure, 'sessionExpired')) await report(failure, again);
    }
  });
  return { form, submit, busy: save.isPending };
}
