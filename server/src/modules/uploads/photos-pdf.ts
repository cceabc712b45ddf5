import Pdf from 'pdfkit';
import { collect } from '../../db/seal-chunks.ts';
import { Fault } from '../../fault.ts';
import { pageIn } from '../../parsing/index.ts';
import { openOwnFile, type FileCtx, type FileOwner } from '../files/index.ts';

const A4: readonly [number, number] = [595.28, 841.89];

/** One page for each photo, in their order. Each is read and made smaller by itself, so that few are in memory at once. */
export async function pdfOfPhotos(ctx: FileCtx, owner: FileOwner, photos: readonly string[]): Promise<Buffer> {
  const pdf = new Pdf({ autoFirstPage: false, margin: 0 });
  const bytes = bytesOf(pdf);
  for (const fileId of photos) {
    const file = await openOwnFile(ctx, fileId, owner);
    if (!file.mediaType.startsWith('image/')) throw new Fault('uploadPhotosOnly');
    // pdfkit reads no more of a JPEG than its header
    addPage(pdf, await pageIn(await collect(file.read())));
  }
  pdf.end();
  return bytes;
}

function addPage(pdf: PDFKit.PDFDocument, jpeg: Buffer): void {
  const { width, height } = sizeOf(pdf, jpeg);
  const [short, long] = A4;
  const size: [number, number] = width > height ? [long, short] : [short, long];
  pdf.addPage({ size, margin: 0 }).image(jpeg, 0, 0, { fit: size, align: 'center', valign: 'center' });
}

/** pdfkit's types leave out what it answers with. */
const sizeOf = (pdf: PDFKit.PDFDocument, jpeg: Buffer): { width: number; height: number } =>
  (pdf as unknown as { openImage(src: Buffer): { width: number; height: number } }).openImage(jpeg);

const bytesOf = (pdf: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
