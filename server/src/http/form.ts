import { Fault } from '../fault.ts';

/** What a form or a query says, as it came: a field sent twice is a list. */
export type Fields = Record<string, unknown>;

export const MOST_FIELDS = 200;

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
      addField(fields, unescape(text.slice(from, split)), unescape(text.slice(split + 1, to)));
    }
    from = to + 1;
  }
  return fields;
}

/** A field named like something every object has says nothing to any call, and must not be taken for one. */
export function addField(fields: Fields, name: string, value: string): void {
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
