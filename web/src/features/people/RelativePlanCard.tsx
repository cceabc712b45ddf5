import type { Person } from '#contract/calls/people';
import type { RelativePlans } from '#contract/calls/personal';
import { Pencil, Trash2 } from 'lucide-react';
import { personText, relationOf } from '../../parts/people/person-text.ts';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { relativePlanText } from './relative-plan-text.ts';

interface RelativePlanCardProps {
  person: Person;
  /** Undefined for a moment after a relative was added. */
  plans: RelativePlans | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

export function RelativePlanCard({ person, plans, onEdit, onRemove }: RelativePlanCardProps) {
  const words = useText(relativePlanText);
  const says = useText(personText);
  const language = useLocale();
  const born = formatDay(person.birthDate, language, { weekday: false });
  const relation = (
    <Tag tone="line">
      <span className="whitespace-nowrap">{relationOf(person, says)}</span>
    </Tag>
  );
  return (
    <Card title={person.name} aside={relation}>
      <KeyValueRows
        columns={2}
        rows={[
          { key: 'gender', label: says.gender, value: says.genders[person.gender] },
          { key: 'born', label: says.birthDate, value: says.born(born, person.age) },
          { key: 'idType', label: says.idType, value: says.idTypes[person.idType] },
          { key: 'idNumber', label: says.idNumber, value: person.idNumber || words.noId },
        ]}
      />
      <h3 className="mt-4 text-label font-semibold">{words.plans}</h3>
      {plans && plans.plans.length === 0 && <p className="mt-1 text-c text-ink-3">{words.noPlans}</p>}
      <ul className="mt-1">
        {plans?.plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-3">
        {plans?.removeReason && <p className="min-w-0 flex-1 basis-60 text-c text-ink-3">{plans.removeReason.text}</p>}
        <Button
          size="sm"
          icon={<Trash2 aria-hidden="true" size={16} />}
          aria-label={words.removeOf(person.name)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
        <Button
          size="sm"
          icon={<Pencil aria-hidden="true" size={16} />}
          aria-label={words.editOf(person.name)}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
      </div>
    </Card>
  );
}

function PlanRow({ plan }: { plan: RelativePlans['plans'][number] }) {
  const words = useText(relativePlanText);
  const pick = usePick();
  const language = useLocale();
  const until = plan.until ? words.until(formatDay(plan.until, language, { weekday: false })) : words.noEnd;
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{pick(plan.name.zh, plan.name.en)}</span>
        {!plan.reason && <Tag tone="ok">{words.usable}</Tag>}
      </div>
      <p className="text-c text-ink-2">{`${words.left(plan.left, plan.uses)} · ${until}`}</p>
      {plan.reason && <p className="text-c text-warn">{plan.reason.text}</p>}
    </li>
  );
}
