/** Writing iCalendar (RFC 5545): lines, escaping, time. The content of an entry is made in event.ts. */

const MOST_OCTETS = 75;

/** One property; parameters stand in the name: `DTSTART;TZID=Asia/Shanghai`. */
export const line = (name: string, value: string | number): string => `${name}:${value}`;

/**
 * RFC 5545, 3.3.11: in text, backslash, semicolon and comma are escaped and a new line is `
 * `.
 */
export const text = (value: string): string =>
  value.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545, 3.1: a parameter's value in quotes may hold anything but quotes and controls. */
export const quoted = (value: string): string =>
  `"${Array.from(value, (char) => (char < ' ' || char === '"' ? ' ' : char)).join('')}"`;

/** RFC 5545, 3.1: no line is longer than 75 octets; the rest follows after a space. A character is never torn apart. */
export function folded(content: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const char of content) {
    const size = Buffer.byteLength(char);
    if (octets + size > MOST_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += char;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

export const written = (lines: readonly string[]): string => lines.map((content) => `${folded(content)}\r\n`).join('');

/** `20260622T080000`: a time on the clocks of the zone the property names. */
export const localTime = (day: string, time: string): string => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;

/** `20260610T020000Z` */
export const utcTime = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** `-PT12H30M`: so long before. */
export function before(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `-PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** China keeps UTC+8 all year; it has since 1991. */
export const SHANGHAI = 'Asia/Shanghai';
export const shanghaiZone: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${SHANGHAI}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];
