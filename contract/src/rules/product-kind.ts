import type { Bilingual } from '../language.ts';

/**
 * How the buyer gets a product: in a parcel to an address, or granted the moment it is paid, among the services or in
 * the wallet. The server's part of each stands in `modules/mall/fulfilment/fulfil.ts`.
 */
export type Delivery = 'parcel' | 'service' | 'card';

/** A field of the console's form that only some kinds have; they must fill it, the others must not. */
export type KindField = 'termMonths' | 'useKind' | 'cardPurpose' | 'clinics';

/** Where a kind is spoken of. */
export interface KindWords {
  /** Its name in the console: of a product, and of an item of an order. */
  product: Bilingual;
  item: Bilingual;
  /** How it comes: on the product's page, in the console's preview of it, at the checkout, once it is paid. */
  delivery: Bilingual;
  preview: Bilingual;
  checkout: Bilingual;
  placed: Bilingual;
}

export interface KindOfProduct {
  delivery: Delivery;
  /** The parcel is a test kit: sending it gives it the number of its sample. */
  isKit: boolean;
  fields: readonly KindField[];
  words: KindWords;
}

/** Every kind of product with all that follows from it. The database holds the names as well: a new one needs a migration. */
export const KINDS_OF_PRODUCT = {
  delivered: {
    delivery: 'parcel',
    isKit: false,
    fields: [],
    words: {
      product: { zh: '实物', en: 'Delivered' },
      item: { zh: '实物', en: 'Goods' },
      delivery: { zh: '快递寄送，免运费', en: 'By courier, free of charge' },
      preview: { zh: '需填写收货地址，包邮', en: 'Sent to your address, free of charge' },
      checkout: { zh: '寄送', en: 'sent to you' },
      placed: {
        zh: '商品将尽快寄出，可在这里查看物流。',
        en: 'It will be sent soon; you can follow the parcel here.',
      },
    },
  },
  service: {
    delivery: 'service',
    isKit: false,
    fields: ['termMonths', 'useKind', 'clinics'],
    words: {
      product: { zh: '服务', en: 'Service' },
      item: { zh: '服务', en: 'Service' },
      delivery: {
        zh: '无需配送，付款后存入「我的服务」',
        en: 'Nothing is sent: you find it in “My services” once paid',
      },
      preview: { zh: '开通后在「我的服务」中使用', en: 'Found in My services once it is yours' },
      checkout: { zh: '付款后在「我的服务」使用', en: 'in “My services” once paid' },
      placed: { zh: '可在「我的服务」使用。', en: 'You find it in “My services”.' },
    },
  },
  card: {
    delivery: 'card',
    isKit: false,
    fields: ['termMonths', 'cardPurpose', 'clinics'],
    words: {
      product: { zh: '卡券', en: 'Card' },
      item: { zh: '卡券', en: 'Card' },
      delivery: {
        zh: '电子卡券，无需配送，付款后存入「我的卡包」',
        en: 'An e-card, nothing is sent: it is in “My cards” once paid',
      },
      preview: {
        zh: '电子卡券，无需配送，存入「我的卡包」',
        en: 'Nothing is sent: it goes into your wallet',
      },
      checkout: { zh: '付款后存入「我的卡包」', en: 'in “My cards” once paid' },
      placed: { zh: '已存入「我的卡包」。', en: 'It is in “My cards”.' },
    },
  },
  gene: {
    delivery: 'parcel',
    isKit: true,
    fields: [],
    words: {
      product: { zh: '基因检测', en: 'Gene kit' },
      item: { zh: '检测盒', en: 'Test kit' },
      delivery: {
        zh: '采样盒快递寄送，采样后寄回检测',
        en: 'The kit comes by courier; you send your sample back',
      },
      preview: { zh: '采样盒寄到您的地址', en: 'The kit is sent to your address' },
      checkout: { zh: '寄送采样盒', en: 'the kit is sent to you' },
      placed: {
        zh: '商品将尽快寄出，可在这里查看物流。',
        en: 'It will be sent soon; you can follow the parcel here.',
      },
    },
  },
} as const satisfies Record<string, KindOfProduct>;

export type ProductKind = keyof typeof KINDS_OF_PRODUCT;
export const PRODUCT_KINDS = Object.keys(KINDS_OF_PRODUCT) as ProductKind[];

export const kindOfProduct = (kind: ProductKind): KindOfProduct => KINDS_OF_PRODUCT[kind];
export const deliveryOf = (kind: ProductKind): Delivery => KINDS_OF_PRODUCT[kind].delivery;
export const isSent = (kind: ProductKind): boolean => deliveryOf(kind) === 'parcel';
export const isKit = (kind: ProductKind): boolean => KINDS_OF_PRODUCT[kind].isKit;
export const hasField = (kind: ProductKind, field: KindField): boolean => kindOfProduct(kind).fields.includes(field);

/** For the database, which is asked for lists. */
export const SENT_KINDS = PRODUCT_KINDS.filter(isSent);
export const GRANTED_KINDS = PRODUCT_KINDS.filter((kind) => !isSent(kind));

/** The words of one place about each kind, for its dictionary. */
export function kindWords(place: keyof KindWords, language: keyof Bilingual): Record<ProductKind, string> {
  const wordsOf = (kind: ProductKind): string => KINDS_OF_PRODUCT[kind].words[place][language];
  return Object.fromEntries(PRODUCT_KINDS.map((kind) => [kind, wordsOf(kind)])) as Record<ProductKind, string>;
}
