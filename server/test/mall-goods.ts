import { randomUUID } from 'node:crypto';
import type { Payload } from '#contract/call';
import type { OpsRegistry } from '#contract/ops/registry';
import { CROWD_COMPANY } from './crowd.ts';
import type { TestPortal } from './portal.ts';

export interface Goods {
  companyId: number;
  productId: number;
  category: string;
}

interface Wish {
  /** Null: not counted. */
  onHand?: number | null;
  lowAt?: number;
  state?: 'draft' | 'published' | 'withdrawn';
  companyId?: number;
}

export async function makeCategory({ portal }: Pick<TestPortal, 'portal'>, mall = 'health'): Promise<string> {
  const category = `made-${randomUUID().slice(0, 8)}`;
  await portal.database.pool.query(
    `INSERT INTO product_category (category, mall, name, name_eng, sort_order) VALUES ($1, $2, '样品', 'Samples', 9)`,
    [category, mall],
  );
  return category;
}

/** Something the console keeps: a product that one company offers, in a category of its own. */
export async function makeGoods(
  { portal, clock }: Pick<TestPortal, 'portal' | 'clock'>,
  { onHand = 10, lowAt = 0, state = 'published', companyId = CROWD_COMPANY }: Wish = {},
): Promise<Goods> {
  const { pool } = portal.database;
  const category = await makeCategory({ portal });
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO product (product_id, mall, category, kind, name, name_eng, brief, brief_eng, about, pictures, price_fen,
       state, updated_at)
     VALUES (nextval('product_number'), 'health', $1, 'delivered', '颈椎按摩仪', 'Neck massager', '热敷', 'Warm', '[]',
       '["/art/0d8a72/made.svg"]', 19900, $2, $3) RETURNING product_id AS id`,
    [category, state, clock.now()],
  );
  const productId = rows[0]?.id ?? 0;
  await pool.query(`INSERT INTO product_offer (company_id, product_id, windows) VALUES ($1, $2, '[]')`, [
    companyId,
    productId,
  ]);
  if (onHand !== null)
    await pool.query(`INSERT INTO product_stock (company_id, product_id, on_hand, low_at) VALUES ($1, $2, $3, $4)`, [
      ...[companyId, productId, onHand, lowAt],
    ]);
  return { companyId, productId, category };
}

/** A whole product as the editor sends it. */
export const productForm = (category: string) =>
  ({
    ...{ mall: 'health', category, kind: 'delivered', name: { zh: '血压计', en: 'Blood pressure monitor' } },
    brief: { zh: '上臂式', en: 'For the upper arm' },
    about: [
      {
        title: { zh: '商品详情', en: 'Details' },
        sections: [
          {
            heading: { zh: '包装', en: 'In the box' },
            text: { zh: '', en: '' },
            list: [{ zh: '主机', en: 'The device' }],
          },
        ],
      },
    ],
    pictures: [],
    ...{ priceFen: 29_900, pointsPrice: 2_990, termMonths: null, useKind: null, useUrl: '' },
    ...{ cardPurpose: null, cardUses: null, cardFen: null, dental: false },
  }) satisfies Payload<OpsRegistry['OpsProductSave']>;

/** A clinic as the editor sends it; the test world has its city. */
export const clinicForm = {
  ...{ cityId: 310100, phone: '021-55519001', name: { zh: '样品口腔门诊', en: 'Sample Dental Clinic' } },
  address: { zh: '静安区样品路 1 号', en: '1 Sample Road, Jing’an' },
};

/** A company's offer of a product, as the drawer sends it; open to all people and always. */
export const plainOffer = {
  ...{ priceFen: null, pointsPrice: null, role: null, forWhom: 'self', maxAge: null, windows: [] },
  ...{ classes: null, types: null, vendors: null, limit: null, badge: null, sortOrder: 0, listed: true },
} satisfies Omit<Payload<OpsRegistry['OpsOfferSave']>, 'companyId' | 'productId' | 'reason'>;
