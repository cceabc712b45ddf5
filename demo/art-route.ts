import type { FastifyInstance } from 'fastify';
import { artSvg } from './art.ts';

/** The demo companies' pictures, drawn in their colours. */
export function registerArt(app: FastifyInstance): void {
  app.get<{ Params: { palette: string; file: string } }>('/art/:palette/:file', async (request, reply) => {
    const { palette, file } = request.params;
    const svg = file.endsWith('.svg') ? artSvg(file.slice(0, -4), `#${palette}`) : undefined;
    if (!svg) return reply.callNotFound();
    // an SVG opened by itself is a document: it may draw itself and nothing else
    return reply
      .headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(svg);
  });
}
