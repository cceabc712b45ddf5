import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { openChunks, sealChunks, type SealedFile } from './db/seal-chunks.ts';

/** A file on its way, on disk until it is taken. */
export interface Spooled {
  size: number;
  sha256: string;
  open(): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

export const spoolFolder = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'spool');

/**
 * Writes what comes to a file that has no name, sealed with a key that is written nowhere: memory stays small, and a crash
 * leaves nothing behind.
 */
export async function spool(folder: string, content: AsyncIterable<Uint8Array>): Promise<Spooled> {
  const file = await openNameless(folder);
  const key = { keyNo: 0, bytes: randomBytes(32) };
  const sealed: SealedFile = { companyId: 0, fileId: 'spool', key: () => key };
  const hash = createHash('sha256');
  let size = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const part of content) {
      size += part.length;
      hash.update(part);
      yield part;
    }
  }
  try {
    for await (const chunk of sealChunks(sealed, counted())) await file.write(chunk);
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    size,
    sha256: hash.digest('hex'),
    open: () => openChunks(sealed, size, ({ from, to }) => readPart(file, from, to)),
    close: () => file.close(),
  };
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

const PIECE = 64 * 1024;

async function* readPart(file: FileHandle, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at <= to;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(PIECE, to - at + 1)), { position: at });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
