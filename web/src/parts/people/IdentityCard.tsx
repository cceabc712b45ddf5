import type { Person } from '#contract/calls/people';
import { Lock } from 'lucide-react';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { AskWhom } from './AskWhom.tsx';
import { personText, relationOf } from './person-text.ts';
import { identityText } from './identity-text.ts';
import { RevealedValue } from './RevealedValue.tsx';

/** Facts HR or an earlier page has given are read, not asked again. */
export function IdentityCard({ person }: { person: Person }) {
  const words = useText(identityText);
  const says = useText(personText);
  const language = useLocale();
  const isEmployee = person.relation === 'self';
  const born = formatDay(person.birthDate, language, { weekday: false });
  const rows = [
    { key: 'name', label: says.name, value: person.name },
    ...(isEmployee ? [] : [{ key: 'relation', label: says.relation, value: relationOf(person, says) }]),
    { key: 'gender', label: says.gender, value: says.genders[person.gender] },
    { key: 'idType', label: says.idType, value: says.idTypes[person.idType] },
    { key: 'idNumber', label: says.idNumber, value: <RevealedValue person={person} field="idNumber" /> },
    { key: 'born', label: says.birthDate, value: says.born(born, person.age) },
    ...(isEmployee
      ? [
          { key: 'no', label: words.employeeNo, value: person.employeeNo },
          { key: 'department', label: words.department, value: person.department },
          { key: 'type', label: words.employeeType, value: words.employeeTypes[person.employeeType] },
        ]
      : []),
  ];
  const note = (
    <span className="flex items-center gap-1">
      <Lock aria-hidden="true" size={16} strokeWidth={1.75} />
      {words.hrNote}
    </span>
  );
  return (
    <Card title={isEmployee ? words.hrTitle : words.relativeTitle} aside={isEmployee && note}>
      <KeyValueRows columns={2} rows={rows.map((row) => ({ ...row, value: row.value || '—' }))} />
      {isEmployee && <AskWhom />}
    </Card>
  );
}
