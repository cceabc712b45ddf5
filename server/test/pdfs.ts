import { deflateSync } from 'node:zlib';
import Pdf from 'pdfkit';

type Options = NonNullable<ConstructorParameters<typeof Pdf>[0]>;

/** A PDF of one page with a line of text. */
export function pdfWith(text: string, options: Options = {}, pages = 1): Promise<Buffer> {
  const pdf = new Pdf({ compress: false, ...options });
  const parts: Buffer[] = [];
  pdf.text(text);
  for (let page = 1; page < pages; page += 1) pdf.addPage();
  return new Promise((resolve) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.end();
  });
}

/**
 * The smallest PDF, written by hand, with more in its catalogue and more objects behind it. Object numbers of those begin
 * with 4.
 */
export function rawPdf(catalogue = '', objects: (string | Buffer)[] = [], tail = ''): Buffer {
  const bodies: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>',
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, body] of bodies.entries()) {
    offsets.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'));
  }
  const at = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${tail} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(xref + trailer)]);
}

/** An object that is a stream, packed as most are. */
export function stream(dictionary: string, content: string | Buffer, filter = '/FlateDecode'): Buffer {
  const packed = filter === '/FlateDecode' ? deflateSync(content) : Buffer.from(content);
  const head = `<< ${dictionary} ${filter ? `/Filter ${filter}` : ''} /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
}
