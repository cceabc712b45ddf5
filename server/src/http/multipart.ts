import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';

/**
 * answers §1: a call may come as a multipart form of plain fields. Node's own reader is enough: the body limit keeps a
 * form small, and nobody sends a file here. The plugin made for it hangs three hooks on every request of every kind.
 */
export function registerMultipart(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      })
        .formData()
        .catch(() => refuseForm());
      const fields: Record<string, unknown> = Object.create(null);
      for (const name of new Set(form.keys())) {
        const values = form.getAll(name);
        if (values.some((value) => typeof value !== 'string')) refuseForm();
        fields[name] = values.length === 1 ? values[0] : values;
      }
      return fields;
    },
  );
}

function refuseForm(): never {
  throw new Fault('badInput', { field: 'body' });
}
