/** The shades of a drawing; each is filled in when it is served (see art.ts). */
export const MAIN = 'var(--brand)';
export const DARK = 'var(--brand-dark)';
export const SOFT = 'var(--brand-200)';
export const PALE = 'var(--brand-100)';
export const HALF = 'var(--brand-300)';
export const WHITE = '#fff';

/** A tinted ground, a light circle, and the object on it. */
export const scene = (object: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="${PALE}"/>` +
  `<circle cx="160" cy="124" r="88" fill="${WHITE}" opacity=".55"/>${object}</svg>`;

export const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${more}/>`;
export const line = (d: string, colour: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const rect = (x: number, y: number, w: number, h: number, r: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"/>`;
export const circle = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

/** A shape that is drawn around 0 0, put somewhere. */
export const put = (shape: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${shape}</g>`;

export const tooth = (colour: string): string =>
  fill(
    'M0-28c-7-5-14-8-21-8-13 0-20 10-20 23 0 12 5 18 7 27 3 10 3 22 13 22 8 0 8-25 21-25s13 25 21 25c10 0 10-12 13-22 2-9 7-15 7-27 0-13-7-23-20-23-7 0-14 3-21 8Z',
    colour,
  );
export const helix = (strands: string, rungs: string): string =>
  line('M-20-29c0 24 40 32 40 58M20-29c0 24-40 32-40 58', strands) + line('M-16-19h32M-14 19h28M-10-9h20', rungs, 3);
export const heart = (colour: string): string =>
  fill(
    'M0 60c-44-29-66-54-66-82 0-20 14-34 32-34 15 0 27 8 34 22 7-14 19-22 34-22 18 0 32 14 32 34 0 28-22 53-66 82Z',
    colour,
  );
export const drop = (colour: string): string =>
  fill('M0-34c16 20 26 32 26 46a26 26 0 0 1-52 0c0-14 10-26 26-46Z', colour);
export const leaf = (colour: string, vein: string): string =>
  fill('M-32 30c-8-46 20-66 66-64 4 46-20 74-66 64Z', colour) + line('M-40 40l48-50', vein);
export const shield = (colour: string): string =>
  fill('M0-52l44 15v30c0 30-18 46-44 59-26-13-44-29-44-59v-30Z', colour);
export const plus = (colour: string, width = 9): string => line('M0-16v32M-16 0h32', colour, width);
export const sparkle = (colour: string): string =>
  fill('M0-14c2 8 6 12 14 14-8 2-12 6-14 14-2-8-6-12-14-14 8-2 12-6 14-14Z', colour);
export const moon = (colour: string): string => fill('M4-30a30 30 0 1 0 26 44 26 26 0 0 1-26-44Z', colour);
export const person = (head: string, body: string): string =>
  circle(0, -24, 18, head) + fill('M-28 30c0-20 12-30 28-30s28 10 28 30v8h-56Z', body);
export const tick = (colour: string, width = 7): string => line('M-14 1l10 11 19-23', colour, width);

/** A card as it lies in a wallet. */
export const card = (inside: string, x = 82, y = 66, colour = MAIN): string =>
  rect(x, y, 156, 108, 12, colour) +
  `<rect x="${x}" y="${y}" width="156" height="108" rx="12" fill="${WHITE}" opacity=".12"/>${put(inside, x + 78, y + 54)}`;
/** A kit in its box: white, with a coloured lid. */
export const box = (inside: string): string =>
  rect(96, 70, 128, 112, 10, WHITE) +
  fill('M106 70h108a10 10 0 0 1 10 10v20H96v-20a10 10 0 0 1 10-10Z', MAIN) +
  put(inside, 160, 141);
export const phone = (inside: string): string =>
  rect(118, 44, 84, 156, 14, DARK) + rect(124, 54, 72, 136, 8, WHITE) + inside;
export const sheet = (x: number, y: number, colour = WHITE): string =>
  fill(`M${x} ${y + 10}a10 10 0 0 1 10-10h62l28 28v94a10 10 0 0 1-10 10h-80a10 10 0 0 1-10-10Z`, colour) +
  fill(`M${x + 72} ${y}l28 28h-20a8 8 0 0 1-8-8Z`, SOFT);
export const bubble = (colour: string): string =>
  fill(
    'M-46-34h92a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14h-52l-24 22v-22h-16a14 14 0 0 1-14-14v-36a14 14 0 0 1 14-14Z',
    colour,
  );
