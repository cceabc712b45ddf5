import * as z from 'zod/mini';
import { read } from './call.ts';
import { Whole } from './ids.ts';

/** §9: the lookup shows the first page of twenty. */
export const LOOKUP_PAGE = 1;
export const LOOKUP_SIZE = 20;

export const invoice = {
  YonYouGetCompanyListByName: read({
    path: '/Invoice/YonYouGetCompanyListByName',
    method: 'GET',
    envelope: 'suc',
    in: z.object({
      keyName: z.string().check(z.minLength(2), z.maxLength(60)),
      pageNum: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(100))), LOOKUP_PAGE),
      size: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(LOOKUP_SIZE))), LOOKUP_SIZE),
    }),
    out: z.array(z.object({ entId: z.string(), name: z.string(), taxNum: z.string() })),
  }),
  YonYouGetCompanyTicketInfo: read({
    path: '/Invoice/YonYouGetCompanyTicketInfo',
    method: 'GET',
    envelope: 'suc',
    in: z.object({ entId: z.string().check(z.minLength(1), z.maxLength(40)) }),
    out: z.object({
      name: z.string(),
      taxNum: z.string(),
      address: z.string(),
      phone: z.string(),
      bankName: z.string(),
      bankAccount: z.string(),
    }),
  }),
};
