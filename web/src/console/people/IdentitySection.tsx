import type { ReactNode } from 'react';
import type { OpsPerson } from '#contract/ops/people';
import type { PERSON_REVEALED } from '#contract/values/ops/people';
import { useText } from '../../platform/locale.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { useSubmit } from '../api/use-call.ts';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { Revealed } from '../kit/pane/Revealed.tsx';
import { named } from './person-look.ts';
import { peopleText } from './text.ts';

type Field = (typeof PERSON_REVEALED)[number];

const Small = ({ children }: { children: ReactNode }) => <span className="block text-x text-ink-3">{children}</span>;

/** Whose a value is: the company's is corrected by one operator, the person's own by two. */
function Owned({ by, children }: { by: 'company' | 'person'; children: ReactNode }) {
  const words = useText(peopleText);
  return (
    <span className="flex items-start justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <Tag tone={by === 'person' ? 'info' : 'mute'}>{words.owner[by]}</Tag>
    </span>
  );
}

/** Masked, each value to be shown whole for half a minute with a reason. */
export function IdentitySection({ person }: { person: OpsPerson }) {
  const words = useText(peopleText);
  const { day } = useMoment();
  const reveal = useSubmit('OpsPersonReveal', { handles: () => true });
  const owner = person.account.isCompanys ? 'company' : 'person';
  const whole = (field: Field) =>
    person[field] ? (
      <Revealed
        what={words[field]}
        masked={person[field]}
        reveal={reveal}
        onAsk={(reason) => reveal.mutateAsync({ ...named(person), field, reason })}
      />
    ) : (
      words.none
    );
  const checked = (isVerified: boolean) => (isVerified ? words.verified : words.unverified);
  const { phone, email } = person;
  return (
    <PaneSection title={words.identity}>
      <KeyValueRows
        plain
        rows={[
          {
            key: 'name',
            label: words.name,
            value: (
              <Owned by="company">
                {whole('name')}
                <Small>{`${words.gender[person.gender]} · ${words.age(person.age)}`}</Small>
              </Owned>
            ),
          },
          { key: 'idNumber', label: words.idNumber, value: <Owned by={owner}>{whole('idNumber')}</Owned> },
          {
            key: 'phone',
            label: words.phone,
            value: (
              <Owned by={owner}>
                {whole('phone')}
                {phone && (
                  <Small>
                    {[checked(person.phoneVerified), person.phoneSince && day(person.phoneSince.slice(0, 10))]
                      .filter(Boolean)
                      .join(' · ')}
                  </Small>
                )}
              </Owned>
            ),
          },
          {
            key: 'email',
            label: words.email,
            value: (
              <Owned by={owner}>
                {whole('email')}
                {email && <Small>{checked(person.emailVerified)}</Small>}
              </Owned>
            ),
          },
        ]}
      />
    </PaneSection>
  );
}

export function JobSection({ person }: { person: OpsPerson }) {
  const words = useText(peopleText);
  const { day } = useMoment();
  const row = (key: string, label: string, value: ReactNode) => ({
    ...{ key, label },
    value: <Owned by="company">{value}</Owned>,
  });
  return (
    <PaneSection title={words.job}>
      <KeyValueRows
        plain
        rows={[
          row('number', words.numberField, person.employeeNo || words.none),
          row('department', words.department, person.department || words.none),
          row('class', words.employeeClass, person.employeeClass),
          row('type', words.employeeType, person.employeeType),
          row('vendor', words.vendorId, person.vendorId || words.none),
          ...(person.lastDay ? [row('lastDay', words.lastDay, day(person.lastDay))] : []),
        ]}
      />
    </PaneSection>
  );
}
