import sharp from 'sharp';
import { Fault } from '../../fault.ts';
import { takeTurns } from './turns.ts';

/** Some 50 megapixels: any telephone's camera, no bomb. */
const MOST_PIXELS = 50_000_000;
const WITHIN_SECONDS = 10;
const QUALITY = 85;

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

// one picture at a time on one thread: what is decoded is much larger than the file
sharp.concurrency(1);
sharp.cache(false);

const oneByOne = takeTurns(1);

/**
 * The same picture drawn anew: upright, without place, camera or anything else that was hidden in the file. Only the first
 * frame is kept.
 */
export const cleanPicture = (bytes: Buffer, type: PictureType): Promise<Buffer> => oneByOne(() => redraw(bytes, type));

async function redraw(bytes: Buffer, type: PictureType): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })
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
