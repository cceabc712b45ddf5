import type { OpsPerson, OpsPersonRow, PersonState } from '#contract/ops/people';
import type { TagTone } from '../../ui/data/Tag.tsx';

export const STATE_TONE: Record<PersonState, TagTone> = {
  canEnter: 'ok',
  neverEntered: 'mute',
  disabled: 'bad',
  left: 'mute',
};

export const personKey = ({ company, personGuid }: OpsPersonRow): string => `${company.companyId}-${personGuid}`;

/** Whom a call is about. */
export const named = ({ company, personGuid }: OpsPerson) => ({ companyId: company.companyId, personGuid });

/** The same for a change: as it was seen. */
export const asSeen = (person: OpsPerson) => ({ ...named(person), mark: person.mark });

export interface PersonDialogProps {
  person: OpsPerson;
  onClose: () => void;
}
