import * as z from 'zod/mini';
import type { UploadPage, UploadRow } from '#contract/uploaded';
import type { Portal } from '../../ctx.ts';
import { collect } from '../../db/seal-chunks.ts';
import { Fault } from '../../fault.ts';
import { defineTask, type Task } from '../../jobs/define-task.ts';
import { openClaimedFile } from '../files/index.ts';
import { encyclopediaOf } from '../health/index.ts';
import { extractRows } from './extract/extract.ts';
import { knownOf } from './extract/names.ts';
import { readText } from './extract/read-text.ts';
import { keepContent, lockUpload, opened, uploadMark } from './queries.ts';

const TaskInput = z.object({ uploadId: z.string(), fileId: z.string() });

interface Found {
  pages: z.output<typeof UploadPage>[];
  rows: UploadRow[];
}

/** One step: what can be read is read beside the database, then put down. What cannot be read is said, and the PDF stays. */
export const readTask = defineTask<z.output<typeof TaskInput>, { at: number }, Found>({
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
      const { pages = [], rows = [] } = found ?? {};
      const isReadable = rows.some(({ state }) => state === 'open');
      await keepContent(ctx, uploadId, { ...content, pages, rows }, { state: isReadable ? 'ready' : 'unreadable' });
    }
    return { cursor: undefined, done: 1 };
  },
});

async function readFile(portal: Portal, { companyId, input }: Task<z.output<typeof TaskInput>>): Promise<Found> {
  try {
    const file = await openClaimedFile({ portal, company: { companyId } }, input.fileId, uploadMark(input.uploadId));
    const pages = (await readText(await collect(file.read()))) ?? [];
    const known = knownOf((await encyclopediaOf(portal)).indicators.values());
    return {
      pages: pages.map(({ page, width, height }) => ({ page, width, height })),
      rows: extractRows(pages, known),
    };
  } catch (error) {
    // taken away while it waited for its turn
    if (error instanceof Fault) return { pages: [], rows: [] };
    throw error;
  }
}
