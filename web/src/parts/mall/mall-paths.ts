import type { MallKind } from '#contract/calls/mall-payment';
import { pathTo, type AppPath } from '../../platform/paths.ts';

/** Where the screens of each mall are: one template for both, two sets of addresses. */
const PATHS = {
  health: {
    list: '/web/mall',
    detail: '/web/mall/product_detail/$id',
    checkout: '/web/mall/product_confirm/$id',
    record: '/web/mall/record',
    pay: '/mall/pay/$oid',
  },
  service: {
    list: '/web/service/mall',
    detail: '/web/service/mall/product_detail/$id',
    checkout: '/web/service/mall/product_confirm/$id',
    record: '/web/service/mall/record',
    pay: '/service/mall/pay/$oid',
  },
} as const;

export const listPath = (mall: MallKind, search: { category?: string } = {}): AppPath =>
  pathTo(PATHS[mall].list, undefined, search);
export const recordPath = (mall: MallKind, search: { order?: string; placed?: string } = {}): AppPath =>
  pathTo(PATHS[mall].record, undefined, search);
export const payPath = (mall: MallKind, orderGuid: string): AppPath => pathTo(PATHS[mall].pay, { oid: orderGuid });

/** `upgrade`: a product for the family has a page that says for which member. */
export const detailPath = (mall: MallKind, id: number, { upgrade = false } = {}): AppPath =>
  mall === 'service' && upgrade
    ? pathTo('/web/service/mall/product_detail_deqin/$id', { id: String(id) })
    : pathTo(PATHS[mall].detail, { id: String(id) });

export interface CheckoutChoice {
  count: number;
  /** The recipient, where that is not the buyer. */
  forGuid?: string | undefined;
  byPoints?: boolean;
}

export const checkoutPath = (mall: MallKind, id: number, { count, forGuid, byPoints }: CheckoutChoice): AppPath =>
  pathTo(
    PATHS[mall].checkout,
    { id: String(id) },
    { count: count > 1 ? String(count) : undefined, for: forGuid, way: byPoints ? 'points' : undefined },
  );

/** Which mall an address belongs to. */
export const mallAt = (pathname: string): MallKind => (/^\/web\/service\//i.test(pathname) ? 'service' : 'health');
/** The same of a pay page, which stands elsewhere: /mall/pay, /service/mall/pay, /service/mall/mb/pay, /mb/service/pay. */
export const payMallAt = (pathname: string): MallKind => (/^\/(mb\/)?service\//i.test(pathname) ? 'service' : 'health');
