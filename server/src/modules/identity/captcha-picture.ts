import { randomInt } from 'node:crypto';

/**
 * Characters as pen strokes on a 4 × 6 grid, drawn as jittered curves over noise: no font, no text element.
 * Letters and digits that look alike are left out. A picture only has to make guessing dearer than it is worth;
 * the limit on tries is what protects an account.
 */
const STROKES: Record<string, string> = {
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  '3': '0,0 4,0 2,2 4,4 3,6 0,6',
  '4': '3,6 3,0 0,4 4,4',
  '5': '4,0 0,0 0,3 3,3 4,4 3,6 0,6',
  '6': '4,0 1,1 0,4 1,6 3,6 4,5 3,3 0,4',
  '7': '0,0 4,0 2,6',
  A: '0,6 2,0 4,6|1,4 3,4',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 3,3 0,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
};
const ALPHABET = Object.keys(STROKES);
const LENGTH = 5;
const WIDTH = 160;
const HEIGHT = 52;

export function drawCaptcha(): { answer: string; image: string } {
  const answer = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? 'A');
  const letters = answer.flatMap((character, place) => letterPaths(character, 14 + place * 28));
  const noise = Array.from({ length: 5 }, noisePath);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f6f9"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...noise, ...letters].join('')}</g></svg>`;
  return { answer: answer.join(''), image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

function letterPaths(character: string, left: number): string[] {
  const tilt = jitter(0.35);
  const scale = 4.6 + jitter(0.5);
  const top = 11 + jitter(3);
  return (STROKES[character] ?? '').split('|').map((stroke) => {
    const points = stroke.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [left + x * scale + (y - 3) * tilt * 4 + jitter(0.9), top + y * scale + jitter(0.9)];
    });
    return pathOf(points, '#313c4d', 2.2 + jitter(0.5));
  });
}

function noisePath(): string {
  const points = Array.from({ length: 4 }, (_, step) => [step * 50 + jitter(10), HEIGHT / 2 + jitter(24)]);
  return pathOf(points, '#8591a3', 1);
}

function pathOf(points: number[][], colour: string, width: number): string {
  const d = points.map(([x = 0, y = 0], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `<path d="${d}" stroke="${colour}" stroke-width="${width.toFixed(1)}"/>`;
}

const jitter = (most: number): number => (randomInt(2001) / 1000 - 1) * most;
