import { useState } from 'react';
import { useText } from '../../../platform/locale.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../kit/pane/Block.tsx';
import { useFieldName, useValueWords } from '../settings/setting-words.ts';
import { companiesText } from '../text.ts';

interface CompareCardProps {
  companyId: number;
  version: number;
  hasDraft: boolean;
}

const DRAFT = 0;

/** Two versions field by field; what they have in common is left out. */
export function CompareCard({ companyId, version, hasDraft }: CompareCardProps) {
  const words = useText(companiesText);
  const fieldName = useFieldName();
  const inWords = useValueWords();
  const [before, setBefore] = useState(hasDraft ? version : version - 1);
  const [after, setAfter] = useState(hasDraft ? DRAFT : version);
  const found = useCall('OpsCompanyCompare', { companyId, before, after });
  const all = Array.from({ length: version }, (_, at) => version - at);
  const choices = hasDraft ? [DRAFT, ...all] : all;
  const choose = (label: string, value: number, onChange: (value: number) => void) => (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {choices.map((each) => (
        <option key={each} value={each}>
          {each === DRAFT ? words.draftVersion : words.version(each)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Card title={words.compareTitle}>
      <div className="mb-4 grid max-w-120 grid-cols-2 gap-3">
        {choose(words.before, before, setBefore)}
        {choose(words.after, after, setAfter)}
      </div>
      <Block query={found} bare>
        {({ changes }) =>
          changes.length === 0 ? (
            <p className="text-ink-2">{words.same}</p>
          ) : (
            <ul>
              {changes.map((each) => (
                <li key={each.path} className="grid gap-1 border-t border-line py-3 text-label md:grid-cols-3 md:gap-4">
                  <span className="min-w-0 font-semibold">
                    {fieldName(each.path)}
                    <span className="block text-x font-normal break-all text-ink-3">{each.path}</span>
                  </span>
                  <span className="min-w-0 break-words text-ink-2">
                    <span className="sr-only">{words.before} </span>
                    <del>{inWords(each.path, each.before)}</del>
                  </span>
                  <span className="min-w-0 break-words">
                    <span className="sr-only">{words.after} </span>
                    <ins className="no-underline">{inWords(each.path, each.after)}</ins>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Block>
    </Card>
  );
}
