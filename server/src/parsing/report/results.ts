import type * as z from 'zod/mini';
import type { UploadPage, UploadRow } from '#contract/schemas/uploaded';
import { readText } from '../pdf-text.ts';
import { extractRows } from './extract.ts';
import type { Known } from './names.ts';

export interface ResultsAsked {
  bytes: Uint8Array;
  mostPages: number;
  known: readonly Known[];
}

/** The results printed in a report from elsewhere; no pages where nothing could be read. */
export interface Results {
  pages: z.output<typeof UploadPage>[];
  rows: UploadRow[];
}

export async function resultsIn({ bytes, mostPages, known }: ResultsAsked): Promise<Results> {
  const pages = (await readText(bytes, mostPages)) ?? [];
  return {
    pages: pages.map(({ page, width, height }) => ({ page, width, height })),
    rows: extractRows(pages, known),
  };
}
