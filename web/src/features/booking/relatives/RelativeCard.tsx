import type { Person } from '#contract/calls/people';
import { useText } from '../../../platform/locale.ts';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { personText, relationOf } from '../../../parts/people/person-text.ts';
import { ReasonNote } from '../reason.tsx';
import { relativesText } from './text.ts';

interface RelativeCardProps {
  person: Person;
  /** Whether the plan is for such a relative. */
  covered: boolean;
  checked: boolean;
  onChoose: () => void;
  onEdit: () => void;
}

export function RelativeCard({ person, covered, checked, onChoose, onEdit }: RelativeCardProps) {
  const words = useText(relativesText);
  const says = useText(personText);
  const relation = relationOf(person, says);
  const reason = person.reason?.text ?? (covered ? undefined : words.notCovered(relation));
  return (
    <ChoiceCard
      group="relative"
      value={person.customerGuid}
      checked={checked}
      onChange={onChoose}
      name={person.name}
      aside={
        <Tag tone="line">
          <span className="whitespace-nowrap">{relation}</span>
        </Tag>
      }
      text={[says.genders[person.gender], says.years(person.age), person.idNumber].filter(Boolean).join(says.comma)}
      more={
        <button
          type="button"
          aria-label={words.edit(person.name)}
          onClick={onEdit}
          className="tap-44 text-brand-text underline-offset-2 hover:underline"
        >
          {words.editShort}
        </button>
      }
      // This page is for choosing another person: there is nowhere else to send them.
      reason={reason && <ReasonNote reason={{ text: reason, next: 'none' }} />}
    />
  );
}
