import { Fault } from '../fault.ts';
import { SheetTooLarge } from '../sheet/csv-reader.ts';
import { packTable, type Named, type PackedTable } from '../sheet/table.ts';
import { contentOf } from './content.ts';
import { listIn } from './list.ts';
import { pagePicture } from './picture.ts';
import { resultsIn } from './report/results.ts';

interface TableAsked {
  csv: Uint8Array;
  columns: Record<string, Named>;
}

/** Cells of a sheet by what their columns are called. */
async function tableIn({ csv, columns }: TableAsked): Promise<PackedTable> {
  try {
    return packTable(Buffer.from(csv.buffer, csv.byteOffset, csv.byteLength).toString(), columns);
  } catch (error) {
    throw error instanceof SheetTooLarge ? new Fault('sheetTooLarge') : error;
  }
}

/** The jobs of a thread. */
export const jobs = { content: contentOf, page: pagePicture, table: tableIn, list: listIn, results: resultsIn };

export type Jobs = typeof jobs;
