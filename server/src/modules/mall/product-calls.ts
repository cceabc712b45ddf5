import type { mall } from '#contract/mall';
import type { Handlers } from '../../http/handlers.ts';
import { productDetail, productList, serviceProductList } from './products.ts';

export const productCalls: Handlers<typeof mall> = {
  GetProductInfo: productList,
  GetProductByParm: productDetail,
  GetServiceProductInfo: serviceProductList,
};
