import { useText } from '../../../platform/locale.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { BADGES, PERIODS } from '#contract/values/ops/malls';
import type { OfferDraft, OfferField } from './offer-form.ts';
import { offersText } from './offers-text.ts';

export interface OfferFieldsProps {
  draft: OfferDraft;
  onChange: (draft: OfferDraft) => void;
  errorOf: (field: OfferField) => string | undefined;
}

type TextOf = 'price' | 'points' | 'maxAge' | 'classes' | 'types' | 'vendors' | 'limit' | 'sortOrder';

/** How much, for whom and how many. */
export function OfferFields({ draft, onChange, errorOf }: OfferFieldsProps) {
  const words = useText(offersText);
  const field = (name: TextOf) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
  });
  const optional = { optionalMark: words.optional };
  return (
    <>
      <TextField
        {...optional}
        {...field('price')}
        label={words.price}
        hint={words.priceHint}
        error={errorOf('priceFen')}
        inputMode="decimal"
      />
      <TextField
        {...optional}
        {...field('points')}
        label={words.pointsPrice}
        hint={words.pointsHint}
        error={errorOf('pointsPrice')}
        inputMode="numeric"
      />
      <SelectField
        label={words.role}
        hint={words.roleHint}
        error={errorOf('role')}
        value={draft.role}
        onChange={({ target: { value } }) =>
          onChange({ ...draft, role: value === 'free' || value === 'paid' ? value : '' })
        }
      >
        <option value="">{words.noRole}</option>
        <option value="free">{words.roles.free}</option>
        <option value="paid">{words.roles.paid}</option>
      </SelectField>
      <SelectField
        label={words.forWhom}
        value={draft.forWhom}
        onChange={({ target: { value } }) => onChange({ ...draft, forWhom: value === 'family' ? 'family' : 'self' })}
      >
        <option value="self">{words.forWhoms.self}</option>
        <option value="family">{words.forWhoms.family}</option>
      </SelectField>
      <TextField
        {...optional}
        {...field('maxAge')}
        label={words.maxAge}
        error={errorOf('maxAge')}
        inputMode="numeric"
      />
      {(['classes', 'types', 'vendors'] as const).map((name) => (
        <TextField
          key={name}
          {...optional}
          {...field(name)}
          label={{ classes: words.classField, types: words.typeField, vendors: words.vendorField }[name]}
          hint={words.listHint}
          error={errorOf(name)}
        />
      ))}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...optional}
          {...field('limit')}
          label={words.limitField}
          hint={words.limitHint}
          error={errorOf('limit')}
          inputMode="numeric"
        />
        <SelectField
          className="self-end"
          label={words.period}
          value={draft.period}
          onChange={({ target: { value } }) =>
            onChange({ ...draft, period: PERIODS.find((period) => period === value) ?? 'ever' })
          }
        >
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {words.periodNames[period]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={words.badge}
          value={draft.badge}
          onChange={({ target: { value } }) =>
            onChange({ ...draft, badge: BADGES.find((badge) => badge === value) ?? '' })
          }
        >
          <option value="">{words.noBadge}</option>
          {BADGES.map((badge) => (
            <option key={badge} value={badge}>
              {words.badges[badge]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('sortOrder')} label={words.sortOrder} error={errorOf('sortOrder')} inputMode="numeric" />
      </div>
    </>
  );
}
