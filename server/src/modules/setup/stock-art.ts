import type { FastifyInstance } from 'fastify';

const PATH = '/stock/';
const BRAND = '#5b7fa6';
const DARK = '#3f5b7a';
const PALE = '#dfe8f1';
const GREEN = '#0f9d6e';

/** A ticked list and a calendar, in greys that go with the colours of any company. */
const DRAWING = `
<ellipse cx="280" cy="384" rx="236" ry="18" fill="${DARK}" opacity=".1"/>
<circle cx="280" cy="206" r="168" fill="#fff" opacity=".5"/>
<rect x="166" y="72" width="216" height="292" rx="18" fill="${DARK}"/>
<rect x="178" y="88" width="192" height="262" rx="10" fill="#fff"/>
<rect x="230" y="58" width="88" height="34" rx="10" fill="${BRAND}"/>
<circle cx="274" cy="146" r="34" fill="${PALE}"/>
<path d="M274 166c-14-9-22-17-22-27 0-7 5-12 11-12 5 0 9 3 11 7 2-4 6-7 11-7 6 0 11 5 11 12 0 10-8 18-22 27Z" fill="${BRAND}"/>
<path d="M241 209h98m-98 36h82m-82 36h98m-98 36h62" stroke="${PALE}" stroke-width="10" stroke-linecap="round"/>
<path d="m203 209 6 6 11-12m-17 42 6 6 11-12m-17 42 6 6 11-12" fill="none" stroke="${GREEN}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
<rect x="350" y="176" width="132" height="120" rx="14" fill="#fff"/>
<path d="M350 190a14 14 0 0 1 14-14h104a14 14 0 0 1 14 14v20H350Z" fill="${BRAND}"/>
<path d="M380 168v16m72-16v16" stroke="${DARK}" stroke-width="8" stroke-linecap="round"/>
<path d="M366 230h100m-100 24h100m-100 24h47" stroke="${PALE}" stroke-width="14" stroke-dasharray="20 7"/>`;

const picture = (width: number, height: number, place: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#eef3f8"/>
<circle cx="${width - 90}" cy="40" r="180" fill="#fff" opacity=".35"/>
<g transform="${place}">${DRAWING}</g>
</svg>
`;

/** The product's own pictures for the home page of a new company; a narrow one has "small" in its name. */
const PICTURES: ReadonlyMap<string, string> = new Map([
  ['banner-checkup.svg', picture(1152, 320, 'translate(650 -12) scale(.86)')],
  ['banner-checkup-small.svg', picture(716, 368, 'translate(296 34) scale(.74)')],
]);

export const stockArt = (name: 'banner-checkup' | 'banner-checkup-small'): string => `${PATH}${name}.svg`;

/** For everybody: a picture tells of no company. */
export function registerStockArt(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${PATH}:file`, async (request, reply) => {
    const svg = PICTURES.get(request.params.file);
    if (!svg) return reply.callNotFound();
    // an SVG opened by itself is a document: it may draw itself and nothing else
    return reply
      .headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(svg);
  });
}
