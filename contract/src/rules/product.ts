/** What of a product hangs together; the table holds the same. */
export interface ProductTerms {
  kind: 'delivered' | 'service' | 'card' | 'gene';
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

/** Whether it can be used at clinics: goods that are sent cannot. */
export const isUsedSomewhere = (kind: ProductTerms['kind']): boolean => kind === 'service' || kind === 'card';

/** For each field, whether it says what the others need it to say. */
export const PRODUCT_RULES = {
  termMonths: ({ kind, termMonths }) => isUsedSomewhere(kind) === (termMonths !== null),
  useKind: ({ kind, useKind }) => (kind === 'service') === (useKind !== null),
  useUrl: ({ useKind, useUrl }) => (useKind === 'link' ? ADDRESS.test(useUrl) : useUrl === ''),
  cardPurpose: ({ kind, cardPurpose }) => (kind === 'card') === (cardPurpose !== null),
  cardUses: ({ cardPurpose, cardUses }) => (cardPurpose !== null && cardPurpose !== 'mall') === (cardUses !== null),
  clinics: ({ kind, clinics = [] }) => isUsedSomewhere(kind) || clinics.length === 0,
  cardFen: ({ cardPurpose, cardFen }) => (cardPurpose === 'mall') === (cardFen !== null),
} as const satisfies Record<string, (product: ProductTerms) => boolean>;

/** A window that ends before it begins never opens. */
export const inOrder = ({ from, to }: { from: string; to?: string | undefined }): boolean =>
  to === undefined || from <= to;
