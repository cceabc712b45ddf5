import { randomBytes, randomInt } from 'node:crypto';
import sharp from 'sharp';
import { bend } from './bend-picture.ts';
import { LETTERS, strokesOf } from './captcha-letters.ts';

const LENGTH = 5;
const WIDTH = 200;
const HEIGHT = 64;
const PAPER = 244;
const GRAIN = 26;
/** So few shades that the file stays small. */
const SHADES = 16;

/**
 * Five characters as pen strokes, among lines of the same pen, bent and grained as pixels: the file holds no shape that
 * a program could read off. The limit on tries is the account's protection; the picture only makes each try cost a
 * human moment.
 */
export async function drawCaptcha(): Promise<{ answer: string; image: string }> {
  const answer = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? 'A');
  const letters = answer.flatMap((letter, position) => letterPaths(letter, 18 + position * 35));
  const lines = Array.from({ length: 3 }, linePath);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>` +
    `<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">${[...lines, ...letters].join('')}</g></svg>`;
  const drawn = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  const pixels = grained(bend(drawn, WIDTH, HEIGHT));
  const png = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer();
  return { answer: answer.join(''), image: `data:image/png;base64,${png.toString('base64')}` };
}

function letterPaths(letter: string, left: number): string[] {
  const tilt = jitter(0.4);
  const scale = 6 + jitter(0.8);
  const top = 13 + jitter(5);
  return strokesOf(letter).map((points) =>
    pathOf(
      points.map(([x, y]) => [left + x * scale + (y - 3) * tilt * 5 + jitter(1.2), top + y * scale + jitter(1.2)]),
      3 + jitter(0.6),
    ),
  );
}

/** As thick and as dark as a letter's stroke, so that it cannot be taken away by thickness or colour. */
function linePath(): string {
  const points = Array.from({ length: 4 }, (_, step): [number, number] => [
    step * (WIDTH / 3) + jitter(14),
    HEIGHT / 2 + jitter(HEIGHT / 2),
  ]);
  return pathOf(points, 1.6 + jitter(0.4));
}

function pathOf(points: [number, number][], width: number): string {
  const d = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `<path d="${d}" stroke-width="${width.toFixed(1)}"/>`;
}

/** Paper and ink that are nowhere of one shade. */
function grained(pixels: Uint8Array): Buffer {
  const grain = randomBytes(pixels.length);
  return Buffer.from(
    pixels.map((shade, at) => {
      const tone = 50 + (shade / 255) * (PAPER - 50) + (((grain[at] ?? 0) / 255) * 2 - 1) * GRAIN;
      return Math.max(0, Math.min(255, Math.round(tone / SHADES) * SHADES));
    }),
  );
}

const jitter = (most: number): number => (randomInt(2001) / 1000 - 1) * most;
