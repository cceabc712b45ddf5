import { Fault } from '../fault.ts';

/** What a form or a query says, as it came: a field sent twice is a list. */
export type Fields = Record<string, unknown>;

const MOST_FIELDS = 200;

/** `a=1&b=2`, from a body or a query. What is not well escaped is taken as it stands. */
export function parseForm(text: string): Fields {
  const fields: Fields = {};
  let count = 0;
  for (let from = 0; from < text.length;) {
    const next = text.indexOf('&', from);
    const to = next < 0 ? text.length : next;
    if (to > from) {
      if ((count += 1) > MOST_FIELDS) throw new Fault('badInput', { field: 'body' });
      const equals = text.indexOf('=', from);
      const split = equals < 0 || equals > to ? to : equals;
      add(fields, unescape(text.slice(from, split)), unescape(text.slice(split + 1, to)));
    }
    from = to + 1;
  }
  return fields;
}

/** answers §1: a call may come as a multipart form of plain fields. Nobody sends a file here. */
export async function parseMultipart(contentType: string, body: Buffer): Promise<Fields> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => refuseForm());
  const fields: Fields = {};
  let count = 0;
  for (const [name, value] of form) {
    if (typeof value !== 'string' || (count += 1) > MOST_FIELDS) refuseForm();
    add(fields, name, value);
  }
  return fields;
}

/** A field named like something every object has says nothing to any call, and must not be taken for one. */
function add(fields: Fields, name: string, value: string): void {
  if (name in Object.prototype) return;
  const known = fields[name];
  if (known === undefined) fields[name] = value;
  else fields[name] = Array.isArray(known) ? [...(known as string[]), value] : [known, value];
}

function unescape(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function refuseForm(): never {
  throw new Fault('badInput', { field: 'body' });
}
