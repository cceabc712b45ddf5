import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdfWith, rawPdf, stream } from '../../test/pdfs.ts';
import { Fault } from '../fault.ts';
import { contentOf } from './content.ts';

/** The corpus: good files come in, bad ones are refused for their own reason. */
const verdict = (bytes: Buffer): Promise<string> =>
  contentOf({ bytes: bytes, accept: ['pdf', 'image'] }).then(
    ({ mediaType }) => mediaType,
    (error: unknown) => (error instanceof Fault ? error.fault : `failed: ${String(error)}`),
  );

const picture = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#3a7' } });
const listOf = (...objects: string[]): Buffer => {
  const heads = objects.map((_, index) => `${40 + index} ${objects.slice(0, index).join(' ').length + (index && 1)}`);
  const first = `${heads.join(' ')} `;
  return stream(`/Type /ObjStm /N ${objects.length} /First ${first.length}`, `${first}${objects.join(' ')}`);
};
/** A PNG that says it is huge: its data unpack to as many zeros. */
function bombPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc(body), body.length + 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const magic = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const GOOD: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['a PDF', 'application/pdf', () => pdfWith('体检报告')],
  ['a packed PDF', 'application/pdf', () => pdfWith('report', { compress: true })],
  ['a PDF of 300 pages', 'application/pdf', () => pdfWith('report', {}, 300)],
  ['a PDF that opens at a page', 'application/pdf', () => rawPdf('/OpenAction [3 0 R /Fit]')],
  ['a PDF that jumps to a page', 'application/pdf', () => rawPdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
  ['a PDF with packed objects', 'application/pdf', () => rawPdf('', [listOf('<< /Producer (a) >>', '[1 2]')])],
  ['a PDF that speaks of HTML', 'application/pdf', () => rawPdf('', [stream('', '<html><script>1</script></html>')])],
  ['a JPEG', 'image/jpeg', () => picture().jpeg().toBuffer()],
  ['a PNG', 'image/png', () => picture().png().toBuffer()],
  ['a WebP', 'image/webp', () => picture().webp().toBuffer()],
  ['a telephone’s picture', 'image/jpeg', () => picture(4032, 3024).jpeg().toBuffer()],
];

const js = '/S /JavaScript /JS (app.alert\\(1\\))';
const BAD: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['nothing', 'fileEmpty', () => Buffer.alloc(0)],
  ['a program', 'fileKind', () => Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['text', 'fileKind', () => Buffer.from('just a text')],
  ['HTML', 'fileKind', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG with a script', 'fileKind', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['XML that is an SVG', 'fileKind', () => Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
  ['a ZIP archive', 'fileKind', () => Buffer.from('504b0304140000000000', 'hex')],
  ['a GIF that is a script', 'fileKind', () => Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)')],
  ['HTML before a PDF', 'fileKind', () => Buffer.concat([Buffer.from('<html><script>1</script>'), rawPdf()])],
  [
    'HTML in a PDF’s first bytes',
    'fileKind',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n%<html><script>alert(1)</script>\n'), rawPdf().subarray(9)]),
  ],
  [
    'a ZIP archive behind a PDF',
    'fileKind',
    () => Buffer.concat([rawPdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ],
  [
    'a PDF inside the comment of a ZIP archive',
    'fileKind',
    () => rawPdf('', [stream('', Buffer.from('PK\x05\x06aaaaaaaaaaaaaaaaaa'), '')]),
  ],
  ['a PDF without its end', 'fileDamaged', async () => (await pdfWith('a')).subarray(0, -60)],
  ['a PDF’s beginning', 'fileDamaged', () => Buffer.from('%PDF-1.7\n')],
  ['a PDF whose pages are missing', 'fileDamaged', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
  ['a PDF with a password', 'fileLocked', () => pdfWith('a', { userPassword: 'geheim' })],
  ['a PDF that may not be printed', 'fileLocked', () => pdfWith('a', { ownerPassword: 'geheim' })],
  ['a script on opening', 'fileActive', () => rawPdf(`/OpenAction << ${js} >>`)],
  ['a script elsewhere', 'fileActive', () => rawPdf('/OpenAction 4 0 R', [`<< ${js} >>`])],
  ['a script with its name disguised', 'fileActive', () => rawPdf('', ['<< /S /J#61vaScript /#4aS (1) >>'])],
  ['a script in a packed list', 'fileActive', () => rawPdf('', [listOf('<< /Producer (a) >>', `<< ${js} >>`)])],
  [
    'a script in a packed list that does not say it is one',
    'fileActive',
    () => rawPdf('', [stream('/N 1 /First 5', `40 0 << ${js} >>`)]),
  ],
  ['a script inside another object’s bytes', 'fileActive', () => rawPdf('', [stream('', `<< ${js} >>`, '')])],
  [
    'a list packed so that nobody can look',
    'fileDamaged',
    () => rawPdf('', [stream('/Type /ObjStm', 'x', '/LZWDecode')]),
  ],
  [
    'a list packed twice',
    'fileDamaged',
    () => rawPdf('', [stream('/Type /ObjStm', 'x', '[/ASCIIHexDecode /FlateDecode]')]),
  ],
  ['a program to be started', 'fileActive', () => rawPdf('/OpenAction << /S /Launch /F (calc.exe) >>')],
  ['a page that is opened elsewhere', 'fileActive', () => rawPdf('/OpenAction << /S /URI /URI (http://a.example) >>')],
  ['the same in a packed list', 'fileActive', () => rawPdf('', [listOf('<< /OpenAction << /S /URI >> >>')])],
  ['a file inside', 'fileActive', () => rawPdf('', [stream('/Type /EmbeddedFile', 'x')])],
  ['what happens on closing', 'fileActive', () => rawPdf('/AA << /WC << /S /Named >> >>')],
  ['a film', 'fileActive', () => rawPdf('', ['<< /Subtype /RichMedia >>'])],
  ['a form that is a program', 'fileActive', () => rawPdf('/AcroForm << /XFA [] >>')],
  ['a form that is sent', 'fileActive', () => rawPdf('', ['<< /S /SubmitForm /F (http://a.example) >>'])],
  ['301 pages', 'fileTooComplex', () => pdfWith('a', {}, 301)],
  [
    'a packed list that unpacks to 80 MB',
    'fileDamaged',
    () => rawPdf('', [stream('/Type /ObjStm', Buffer.alloc(8e7))]),
  ],
  ['a JPEG cut off', 'fileDamaged', async () => (await noise()).subarray(0, 5_000)],
  ['a PNG cut off', 'fileDamaged', async () => (await picture(400, 400).png().toBuffer()).subarray(0, 200)],
  ['a picture of 64 million pixels', 'fileTooComplex', () => bombPng(8_000)],
];
const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 99, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer();

describe('comes in', () => {
  it.each(GOOD)('%s', async (_, mediaType, make) => {
    expect(await verdict(await make())).toBe(mediaType);
  });
});

describe('is refused', () => {
  // proves: script in a PDF
  // proves: picture that is a bomb
  it.each(BAD)('%s: %s', async (_, fault, make) => {
    expect(await verdict(await make())).toBe(fault);
  });

  it('what its call does not take', async () => {
    await expect(contentOf({ bytes: await pdfWith('a'), accept: ['image'] })).rejects.toMatchObject({
      fault: 'fileKind',
    });
    await expect(contentOf({ bytes: await picture().png().toBuffer(), accept: ['pdf'] })).rejects.toMatchObject({
      fault: 'uploadPdfOnly',
    });
  });
});

it('a picture loses place, camera and hidden data, and stands upright', async () => {
  const exif = { IFD0: { Make: 'CAMERA-7', Orientation: '6' }, IFD3: { GPSLatitude: '31/1 12/1 0/1' } };
  const original = await picture(60, 40).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  const sent = Buffer.concat([original, Buffer.from('<script>alert(1)</script>PK\x05\x06')]);
  const { bytes } = await contentOf({ bytes: sent, accept: ['image'] });
  const { width, height, exif: left, orientation } = await sharp(bytes).metadata();
  expect({ width, height, left, orientation }).toEqual({
    width: 40,
    height: 60,
    left: undefined,
    orientation: undefined,
  });
  for (const hidden of ['CAMERA-7', '<script>', 'PK\x05\x06']) expect(bytes.includes(hidden)).toBe(false);
});

it('a moving picture becomes its first frame', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .webp()
    .toBuffer();
  const { bytes } = await contentOf({ bytes: moving, accept: ['image'] });
  expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
});
