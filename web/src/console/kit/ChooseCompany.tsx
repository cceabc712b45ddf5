import { useText, usePick } from '../../platform/locale.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useCall } from '../api/use-call.ts';
import { kitText } from './text.ts';

/** Of pages that are about one company: nothing is shown until it is chosen. */
export function ChooseCompany({ value, onChange }: { value: string; onChange: (companyId: string) => void }) {
  const words = useText(kitText);
  const pick = usePick();
  const companies = useCall('OpsCompanies', {}).data?.companies ?? [];
  return (
    <div className="mb-4 rounded-card border border-line bg-white p-3 md:px-4">
      <SelectField
        label={words.theCompany}
        className="md:max-w-96"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{words.chooseCompany}</option>
        {companies.map(({ companyId, code, name }) => (
          <option key={companyId} value={companyId}>
            {`${pick(name.zh, name.en)} (${code})`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
