import type { Person } from '#contract/calls/people';
import type { RelativePlans } from '#contract/calls/personal';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { BarAction } from '../../parts/page/BarAction.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { RelativeSheet } from '../../parts/people/RelativeSheet.tsx';
import { RELATIVES } from '../../parts/people/relatives.ts';
import { usePeople } from '../../parts/people/use-people.ts';
import { toast } from '../../platform/feedback.ts';
import { wasInterrupted } from '../../platform/kept-input.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { relativePlanText } from './relative-plan-text.ts';
import { RelativePlanCard } from './RelativePlanCard.tsx';

/** `person` absent: a new one is being added. */
type Editing = { person?: Person };

/** /web/usercenter/relative_plan: one's relatives, and what each may still use. */
export function RelativePlanPage() {
  const words = useText(relativePlanText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const plans = useCall('RelativePlans', { userGuid }, { renewed: true });
  const people = usePeople();
  const [editing, setEditing] = useState<Editing | null>(() => (wasInterrupted('relative') ? {} : null));
  const mayAdd = plans.data?.addReason === null;
  const add = mayAdd && (
    <Button icon={<UserPlus aria-hidden="true" size={18} />} onClick={() => setEditing({})}>
      {words.add}
    </Button>
  );
  return (
    <CentrePage title={words.title} text={words.text} actions={add}>
      {mayAdd && <BarAction label={words.add} onPress={() => setEditing({})} />}
      <Block query={plans} placeholder={<Placeholder />} className="">
        {({ relatives, addReason }) => (
          <Block query={people} placeholder={<Placeholder />} className="">
            {({ relations }) => (
              <>
                <Relatives
                  people={relations.filter(({ relation }) => relation !== 'self')}
                  plans={relatives}
                  mayAdd={addReason === null}
                  onEdit={(person) => setEditing({ person })}
                  onAdd={() => setEditing({})}
                  onRefused={() => void plans.refetch()}
                />
                {addReason && relations.length > 1 && <p className="mt-3 text-c text-ink-2">{addReason.text}</p>}
              </>
            )}
          </Block>
        )}
      </Block>
      {editing && (
        <RelativeSheet
          {...editing}
          relations={RELATIVES}
          onClose={() => setEditing(null)}
          onSaved={() => setEditing(null)}
        />
      )}
    </CentrePage>
  );
}

interface RelativesProps {
  people: readonly Person[];
  plans: readonly RelativePlans[];
  mayAdd: boolean;
  onEdit: (person: Person) => void;
  onAdd: () => void;
  /** Something was booked meanwhile. */
  onRefused: () => void;
}

function Relatives({ people, plans, mayAdd, onEdit, onAdd, onRefused }: RelativesProps) {
  const words = useText(relativePlanText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const removing = useSubmit('RemoveRelative', { handles: () => true });
  const { ask, dialog } = useConfirm();
  const mayReturn = useCompanyInfo().data?.config.account.addRelatives ?? true;
  const text = mayReturn ? words.removeText : words.removeForGood;
  const remove = ({ customerGuid, name }: Person) =>
    ask({
      ...{ title: words.removeTitle(name), text, keep: words.keep, go: words.remove },
      ...{ doing: words.removing, destructive: true },
      work: async () => {
        await removing.mutateAsync({ userGuid, customerGuid });
        toast(words.removed);
      },
      onRefused,
    });
  if (people.length === 0)
    return (
      <Card>
        <EmptyState
          title={words.empty}
          headingLevel={2}
          actions={
            mayAdd && (
              <Button size="sm" variant="primary" onClick={onAdd}>
                {words.add}
              </Button>
            )
          }
        >
          {mayAdd ? words.emptyText : words.emptyNoAdd}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <ul aria-label={words.list} className="grid gap-3 md:gap-4">
        {people.map((person) => (
          <li key={person.customerGuid}>
            <RelativePlanCard
              person={person}
              plans={plans.find(({ customerGuid }) => customerGuid === person.customerGuid)}
              onEdit={() => onEdit(person)}
              onRemove={() => remove(person)}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

const Placeholder = () => (
  <div className="grid gap-3 md:gap-4">
    {[1, 2].map((row) => (
      <Card key={row}>
        <Skeleton className="h-5 w-1/4" />
        <Skeleton className="mt-4 h-32 w-full" shape="block" />
      </Card>
    ))}
  </div>
);
