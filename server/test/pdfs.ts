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

const SCRIPT = '/S /JavaScript /JS (app.alert\\(1\\))';

/** Files that call themselves a report, each with the refusal it deserves; what a report may not have is in the last ones. */
export const HOSTILE_REPORTS: readonly [what: string, fault: string, make: () => Buffer | Promise<Buffer>][] = [
  ['nothing at all', 'fileEmpty', () => Buffer.alloc(0)],
  ['a page that is called a PDF', 'uploadPdfOnly', () => Buffer.from('<html><script>alert(1)</script>')],
  ['a picture', 'uploadPdfOnly', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a text', 'uploadPdfOnly', () => Buffer.from('尿酸 386 umol/L')],
  [
    'HTML in its first bytes',
    'uploadPdfOnly',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n%<html><script>alert(1)</script>\n'), rawPdf().subarray(9)]),
  ],
  [
    'a ZIP archive behind it',
    'uploadPdfOnly',
    () => Buffer.concat([rawPdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ],
  ['cut off', 'fileDamaged', async () => (await pdfWith('a')).subarray(0, -60)],
  ['without pages', 'fileDamaged', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
  ['a password', 'fileLocked', () => pdfWith('a', { userPassword: 'geheim' })],
  ['not to be copied from', 'fileLocked', () => pdfWith('a', { ownerPassword: 'geheim' })],
  ['a script', 'fileActive', () => rawPdf(`/OpenAction << ${SCRIPT} >>`)],
  ['a script with its name disguised', 'fileActive', () => rawPdf('', ['<< /S /J#61vaScript /#4aS (1) >>'])],
  ['a program to be started', 'fileActive', () => rawPdf('/OpenAction << /S /Launch /F (calc.exe) >>')],
  ['a file inside', 'fileActive', () => rawPdf('', [stream('/Type /EmbeddedFile', 'x')])],
  ['a form that is a program', 'fileActive', () => rawPdf('/AcroForm << /XFA [] >>')],
  ['a form that is sent', 'fileActive', () => rawPdf('', ['<< /S /SubmitForm /F (http://a.example) >>'])],
  [
    'a list packed so that nobody can look',
    'fileDamaged',
    () => rawPdf('', [stream('/Type /ObjStm', 'x', '/LZWDecode')]),
  ],
  ['61 pages', 'uploadPages', () => pdfWith('a', {}, 61)],
];

/** Passes every check and has more text than any report: what reads it must stop by itself. */
export function wordyPdf(lines: number): Buffer {
  const text = Array.from({ length: lines }, (_, at) => `1 0 0 1 ${at % 60} ${at % 70} Tm (a ${at} 5.7 mmol/L) Tj`);
  return Buffer.from(
    rawPdf('', [
      stream('', `BT /F1 4 Tf ${text.join('\n')} ET`),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ])
      .toString('latin1')
      .replace('/MediaBox [0 0 72 72]', '/Contents 4 0 R       '),
    'latin1',
  );
}
