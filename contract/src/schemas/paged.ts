import * as z from 'zod/mini';
import { Whole } from '../ids.ts';

/** Which page of a list; the first is 0. */
export const pageFields = (usual = 20, most = 100) => ({
  pageIndex: z._default(z.pipe(Whole, z.int().check(z.gte(0), z.lte(10_000))), 0),
  pageSize: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(most))), usual),
});

/** One page of a list, and how many rows there are in all. */
export const paged = <R extends z.ZodMiniType>(row: R) => z.object({ rows: z.array(row), total: z.int() });
