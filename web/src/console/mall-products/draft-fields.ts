import type { ProductDraft, ProductField } from './form.ts';

export interface DraftFieldsProps {
  draft: ProductDraft;
  onChange: (change: (draft: ProductDraft) => ProductDraft) => void;
  errorOf: (field: ProductField) => string | undefined;
}
type TextOf = {
  [F in keyof ProductDraft]: string extends ProductDraft[F] ? F : never;
}[keyof ProductDraft];

/** Binds a text of the draft to its input. */
export const typedInto = ({ draft, onChange }: Pick<DraftFieldsProps, 'draft' | 'onChange'>, name: TextOf) => ({
  value: draft[name],
  onChange: (event: { target: { value: string } }) => onChange((now) => ({ ...now, [name]: event.target.value })),
});
