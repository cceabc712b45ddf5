import * as z from 'zod/mini';
import { defineTask } from '../../jobs/define-task.ts';
import { sealRowsAgain, type Place } from './seal-rows-again.ts';
import { sealedBy } from './sealed.ts';

const BATCH = 200;

interface Cursor {
  table: number;
  after?: Place | undefined;
}

/** Seals the rows of a company by its newest key, table by table. */
export const resealRows = defineTask({
  kind: 'keys.reseal',
  input: z.object({ keyNo: z.int() }),
  cursor: z.object({
    table: z.int(),
    after: z.optional(z.array(z.union([z.string(), z.number()]))),
  }),
  start: async (): Promise<{ cursor: Cursor; total: null }> => ({ cursor: { table: 0 }, total: null }),
  step: async (ctx, { companyId, input }, { table, after }) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    // not in use yet: tried again a little later, as whatever fails
    if (key.keyNo() < input.keyNo) throw new Error('The key that is to be used is not in use yet');
    const tables = sealedBy(ctx.portal, companyId);
    const at = tables[table];
    if (!at) return { cursor: undefined, done: 0 };
    const batch = await sealRowsAgain(ctx, at, after, BATCH);
    return { cursor: batch.after ? { table, after: batch.after } : { table: table + 1 }, done: batch.looked };
  },
});
