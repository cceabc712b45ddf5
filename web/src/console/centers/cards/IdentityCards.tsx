import { MOST_CITIES } from '#contract/values/ops/centers';
import { usePick, useText } from '../../../platform/locale.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useCall } from '../../api/use-call.ts';
import { centersText } from '../text.ts';
import { fieldId, type CardProps } from './card-props.ts';
import { BothFields, LineField } from './fields.tsx';

const GRID = 'grid gap-4 md:grid-cols-2';

export function IdentityCard(props: CardProps) {
  const words = useText(centersText);
  return (
    <Card title={words.groups.identity}>
      <div className={GRID}>
        <LineField {...props} name="code" maxLength={20} />
        <LineField {...props} name="sortOrder" maxLength={4} inputMode="numeric" />
        <BothFields {...props} name="name" maxLength={60} />
        <ChainField {...props} />
        <LineField {...props} name="opensOn" type="date" />
      </div>
    </Card>
  );
}

function ChainField({ draft, change, errorOf }: CardProps) {
  const words = useText(centersText);
  const pick = usePick();
  const chains = useCall('OpsChains', {}).data?.chains ?? [];
  return (
    <SelectField
      id={fieldId('chainId')}
      label={words.fields.chainId}
      hint={words.fieldHints.chainId}
      error={errorOf('chainId')}
      value={draft.chainId}
      onChange={(event) => change({ chainId: event.target.value })}
    >
      <option value="">{words.choose}</option>
      {chains.map(({ chainId, name }) => (
        <option key={chainId} value={chainId}>
          {pick(name.zh, name.en)}
        </option>
      ))}
    </SelectField>
  );
}

export function PlaceCard(props: CardProps) {
  const words = useText(centersText);
  const pick = usePick();
  const cities = useCall('OpsCities', { pageSize: MOST_CITIES }).data?.rows ?? [];
  const { draft, change, errorOf } = props;
  return (
    <Card title={words.groups.place}>
      <div className={GRID}>
        <SelectField
          id={fieldId('cityId')}
          className="md:col-span-2"
          label={words.fields.cityId}
          error={errorOf('cityId')}
          value={draft.cityId}
          onChange={(event) => change({ cityId: event.target.value })}
        >
          <option value="">{words.choose}</option>
          {cities.map(({ cityId, name }) => (
            <option key={cityId} value={cityId}>
              {pick(name.zh, name.en)}
            </option>
          ))}
        </SelectField>
        <BothFields {...props} name="district" maxLength={40} />
        <BothFields {...props} name="address" maxLength={120} />
        <LineField {...props} name="lng" maxLength={12} inputMode="decimal" />
        <LineField {...props} name="lat" maxLength={12} inputMode="decimal" />
        <BothFields {...props} name="transport" maxLength={200} />
      </div>
    </Card>
  );
}

export function ShownCard(props: CardProps) {
  const words = useText(centersText);
  return (
    <Card title={words.groups.shown}>
      <div className={GRID}>
        <BothFields {...props} name="introduction" maxLength={600} rows={4} />
        <BothFields {...props} name="tags" maxLength={200} rows={3} />
      </div>
    </Card>
  );
}
