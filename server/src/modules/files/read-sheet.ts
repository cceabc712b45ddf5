import { collect } from '../../db/seal-chunks.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { checkContent } from './check-content.ts';

export interface ReadSheet {
  /** As CSV in UTF-8, whatever it was saved as. */
  text: string;
  /** The same to be stored: it is then read without being looked at twice. */
  file: IncomingFile;
}

/** A spreadsheet somebody sent in; refuses what is none. */
export async function readSheet(file: IncomingFile): Promise<ReadSheet> {
  const { bytes } = await checkContent(await collect(file.open()), ['sheet']);
  const open = async function* () {
    yield bytes;
  };
  return { text: bytes.toString(), file: { ...file, size: bytes.length, open } };
}
