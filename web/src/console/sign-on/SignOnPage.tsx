import { usePick, useText } from '../../platform/locale.ts';
import { text as typed, useAddressState } from '../../platform/address-state.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { KeysCard } from './KeysCard.tsx';
import { PartnerCard } from './PartnerCard.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { signOnText } from './text.ts';

const KEYS = { company: typed };

/** How people of one company sign on elsewhere. */
export function SignOnPage() {
  const words = useText(signOnText);
  const pick = usePick();
  const {
    state: { company },
    change,
  } = useAddressState(KEYS);
  const companies = useCall('OpsCompanies', {});
  const companyId = Number(company);
  return (
    <>
      <PageTitle text={words.intro}>{words.title}</PageTitle>
      <Card className="mb-4">
        <SelectField
          label={words.company}
          value={company}
          onChange={(event) => change({ company: event.target.value })}
        >
          <option value="">{words.chooseCompany}</option>
          {companies.data?.companies.map(({ companyId: id, name }) => (
            <option key={id} value={id}>
              {pick(name.zh, name.en)}
            </option>
          ))}
        </SelectField>
      </Card>
      {companyId > 0 && <OfCompany key={companyId} companyId={companyId} />}
    </>
  );
}

function OfCompany({ companyId }: { companyId: number }) {
  const words = useText(signOnText);
  const found = useCall('OpsSignOn', { companyId }, { keepPrevious: false });
  return (
    <Block query={found}>
      {(settings) => (
        <div className="grid grid-cols-1 gap-4">
          <Alert tone={settings.offered === 'no' ? 'warn' : 'info'}>{words.offered[settings.offered]}</Alert>
          <ProviderForm
            key={settings.provider?.updatedAt ?? ''}
            companyId={companyId}
            stored={settings.provider}
            redirectUri={settings.redirectUri}
            logoutUri={settings.logoutUri}
            waits={settings.waiting.provider}
          />
          <KeysCard companyId={companyId} settings={settings} />
          <PartnerCard companyId={companyId} />
        </div>
      )}
    </Block>
  );
}
