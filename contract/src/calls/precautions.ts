import * as z from 'zod/mini';
import { read } from '../call.ts';
import { SupplyId } from '../ids.ts';
import { Words } from '../reason.ts';

export const precautions = {
  /** Preparations before and on the day; `id` is the centre's. */
  ExamPrecaution: read({
    in: z.object({ id: SupplyId() }),
    out: z.object({
      paragraphs: z.array(z.object({ title: Words, text: Words })),
      /** The three things that must not be forgotten, in a few words each. */
      three: z.array(z.object({ kind: z.enum(['fasting', 'papers', 'light']), title: Words, text: Words })),
    }),
  }),
};
