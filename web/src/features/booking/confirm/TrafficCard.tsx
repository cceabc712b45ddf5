import type { TrafficWay } from '#contract/company-config';
import { problemText, type Form } from '../../../platform/form.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { OrderValues } from './order-form.ts';
import { confirmText } from './text.ts';

/** One company's people say how they will come. */
export function TrafficCard({ form, ways }: { form: Form<OrderValues>; ways: readonly TrafficWay[] }) {
  const words = useText(confirmText);
  const pick = usePick();
  return (
    <Card>
      <SelectField
        id={form.idOf('traffic')}
        className="max-w-110"
        label={words.traffic}
        hint={words.trafficHint}
        error={problemText(form.problems.traffic, words)}
        value={form.draft.traffic}
        onChange={(event) => {
          form.set('traffic', event.target.value);
          form.settle('traffic', undefined);
        }}
      >
        <option value="">{words.choose}</option>
        {ways.map(({ id, name }) => (
          <option key={id} value={id}>
            {pick(name.zh, name.en)}
          </option>
        ))}
      </SelectField>
    </Card>
  );
}
