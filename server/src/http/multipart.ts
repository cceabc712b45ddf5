import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { Fault } from '../fault.ts';
import { BODY_LIMIT, MOST_FIELDS } from './bodies.ts';
import type { Fields } from './payload.ts';
import { spool, type Spooled } from '../spool.ts';

export interface FormFile extends Spooled {
  /** As its sender calls it. */
  name: string;
}

export interface MultipartRules {
  /** Where a file waits until it is answered. */
  folder: string;
  /** How large a file may be, as far as the fields before it say what it is for; 0: none is taken. */
  maxBytes(): number;
  /** Refuses the file of a sender without a session, before a byte of it is kept. */
  assertSender(): Promise<void>;
}

export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

/**
 * A form in parts, at most one of them a file, before or after the fields. The file goes to disk as it comes, once its
 * sender is known; fields together are as small as any other body. They are put into `fields` as they come, so that a
 * refusal of the rest knows the caller's language.
 */
export async function readMultipart(
  request: IncomingMessage,
  fields: Fields,
  rules: MultipartRules,
): Promise<FormFile | undefined> {
  const form = openForm(request.headers['content-type'] ?? '');
  let part: BusboyFileStream | undefined;
  let file: Promise<FormFile> | undefined;
  const keep = async (content: BusboyFileStream, most: number, name: string): Promise<FormFile> => {
    // guard: a file is kept for a known sender only
    await rules.assertSender();
    return { ...(await spool(rules.folder, within(content, most))), name };
  };
  try {
    await new Promise<void>((resolve, reject) => {
      let size = 0;
      form.on('field', (name: string | undefined, value, _, isCut) => {
        size += (name?.length ?? 0) + value.length;
        if (isCut || size > BODY_LIMIT) return reject(new Fault('tooLarge'));
        if (name !== undefined) addField(fields, name, value);
      });
      form.on('file', (name, content, fileName: string | undefined) => {
        // its reader hears of its end; an unhandled error would end the portal
        content.on('error', () => {});
        const most = rules.maxBytes();
        if (part || most === 0 || name !== 'file') {
          content.resume();
          return reject(part ? new Fault('oneFileOnly') : new Fault('badInput', { field: 'body' }));
        }
        part = content;
        file = keep(content, most, fileName ?? '');
        file.catch(reject);
      });
      for (const limit of ['fieldsLimit', 'partsLimit', 'filesLimit'] as const)
        form.on(limit, () => reject(new Fault('badInput', { field: 'body' })));
      const broken = (): void => reject(part ? new Fault('uploadBroken') : new Fault('badInput', { field: 'body' }));
      form.on('error', broken);
      form.on('finish', resolve);
      request.on('error', broken);
      request.on('close', () => request.complete || broken());
      request.pipe(form);
    });
    return await file;
  } catch (error) {
    request.unpipe(form);
    part?.destroy();
    void file?.then(
      (whole) => whole.close(),
      () => {},
    );
    throw error;
  }
}

function openForm(contentType: string): BusboyInstance {
  const limits = { fields: MOST_FIELDS, fieldSize: BODY_LIMIT, files: 2, parts: MOST_FIELDS + 2, headerPairs: 20 };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw new Fault('badInput', { field: 'body' });
  }
}

async function* within(content: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const piece of content) {
      size += piece.length;
      if (size > most) throw fileTooLarge(most);
      yield piece;
    }
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('uploadBroken');
  }
}

const MEGABYTE = 1024 * 1024;
export const fileTooLarge = (most: number): Fault =>
  new Fault('fileTooLarge', { megabytes: Math.floor(most / MEGABYTE) });

/** A field sent twice is a list. A field named like a property of every object is left out, so that it is not taken for one. */
function addField(fields: Fields, name: string, value: string): void {
  if (name in Object.prototype) return;
  const known = fields[name];
  if (known === undefined) fields[name] = value;
  else fields[name] = Array.isArray(known) ? [...(known as string[]), value] : [known, value];
}
