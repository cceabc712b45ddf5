import { Fault } from '../fault.ts';

/** Some 50 megapixels: any telephone's camera, no bomb. */
const MOST_PIXELS = 50_000_000;
const WITHIN_SECONDS = 10;
const QUALITY = 85;

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * The same picture drawn anew: upright, without place, camera or anything else that was hidden in the file. Only the first
 * frame is kept.
 */
export async function cleanPicture(bytes: Buffer, type: PictureType): Promise<Buffer> {
  const sharp = await loaded();
  try {
    const picture = sharp(bytes, {
      limitInputPixels: /* guard: picture that is a bomb → false */ MOST_PIXELS,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    })
      .timeout({ seconds: WITHIN_SECONDS })
      .autoOrient();
    if (type === 'image/jpeg') return await picture.jpeg({ quality: QUALITY }).toBuffer();
    if (type === 'image/png') return await picture.png().toBuffer();
    return await picture.webp({ quality: QUALITY }).toBuffer();
  } catch (error) {
    const isBomb = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    throw new Fault(isBomb ? 'fileTooComplex' : 'fileDamaged');
  }
}

/** Long side of a page's picture: an A4 page at some 170 dots per inch. */
const PAGE_PIXELS = 2_000;

/** A picture that was taken in already, as it is put on a page: a JPEG of a page's size on white. */
export async function pagePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await loaded();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, sequentialRead: true })
    .timeout({ seconds: WITHIN_SECONDS })
    .resize({ width: PAGE_PIXELS, height: PAGE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function loaded() {
  const { default: sharp } = await import('sharp');
  // on one thread: the decoded picture is much larger than the file
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
