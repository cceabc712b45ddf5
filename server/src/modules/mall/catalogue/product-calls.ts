import type { mall } from '#contract/calls/mall';
import { ownReply, type Handlers } from '../../../http/handlers.ts';
import { productDetail, productList, serviceProductList } from './products.ts';

export const productCalls: Handlers<typeof mall> = {
  GetProductInfo: ownReply(({ mall, category }) => `${mall}|${category ?? ''}`, productList),
  GetProductByParm: productDetail,
  GetServiceProductInfo: ownReply(({ freeProductId }) => `${freeProductId ?? ''}`, serviceProductList),
};
