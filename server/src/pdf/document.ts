import Pdf from 'pdfkit';
import { chineseFont, signsFont } from './font.ts';
import { drawable, type Shown } from './glyphs.ts';

export const FONT = 'sc';
/** Has the signs that the other one lacks. */
export const SIGNS = 'signs';

/** A document that can draw Chinese; `show` says what of a text can be drawn, and `bytes` is there once it has ended. */
export async function chinesePdf(options: PDFKit.PDFDocumentOptions): Promise<{
  pdf: PDFKit.PDFDocument;
  show: (text: string) => Shown;
  bytes: Promise<Uint8Array>;
}> {
  const pdf = new Pdf(options);
  const bytes = bytesOf(pdf);
  pdf
    .registerFont(SIGNS, await signsFont())
    .registerFont(FONT, await chineseFont())
    .font(FONT);
  return { pdf, bytes, show: (text) => drawable(text, (codePoint) => hasGlyph(pdf, codePoint)) };
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** pdfkit's types do not name the font it has chosen. */
function hasGlyph(pdf: PDFKit.PDFDocument, codePoint: number): boolean {
  const { _font } = pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };
  return _font.font.hasGlyphForCodePoint(codePoint);
}
