import type { Person } from '#contract/calls/people';
import { useSaveForm } from '../../api/use-save-form.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import {
  absentFields,
  initialRelative,
  RELATIVE_FIELDS,
  RELATIVE_NAMES,
  relativePayload,
  relativeProblems,
  relativeSchema,
  type RelativeDraft,
} from './relative-form.ts';
import { relativeText } from './relative-text.ts';
import type { Relative } from './relatives.ts';

export function useRelativeForm(
  person: Person | undefined,
  onlyRelation: Relative | undefined,
  onSaved: (customerGuid: string) => void,
) {
  const words = useText(relativeText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const cityId = useSession((data) => data.identity?.userCityId ?? 0);
  return useSaveForm<'SaveRelative', RelativeDraft>({
    call: 'SaveRelative',
    schema: relativeSchema,
    prefix: 'relative',
    of: person?.customerGuid,
    keep: { secret: ['idNumber'] },
    fields: RELATIVE_FIELDS,
    names: RELATIVE_NAMES,
    initial: initialRelative(person, onlyRelation),
    check: (values) => relativeProblems(person, values),
    absent: absentFields,
    payload: (values) => relativePayload(person, values, { userGuid, cityId }),
    faults: { idNumberBad: 'idNumber', personTaken: 'idNumber', personNameBad: 'name', birthDateBad: 'birthDate' },
    onSaved: ({ customerGuid }) => {
      toast(words.saved);
      onSaved(customerGuid);
    },
  });
}
