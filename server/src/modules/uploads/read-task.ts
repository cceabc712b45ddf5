import * as z from 'zod/mini';
import { MOST_UPLOAD_PAGES } from '#contract/schemas/uploaded';
import type { Portal } from '../../ctx.ts';
import { collect } from '../../db/seal-chunks.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { defineTask, type Task } from '../../jobs/define-task.ts';
import { Outlasted, resultsIn, type Results } from '../../parsing/index.ts';
import { openClaimedFile } from '../files/index.ts';
import { encyclopediaOf } from '../health/index.ts';
import { knownOf } from './known.ts';
import { keepContent, lockUpload, opened, uploadMark } from './queries.ts';
import { giveTryBack, takeTry } from './tries.ts';

const TaskInput = z.object({ uploadId: z.string(), fileId: z.string() });
type Input = z.output<typeof TaskInput>;

const NOTHING: Results = { pages: [], rows: [] };

/** One step: what can be read is read beside the database, then put down. What cannot be read is said, and the PDF stays. */
export const readTask = defineTask<Input, { at: number }, Results | undefined>({
  kind: 'readUpload',
  input: TaskInput,
  cursor: z.object({ at: z.int() }),
  start: async () => ({ cursor: { at: 0 }, total: 1 }),
  ask: readFile,
  step: async (ctx, { input: { uploadId } }, _cursor, found) => {
    const row = await lockUpload(ctx, uploadId);
    // taken away meanwhile, or read already
    if (row?.state === 'reading') {
      const { content } = await opened(ctx, row);
      const { pages, rows } = found ?? NOTHING;
      const state = rows.some(({ state }) => state === 'open') ? 'ready' : 'unreadable';
      await keepContent(ctx, uploadId, { ...content, pages, rows }, { state, ...(found && { read_tries: 0 }) });
    }
    return { cursor: undefined, done: 1 };
  },
});

/** Undefined: reading it was begun too often and never came to an end. */
async function readFile(portal: Portal, { companyId, input }: Task<Input>): Promise<Results | undefined> {
  const here = { portal, company: { companyId } };
  const known = knownOf((await encyclopediaOf(portal)).indicators.values());
  while (await transact(here, (ctx) => takeTry(ctx, input.uploadId))) {
    try {
      const file = await openClaimedFile(here, input.fileId, uploadMark(input.uploadId));
      return await resultsIn({ bytes: await collect(file.read()), mostPages: MOST_UPLOAD_PAGES, known });
    } catch (error) {
      if (error instanceof Outlasted) continue;
      // only a file that is to blame itself has used up its try
      await transact(here, (ctx) => giveTryBack(ctx, input.uploadId));
      // taken away while it waited for its turn
      if (error instanceof Fault) return NOTHING;
      throw error;
    }
  }
  return undefined;
}
