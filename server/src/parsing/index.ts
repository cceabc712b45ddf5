import { Fault } from '../fault.ts';
import { openTable, type Named, type Table } from '../sheet/table.ts';
import type { Content, ContentAsked } from './content.ts';
import type { Jobs } from './jobs.ts';
import type { ListAsked, ListPart } from './list.ts';
import { askPool } from './pool.ts';
import type { Results, ResultsAsked } from './report/results.ts';
import { Outlasted } from './thread.ts';

export type { Content } from './content.ts';
export { Outlasted } from './thread.ts';
export type { Known } from './report/names.ts';
export type { Results } from './report/results.ts';

/** A workbook of 50,000 rows takes longer than any other file. */
const WITHIN_MS = 10_000;
const SHEET_WITHIN_MS = 30_000;

type Limits = { withinMs: number; isBehind?: boolean };

async function ask<K extends keyof Jobs>(
  kind: K,
  input: Parameters<Jobs[K]>[0],
  limits: Limits,
): Promise<Awaited<ReturnType<Jobs[K]>>> {
  const told = await askPool({ kind, input, ...limits });
  if ('fault' in told) throw new Fault(told.fault, told.params);
  if ('failed' in told) throw new Error(`A thread could not read a file: ${told.failed}`);
  // the answer of this kind of job
  return told.answer as Awaited<ReturnType<Jobs[K]>>;
}

/**
 * The kind of a file, as it may be stored; one that takes too long or too much memory is refused like one too complex.
 */
export async function contentIn(asked: ContentAsked): Promise<Content> {
  const isSheet = asked.accept.includes('sheet');
  const found = await ask('content', asked, { withinMs: isSheet ? SHEET_WITHIN_MS : WITHIN_MS }).catch(
    (error: unknown) => {
      throw error instanceof Outlasted ? new Fault(isSheet ? 'sheetTooLarge' : 'fileTooComplex') : error;
    },
  );
  const { bytes } = found;
  return { ...found, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

/** A picture that was taken in already, as it is put on a page. */
export async function pageIn(picture: Uint8Array): Promise<Buffer> {
  const bytes = await ask('page', picture, { withinMs: WITHIN_MS }).catch((error: unknown) => {
    throw error instanceof Outlasted ? new Fault('fileTooComplex') : error;
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The cells of a sheet that `contentIn` has made text of. */
export async function tableIn<C extends string>(csv: Uint8Array, columns: Record<C, Named>): Promise<Table<C>> {
  const packed = await ask('table', { csv, columns }, { withinMs: SHEET_WITHIN_MS }).catch((error: unknown) => {
    throw error instanceof Outlasted ? new Fault('sheetTooLarge') : error;
  });
  return openTable<C>(packed);
}

/** Some of a list in a file of JSON: each item goes by itself, so that a long list is never parsed where people are answered. */
export const listIn = (asked: ListAsked): Promise<ListPart> =>
  ask('list', asked, { withinMs: WITHIN_MS }).catch((error: unknown) => {
    throw error instanceof Outlasted ? new Fault('fileTooComplex') : error;
  });

/** The results printed in a report from elsewhere; throws `Outlasted` where that takes too long or too much memory. */
export const resultsIn = (asked: ResultsAsked): Promise<Results> =>
  ask('results', asked, { withinMs: WITHIN_MS, isBehind: true });
