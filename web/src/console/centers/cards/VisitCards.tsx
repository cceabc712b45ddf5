import { StoreStatus } from '#contract/calls/booking';
import { CENTER_LANGUAGES, DOCKING_METHODS, MEALS } from '#contract/values/ops/centers';
import { useText } from '../../../platform/locale.ts';
import { CheckChips } from '../../../ui/form/CheckChips.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { RadioChips } from '../../../ui/form/RadioChips.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { centersText } from '../text.ts';
import { fieldId, type CardProps } from './card-props.ts';
import { BothFields, LineField } from './fields.tsx';

const GRID = 'grid gap-4 md:grid-cols-2';

export function VisitCard(props: CardProps) {
  const words = useText(centersText);
  const { draft, change } = props;
  return (
    <Card title={words.groups.visit}>
      <div className={GRID}>
        <LineField {...props} name="phone" maxLength={30} inputMode="tel" />
        <div id={fieldId('languages')} tabIndex={-1}>
          <CheckChips
            legend={words.fields.languages}
            items={CENTER_LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
            values={draft.languages}
            onChange={(values) => change({ languages: CENTER_LANGUAGES.filter((one) => values.includes(one)) })}
          />
        </div>
        <BothFields {...props} name="hours" maxLength={80} />
        <RadioChips
          legend={words.fields.meal}
          items={MEALS.map((value) => ({ value, label: words.meals[value] }))}
          value={draft.meal}
          onChange={(meal) => change({ meal })}
        />
        <div className="grid content-end gap-2">
          <Checkbox
            label={words.fields.stepFree}
            checked={draft.stepFree}
            onChange={(event) => change({ stepFree: event.target.checked })}
          />
          <Checkbox
            label={words.fields.femaleStaff}
            checked={draft.femaleStaff}
            onChange={(event) => change({ femaleStaff: event.target.checked })}
          />
        </div>
        <BothFields {...props} name="parking" maxLength={80} />
        <BothFields {...props} name="preparation" maxLength={2_000} rows={4} />
      </div>
    </Card>
  );
}

export function BookingCard(props: CardProps) {
  const words = useText(centersText);
  const { draft, change } = props;
  return (
    <Card title={words.groups.booking}>
      <div className={GRID}>
        <SelectField
          id={fieldId('storeStatus')}
          label={words.fields.storeStatus}
          value={draft.storeStatus}
          onChange={(event) => change({ storeStatus: StoreStatus.parse(event.target.value) })}
        >
          {StoreStatus.options.map((status) => (
            <option key={status} value={status}>
              {words.statuses[status]}
            </option>
          ))}
        </SelectField>
        <RadioChips
          legend={words.fields.dockingMethod}
          items={DOCKING_METHODS.map((value) => ({ value: String(value), label: words.dockings[value] }))}
          value={String(draft.dockingMethod)}
          onChange={(value) => change({ dockingMethod: value === '1' ? 1 : 2 })}
        />
        <div className="grid gap-2 md:col-span-2">
          <Checkbox
            label={words.fields.changeable}
            checked={draft.changeable}
            onChange={(event) => change({ changeable: event.target.checked })}
          />
          <Checkbox
            label={words.fields.signUp}
            checked={draft.signUp}
            onChange={(event) => change({ signUp: event.target.checked })}
          />
        </div>
        {draft.signUp && <BothFields {...props} name="signUpTips" maxLength={300} rows={3} />}
      </div>
    </Card>
  );
}
