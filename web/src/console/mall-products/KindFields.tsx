import { hasField, type KindField } from '#contract/rules/product-kind';
import { useText } from '../../platform/locale.ts';
import { RadioChips } from '../../ui/form/RadioChips.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { typedInto, type DraftFieldsProps } from './draft-fields.ts';
import { USE_KINDS } from '#contract/values/services';
import { PURPOSES } from './choices.ts';
import { productsText } from './text.ts';

/** The thing the buyer gets: a service and how it is used, or a card and what it pays for. */
export function KindFields(props: DraftFieldsProps) {
  const { draft, onChange, errorOf } = props;
  const words = useText(productsText);
  const { useKind, cardPurpose } = draft;
  const has = (field: KindField) => hasField(draft.kind, field);
  return (
    <>
      {has('termMonths') && (
        <TextField
          label={words.term}
          error={errorOf('termMonths')}
          inputMode="numeric"
          maxLength={3}
          {...typedInto(props, 'term')}
        />
      )}
      {has('useKind') && (
        <>
          <RadioChips
            legend={words.useKind}
            items={USE_KINDS.map((value) => ({ value, label: words.useKinds[value] }))}
            value={useKind ?? undefined}
            onChange={(next) => onChange((now) => ({ ...now, useKind: next }))}
            error={errorOf('useKind')}
          />
          {useKind === 'link' && (
            <TextField
              className="md:col-span-2"
              label={words.useUrl}
              hint={words.useUrlHint}
              error={errorOf('useUrl')}
              maxLength={300}
              {...typedInto(props, 'useUrl')}
            />
          )}
        </>
      )}
      {has('cardPurpose') && (
        <>
          <RadioChips
            legend={words.cardPurpose}
            items={PURPOSES.map((value) => ({ value, label: words.purposes[value] }))}
            value={cardPurpose ?? undefined}
            onChange={(next) => onChange((now) => ({ ...now, cardPurpose: next }))}
            error={errorOf('cardPurpose')}
          />
          {cardPurpose === 'mall' && (
            <TextField
              label={words.cardYuan}
              error={errorOf('cardFen')}
              inputMode="decimal"
              {...typedInto(props, 'cardYuan')}
            />
          )}
          {cardPurpose !== null && cardPurpose !== 'mall' && (
            <TextField
              label={words.cardUses}
              error={errorOf('cardUses')}
              inputMode="numeric"
              maxLength={2}
              {...typedInto(props, 'cardUses')}
            />
          )}
        </>
      )}
    </>
  );
}
