import { useCallback, useState } from 'react';
import { usePick, useText } from '../../platform/locale.ts';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { OpsReply } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { kitText } from '../kit/text.ts';
import { countText } from './columns.tsx';
import { pointsText } from './text.ts';

type Holder = OpsReply<'OpsPointsFind'>['people'][number];

export interface Chosen {
  companyId: number;
  person: Holder;
}

export interface ChoosePersonProps {
  chosen: Chosen | undefined;
  /** It is known whom it is for. */
  fixed: boolean;
  missing: boolean;
  onChoose: (chosen: Chosen | undefined) => void;
}

/** A company, and a person in it found by the facts an operator has at hand. */
export function ChoosePerson({ chosen, fixed, missing, onChoose }: ChoosePersonProps) {
  const words = useText(pointsText);
  const kit = useText(kitText);
  const pick = usePick();
  const companies = useCall('OpsCompanies', {}, { enabled: !fixed });
  const [companyId, setCompanyId] = useState('');
  const [typed, setTyped] = useState('');
  const search = useCallback(
    (next: string) => {
      setTyped(next);
      onChoose(undefined);
    },
    [onChoose],
  );
  const payload = { companyId: Number(companyId), text: typed };
  const found = useCall('OpsPointsFind', payload, {
    enabled: !fixed && companyId !== '' && typed !== '',
    keepPrevious: false,
  });
  const line = ({ name, employeeNo, department, balance }: Holder) =>
    [name, employeeNo || words.relative, department, words.holds(countText(balance))].filter(Boolean).join(' · ');
  if (fixed && chosen) return <p className="text-ink-2">{`${words.person}：${line(chosen.person)}`}</p>;
  const people = found.data?.people ?? [];
  return (
    <>
      <SelectField
        label={words.company}
        error={missing && !companyId ? words.need.company : undefined}
        value={companyId}
        onChange={(event) => {
          setCompanyId(event.target.value);
          onChoose(undefined);
        }}
      >
        <option value="">{words.chooseCompany}</option>
        {companies.data?.companies.map(({ companyId: id, name }) => (
          <option key={id} value={id}>
            {pick(name.zh, name.en)}
          </option>
        ))}
      </SelectField>
      {companyId && (
        <SearchField
          label={words.find}
          placeholder={words.find}
          value={typed}
          onSearch={search}
          clearLabel={kit.clear}
        />
      )}
      {found.data && people.length === 0 && typed && <p className="text-ink-2">{words.nobody}</p>}
      {people.length > 0 && (
        <SelectField
          label={words.person}
          error={missing ? words.need.person : undefined}
          value={chosen?.person.personGuid ?? ''}
          onChange={(event) => {
            const person = people.find(({ personGuid }) => personGuid === event.target.value);
            onChoose(person && { companyId: Number(companyId), person });
          }}
        >
          <option value="">{words.need.person}</option>
          {people.map((person) => (
            <option key={person.personGuid} value={person.personGuid}>
              {line(person)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
