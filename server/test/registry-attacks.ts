import type * as z from 'zod/mini';
import type { Call } from '#contract/call';

/** Stands in the text of an attack for bytes that are no UTF-8. */
export const BAD_BYTES = 'BADBYTES';

const text = (value: string): string => JSON.stringify(value);
const many = (count: number, piece: string): string => Array.from({ length: count }, () => piece).join(',');

/** The values put in the place of a field's, as JSON text, since many of them are no values at all. */
export const attacks: Record<string, string[]> = {
  'SQL injection': [
    text("' OR '1'='1' --"),
    text('1; DROP TABLE person; --'),
    text("'; SELECT pg_sleep(10); --"),
    text("$1 \\' UNION SELECT password_hash FROM account --"),
  ],
  'HTML and script': [
    text('<script>alert(1)</script>'),
    text('"><img src=x onerror=alert(1)>'),
    text("{{constructor.constructor('return process')()}}"),
  ],
  'prototype pollution': [
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    text('__proto__'),
    text('toString'),
  ],
  'type confusion': [
    ...['null', 'true', '0', '""', '[]', '{}', '[[]]', '{"length":1000000000}'],
    ...['{"$gt":""}', '["emp"]', '{"id":1,"text":2}', '{"toString":"x","valueOf":"y"}'],
  ],
  'numeric extremes': [
    ...['9007199254740993', '-1', '-0', '1e309', '-1e309', '1e-400', '0.1', '2147483648', '99999999999999999999'],
    ...[text('NaN'), text('1e3'), text('0x10'), text('-9223372036854775809')],
  ],
  'NUL, bad UTF-8, surrogates': [
    ...['"\\u0000"', '"emp\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', `"${BAD_BYTES}"`, '"\\u202e\\ufeff"'],
  ],
  oversize: [
    text('a'.repeat(1_000_000)),
    `[${many(100_000, '1')}]`,
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    `{${many(2_000, '"k":1')}}`,
  ],
  'path traversal': [
    text('../../../../etc/passwd'),
    text('..%2f..%2f..%2fetc%2fpasswd'),
    text('C:\\..\\windows\\win.ini'),
    text('/proc/self/environ'),
  ],
  'CRLF and log injection': [
    text('a\r\nSet-Cookie: portal=stolen'),
    text('a\n{"level":60,"msg":"forged"}'),
    text('\u001b[2J\u001b[31m'),
  ],
  URLs: [
    text('http://169.254.169.254/latest/meta-data/'),
    text('file:///etc/passwd'),
    text('gopher://127.0.0.1:5432/_x'),
    text('javascript:alert(1)'),
  ],
  'slow patterns': [
    text(`${'a'.repeat(50_000)}!`),
    text('0'.repeat(50_000)),
    text(`${' '.repeat(50_000)}x`),
    text(`${'a@'.repeat(20_000)}`),
    text(`${'A/'.repeat(20_000)}`),
  ],
};

/** The paths of a payload's fields, those of objects and lists inside it included, and one it does not have. */
export const fieldsOf = (call: Pick<Call, 'in'>): string[][] => {
  const paths = pathsIn(call.in).map((path) => path.join('/'));
  return [...[...new Set(paths)].map((path) => path.split('/')), ['noSuchField']];
};
/** Fields that an object has without anybody's giving them to it. */
export const INHERITED = [['__proto__'], ['constructor'], ['toString']];

function pathsIn(schema: z.core.$ZodType): string[][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([field, value]) => [
      [field],
      ...pathsIn(value).map((path) => [field, ...path]),
    ]);
  }
  if (def.type === 'array') return [[ELEMENT], ...pathsIn(def.element).map((path) => [ELEMENT, ...path])];
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return pathsIn(def.innerType);
  if (def.type === 'union') return def.options.flatMap(pathsIn);
  return def.type === 'pipe' ? [...pathsIn(def.in), ...pathsIn(def.out)] : [];
}

/** The last element of a list. */
const ELEMENT = '[]';

/** The payload as JSON text with the attack in the place of the field; with `twice`, behind the honest value. */
export function armed(payload: Record<string, unknown>, path: string[], json: string, twice = false): string {
  const [field = '', ...rest] = path;
  const attack = armedInside(payload[field], rest, json, twice);
  const honest = Object.entries(payload).filter(([key, value]) => value !== undefined && (twice || key !== field));
  const parts = honest.map(([key, value]) => `${text(key)}:${JSON.stringify(value)}`);
  return `{${[...parts, `${text(field)}:${attack}`].join(',')}}`;
}

function armedInside(value: unknown, path: string[], json: string, twice: boolean): string {
  const [step, ...rest] = path;
  if (step === undefined) return json;
  if (step === ELEMENT) {
    const list: unknown[] = Array.isArray(value) ? value : [];
    const honest = (twice ? list : list.slice(0, -1)).map((element) => JSON.stringify(element));
    return `[${[...honest, armedInside(list.at(-1), rest, json, twice)].join(',')}]`;
  }
  const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return armed(inner, path, json, twice);
}

/** As a form sends it: the text percent-encoded, the bad bytes as bytes. */
export const encoded = (value: string): string => encodeURIComponent(value).replaceAll(BAD_BYTES, '%FF%FE%C3%28');
