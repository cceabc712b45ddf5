import type { Person } from '#contract/calls/people';
import type { ReactNode } from 'react';
import { personText } from '../../parts/people/person-text.ts';
import { RevealedValue } from '../../parts/people/RevealedValue.tsx';
import { useCityName } from './use-cities.ts';
import { challenge } from '../../platform/challenge.ts';
import { useText } from '../../platform/locale.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { informationText } from './information-text.ts';

/** How one is reached, and where one lives: one's own to change. */
export function ContactCard({ person, edit }: { person: Person; edit: ReactNode }) {
  const words = useText(informationText);
  const says = useText(personText);
  const city = useCityName(person);
  const isUnverified = person.email !== '' && !person.emailVerified;
  const rows = [
    {
      key: 'phone',
      label: says.phone,
      value: (
        <Marked verified={person.phoneVerified}>
          <RevealedValue person={person} field="phone" />
          <Companys kind="phone" person={person} />
        </Marked>
      ),
    },
    {
      key: 'email',
      label: says.email,
      value: (
        <Marked verified={person.emailVerified}>
          <span className="min-w-0 break-all">{person.email || '—'}</span>
          {isUnverified && (
            <button
              type="button"
              className="tap-44 text-brand-text underline underline-offset-2"
              onClick={() => void challenge({ kind: 'email', email: person.email })}
            >
              {words.verify}
            </button>
          )}
          <Companys kind="email" person={person} />
        </Marked>
      ),
    },
    { key: 'marital', label: says.marital, value: says.maritals[person.maritalStatus] },
    { key: 'city', label: words.city, value: city || '—' },
  ];
  return (
    <Card title={words.contact} aside={edit}>
      <KeyValueRows rows={rows} />
    </Card>
  );
}

/** Another number or address on the company's record: taken over like any new one, by the code sent to it. */
function Companys({ kind, person }: { kind: 'phone' | 'email'; person: Person }) {
  const words = useText(informationText);
  const { companyPhone: phone, companyEmail: email } = person;
  if (!(kind === 'phone' ? phone : email)) return null;
  return (
    <span className="flex w-full flex-wrap items-center justify-between gap-x-3 text-c text-ink-2">
      {kind === 'phone' ? words.companysPhone(phone) : words.companysEmail(email)}
      <button
        type="button"
        className="tap-44 text-brand-text underline underline-offset-2"
        onClick={() =>
          void challenge(
            kind === 'phone' ? { kind: 'phone', phone, companys: true } : { kind: 'email', email, companys: true },
          )
        }
      >
        {words.adopt}
      </button>
    </span>
  );
}

function Marked({ verified, children }: { verified: boolean; children: ReactNode }) {
  const words = useText(informationText);
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {children}
      {verified && <Tag tone="ok">{words.verified}</Tag>}
    </span>
  );
}
