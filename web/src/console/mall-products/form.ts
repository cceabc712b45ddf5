import type { AboutTab } from '#contract/calls/mall';
import type { ProductFields } from '#contract/ops/mall-products';
import { PRODUCT_RULES } from '#contract/rules/product';
import { hasField, type KindField } from '#contract/rules/product-kind';
import type { OpsReply } from '../api/send.ts';
import { fenTyped, typedWhole, wholeTyped, yuanTyped } from './amounts.ts';
import { clinicDraftOf, clinicOf, clinicProblems, type ClinicDraft } from './clinics/clinic-form.ts';

export interface SectionDraft {
  headingZh: string;
  headingEn: string;
  textZh: string;
  textEn: string;
  /** One point a line. */
  listZh: string;
  listEn: string;
}
export interface TabDraft {
  titleZh: string;
  titleEn: string;
  sections: SectionDraft[];
}

/** A product as it stands in the editor: typed values stay text until they are sent. */
export interface ProductDraft {
  mall: ProductFields['mall'];
  category: string;
  kind: ProductFields['kind'];
  nameZh: string;
  nameEn: string;
  briefZh: string;
  briefEn: string;
  about: TabDraft[];
  clinics: ClinicDraft[];
  pictures: string[];
  price: string;
  points: string;
  term: string;
  useKind: ProductFields['useKind'];
  useUrl: string;
  cardPurpose: ProductFields['cardPurpose'];
  cardUses: string;
  cardYuan: string;
  dental: boolean;
}

export type StoredProduct = OpsReply<'OpsProduct'>['product'];

export const NO_SECTION: SectionDraft = {
  ...{ headingZh: '', headingEn: '', textZh: '', textEn: '', listZh: '', listEn: '' },
};
export const NO_TAB: TabDraft = { titleZh: '', titleEn: '', sections: [NO_SECTION] };
export const NO_PRODUCT: ProductDraft = {
  ...{ mall: 'health', category: '', kind: 'delivered', nameZh: '', nameEn: '', briefZh: '', briefEn: '' },
  ...{ about: [], clinics: [], pictures: [], price: '', points: '', term: '', useKind: null, useUrl: '' },
  ...{ cardPurpose: null, cardUses: '', cardYuan: '', dental: false },
};

export const draftOf = (product: ProductFields): ProductDraft => ({
  mall: product.mall,
  category: product.category,
  kind: product.kind,
  ...{ nameZh: product.name.zh, nameEn: product.name.en, briefZh: product.brief.zh, briefEn: product.brief.en },
  about: product.about.map(({ title, sections }) => ({
    ...{ titleZh: title.zh, titleEn: title.en },
    sections: sections.map(({ heading, text, list }) => ({
      ...{ headingZh: heading.zh, headingEn: heading.en, textZh: text.zh, textEn: text.en },
      listZh: list.map(({ zh }) => zh).join('\n'),
      listEn: list.map(({ en }) => en).join('\n'),
    })),
  })),
  clinics: product.clinics.map(clinicDraftOf),
  pictures: product.pictures,
  price: yuanTyped(product.priceFen),
  points: typedWhole(product.pointsPrice),
  term: typedWhole(product.termMonths),
  useKind: product.useKind,
  useUrl: product.useUrl,
  cardPurpose: product.cardPurpose,
  cardUses: typedWhole(product.cardUses),
  cardYuan: yuanTyped(product.cardFen),
  dental: product.dental,
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const aboutOf = (tabs: readonly TabDraft[]): AboutTab[] =>
  tabs.map(({ titleZh, titleEn, sections }) => ({
    title: { zh: titleZh.trim(), en: titleEn.trim() },
    sections: sections.map((section) => {
      const [zh, en] = [linesOf(section.listZh), linesOf(section.listEn)];
      return {
        heading: { zh: section.headingZh.trim(), en: section.headingEn.trim() },
        text: { zh: section.textZh.trim(), en: section.textEn.trim() },
        list: Array.from({ length: Math.max(zh.length, en.length) }, (_, at) => ({
          ...{ zh: zh[at] ?? '', en: en[at] ?? '' },
        })),
      };
    }),
  }));

/** The fields of the draft that count for its kind: the rest is left out, but stays typed. */
export function fieldsOf(draft: ProductDraft): ProductFields {
  const has = (field: KindField) => hasField(draft.kind, field);
  const cardPurpose = has('cardPurpose') ? draft.cardPurpose : null;
  const useKind = has('useKind') ? draft.useKind : null;
  return {
    mall: draft.mall,
    category: draft.category,
    kind: draft.kind,
    name: { zh: draft.nameZh.trim(), en: draft.nameEn.trim() },
    brief: { zh: draft.briefZh.trim(), en: draft.briefEn.trim() },
    about: aboutOf(draft.about),
    clinics: has('clinics') ? draft.clinics.map(clinicOf) : [],
    pictures: draft.pictures,
    priceFen: fenTyped(draft.price) ?? -1,
    pointsPrice: draft.points.trim() === '' ? null : (wholeTyped(draft.points) ?? -1),
    termMonths: has('termMonths') ? (wholeTyped(draft.term) ?? null) : null,
    useKind,
    useUrl: useKind === 'link' ? draft.useUrl.trim() : '',
    cardPurpose,
    cardUses: cardPurpose !== null && cardPurpose !== 'mall' ? (wholeTyped(draft.cardUses) ?? null) : null,
    cardFen: cardPurpose === 'mall' ? fenTyped(draft.cardYuan) || null : null,
    dental: draft.dental,
  };
}

export type ProductField = keyof ProductFields;

const isBoth = ({ zh, en }: { zh: string; en: string }): boolean => zh !== '' && en !== '';
const isWhole = ({ title, sections }: AboutTab): boolean =>
  isBoth(title) &&
  sections.every(
    ({ heading, text, list }) =>
      isBoth(heading) && (text.zh === '') === (text.en === '') && list.every((point) => isBoth(point)),
  );

/** Which fields cannot be sent as they are, in the order of the form. */
export function problemsOf(fields: ProductFields): ProductField[] {
  const isKept = (field: keyof typeof PRODUCT_RULES) => PRODUCT_RULES[field](fields);
  const wrong: [ProductField, boolean][] = [
    ['category', fields.category === ''],
    ['name', !isBoth(fields.name)],
    ['brief', !isBoth(fields.brief)],
    ['priceFen', fields.priceFen < 0],
    ['pointsPrice', fields.pointsPrice !== null && fields.pointsPrice < 1],
    ['termMonths', !isKept('termMonths')],
    ['useKind', !isKept('useKind')],
    ['useUrl', !isKept('useUrl')],
    ['cardPurpose', !isKept('cardPurpose')],
    ['cardUses', !isKept('cardUses')],
    ['cardFen', !isKept('cardFen')],
    ['about', !fields.about.every(isWhole)],
    ['clinics', fields.clinics.some((clinic) => clinicProblems(clinic).length > 0)],
  ];
  return wrong.filter(([, isWrong]) => isWrong).map(([field]) => field);
}
