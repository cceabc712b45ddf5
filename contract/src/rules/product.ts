import { hasField, type ProductKind } from './product-kind.ts';

/** The fields of a product that depend on each other; the table holds the same. */
export interface ProductTerms {
  kind: ProductKind;
  termMonths: number | null;
  useKind: 'link' | 'code' | 'booking' | null;
  useUrl: string;
  cardPurpose: 'plan' | 'dental' | 'mall' | null;
  cardUses: number | null;
  cardFen: number | null;
  clinics?: readonly unknown[] | undefined;
}

/** A page of the portal's own, or one somewhere else that is spoken with in secret. */
const ADDRESS = /^(https:\/\/[^\s/]+|\/web\/)\S*$/;

/** For each field, whether it says what the others need it to say. */
export const PRODUCT_RULES = {
  termMonths: ({ kind, termMonths }) => hasField(kind, 'termMonths') === (termMonths !== null),
  useKind: ({ kind, useKind }) => hasField(kind, 'useKind') === (useKind !== null),
  useUrl: ({ useKind, useUrl }) => (useKind === 'link' ? ADDRESS.test(useUrl) : useUrl === ''),
  cardPurpose: ({ kind, cardPurpose }) => hasField(kind, 'cardPurpose') === (cardPurpose !== null),
  cardUses: ({ cardPurpose, cardUses }) => (cardPurpose !== null && cardPurpose !== 'mall') === (cardUses !== null),
  clinics: ({ kind, clinics = [] }) => hasField(kind, 'clinics') || clinics.length === 0,
  cardFen: ({ cardPurpose, cardFen }) => (cardPurpose === 'mall') === (cardFen !== null),
} as const satisfies Record<string, (product: ProductTerms) => boolean>;

/** A window that ends before it begins never opens. */
export const inOrder = ({ from, to }: { from: string; to?: string | undefined }): boolean =>
  to === undefined || from <= to;
