import type { UploadKind } from '#contract/call';
import { Fault } from '../fault.ts';
import { shallowJson } from '../shallow-json.ts';
import { judgePdf, type PdfVerdict } from './pdf-look.ts';
import { cleanPicture } from './picture.ts';
import { csvOfSheet } from './sheet.ts';

export interface Content {
  bytes: Buffer;
  kind: UploadKind;
  mediaType: string;
}

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export interface ContentAsked {
  bytes: Uint8Array;
  accept: readonly UploadKind[];
  /** Of a PDF. */
  mostPages?: number | undefined;
}

/** The kind of a file, by its content and never by its name, as it may be stored. Other kinds are refused. */
export async function contentOf({ bytes: sent, accept, mostPages }: ContentAsked): Promise<Content> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const isOnlyKind = accept.every((kind) => kind === 'pdf');
  if (bytes.length === 0) throw new Fault('fileEmpty');
  // only a spreadsheet's text is kept: pictures, formulas and links stay behind
  if (accept.includes('sheet')) return { bytes: await csvOfSheet(bytes), kind: 'sheet', mediaType: 'text/csv' };
  const { fileTypeFromBuffer } = await import('file-type');
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime;
  if (mediaType === 'application/pdf' && accept.includes('pdf')) {
    refusePdf(await judgePdf(bytes, mostPages), mostPages, isOnlyKind);
    return { bytes, kind: 'pdf', mediaType };
  }
  // text has no mark of its own: it is what can be read as text and is nothing else
  if (mediaType === undefined && accept.includes('json'))
    return { bytes: jsonBytes(bytes), kind: 'json', mediaType: 'application/json' };
  if (accept.every((kind) => kind === 'json')) throw new Fault('jsonNeeded');
  if (isOnlyKind) throw new Fault('uploadPdfOnly');
  const picture = PICTURES.find((type) => type === mediaType);
  if (!picture || !accept.includes('image')) throw new Fault('fileKind');
  return { bytes: await cleanPicture(bytes, picture), kind: 'image', mediaType: picture };
}

function refusePdf(verdict: PdfVerdict, mostPages: number | undefined, isOnlyKind: boolean): void {
  if (verdict === 'tooManyPages' && mostPages !== undefined) throw new Fault('uploadPages', { most: mostPages });
  if (verdict === 'encrypted') throw new Fault('fileLocked');
  // guard: script in a PDF
  if (verdict === 'active') throw new Fault('fileActive');
  if (verdict === 'tooManyPages') throw new Fault('fileTooComplex');
  if (verdict === 'notPdf') throw new Fault(isOnlyKind ? 'uploadPdfOnly' : 'fileKind');
  if (verdict === 'damaged') throw new Fault('fileDamaged');
}

/** JSON is UTF-8 (RFC 8259); what cannot be parsed is none. */
function jsonBytes(bytes: Buffer): Buffer {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    shallowJson(text, 'file');
    return Buffer.from(text);
  } catch {
    throw new Fault('jsonNeeded');
  }
}
