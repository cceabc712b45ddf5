import { useState } from 'react';
import { today } from '../../platform/clock.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { RadioChips } from '../../ui/form/RadioChips.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { OpsPayload } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { USE_KINDS } from '#contract/values/services';
import { servicesText } from './text.ts';

type Typed = Omit<OpsPayload<'OpsServiceGrant'>, 'companyId' | 'reason'> & { companyId: string };
type TextOf = 'employeeNo' | 'name' | 'nameEng' | 'about' | 'aboutEng' | 'from' | 'to' | 'use';

const emptyGrant = (): Typed => ({
  ...{ companyId: '', employeeNo: '', name: '', nameEng: '', about: '', aboutEng: '' },
  ...{ from: today(), to: today(), useKind: 'link', use: '' },
});

/** To one employee, by number; typed text stays when it is refused. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const words = useText(servicesText);
  const pick = usePick();
  const companies = useCall('OpsCompanies', {}).data?.companies ?? [];
  const [typed, setTyped] = useState<Typed>(emptyGrant);
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const field = (name: TextOf) => ({
    value: typed[name] ?? '',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <ChangeWithReason
      call="OpsServiceGrant"
      payload={{ ...typed, companyId: Number(typed.companyId) }}
      title={words.grant}
      text={words.grantText}
      action={words.grantDo}
      done={words.granted}
      wide
      onClose={onClose}
      before={
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            label={words.company}
            value={typed.companyId}
            onChange={(event) => set({ companyId: event.target.value })}
          >
            <option value="">{words.chooseCompany}</option>
            {companies.map(({ companyId, name }) => (
              <option key={companyId} value={companyId}>
                {pick(name.zh, name.en)}
              </option>
            ))}
          </SelectField>
          <TextField label={words.employeeNo} maxLength={40} {...field('employeeNo')} />
          <TextField label={words.name} maxLength={60} {...field('name')} />
          <TextField label={words.nameEng} maxLength={60} {...field('nameEng')} />
          <TextField label={words.about} optionalMark={words.optional} maxLength={200} {...field('about')} />
          <TextField label={words.aboutEng} optionalMark={words.optional} maxLength={200} {...field('aboutEng')} />
          <TextField type="date" label={words.from} {...field('from')} />
          <TextField type="date" label={words.to} {...field('to')} />
          <RadioChips
            legend={words.useKind}
            items={USE_KINDS.map((value) => ({ value, label: words.use[value] }))}
            value={typed.useKind}
            onChange={(useKind) => set({ useKind, use: '' })}
          />
          {typed.useKind !== 'booking' && (
            <TextField
              label={words[typed.useKind]}
              hint={typed.useKind === 'link' ? words.linkHint : words.codeHint}
              maxLength={300}
              {...field('use')}
            />
          )}
        </div>
      }
    />
  );
}
