import { PRODUCT_KINDS } from '#contract/rules/product-kind';
import { usePick, useText } from '../../platform/locale.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { RadioChips } from '../../ui/form/RadioChips.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useCall } from '../api/use-call.ts';
import { MALLS } from '#contract/values/ops/malls';
import { typedInto, type DraftFieldsProps } from './draft-fields.ts';
import type { ProductDraft } from './form.ts';
import { KindFields } from './KindFields.tsx';
import { productsText } from './text.ts';

/** The name, category and price. */
export function BasicFields(props: DraftFieldsProps) {
  const { draft, onChange, errorOf } = props;
  const words = useText(productsText);
  const pick = usePick();
  const categories = useCall('OpsCategories', {}).data?.categories ?? [];
  const set = (change: Partial<ProductDraft>) => onChange((now) => ({ ...now, ...change }));
  return (
    <Card title={words.basics}>
      <div className="grid gap-4 md:grid-cols-2">
        <RadioChips
          legend={words.mallOf}
          items={MALLS.map((value) => ({ value, label: words.malls[value] }))}
          value={draft.mall}
          onChange={(mall) => set({ mall, category: '' })}
        />
        <SelectField label={words.categoryOf} error={errorOf('category')} {...typedInto(props, 'category')}>
          <option value="">{words.choose}</option>
          {categories
            .filter(({ mall }) => mall === draft.mall)
            .map(({ category, name }) => (
              <option key={category} value={category}>
                {pick(name.zh, name.en)}
              </option>
            ))}
        </SelectField>
        <TextField label={words.name.zh} error={errorOf('name')} maxLength={40} {...typedInto(props, 'nameZh')} />
        <TextField label={words.name.en} error={errorOf('name')} maxLength={80} {...typedInto(props, 'nameEn')} />
        <TextField label={words.brief.zh} error={errorOf('brief')} maxLength={80} {...typedInto(props, 'briefZh')} />
        <TextField label={words.brief.en} error={errorOf('brief')} maxLength={160} {...typedInto(props, 'briefEn')} />
        <TextField
          label={words.price}
          hint={words.priceHint}
          error={errorOf('priceFen')}
          inputMode="decimal"
          {...typedInto(props, 'price')}
        />
        <TextField
          label={words.pointsPrice}
          optionalMark={words.optional}
          hint={words.pointsHint}
          error={errorOf('pointsPrice')}
          inputMode="numeric"
          {...typedInto(props, 'points')}
        />
        <div className="md:col-span-2">
          <RadioChips
            legend={words.kindOf}
            items={PRODUCT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            value={draft.kind}
            onChange={(kind) => set({ kind })}
          />
        </div>
        <KindFields {...props} />
        <Checkbox
          className="md:col-span-2"
          label={words.dental}
          checked={draft.dental}
          onChange={(event) => set({ dental: event.target.checked })}
        />
      </div>
    </Card>
  );
}
