import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { guidOf, plainHashOf, type Numbered } from './crowd.ts';
import type { BookingPlace } from './place.ts';

export interface Line {
  pid: number;
  message?: string;
  detail?: string;
}

/** The statements PostgreSQL was sent while `work` ran, as it writes them into its log. */
export async function logDuring({ pool, server }: BookingPlace, work: () => Promise<void>): Promise<Line[]> {
  const marks = [randomUUID(), randomUUID()] as const;
  await setLogging(pool, 'all');
  await pool.query(`SELECT '${marks[0]}'`);
  await work();
  await pool.query(`SELECT '${marks[1]}'`);
  await setLogging(pool, 'none');
  for (;;) {
    const lines = logLines(join(server.data, 'log'));
    const [from, to] = marks.map((mark) => lines.findIndex((line) => line.includes(mark)));
    if (from !== undefined && to !== undefined && to >= 0)
      return lines.slice(from + 1, to).map((line) => JSON.parse(line) as Line);
    await wait(100);
  }
}

async function setLogging(pool: BookingPlace['pool'], what: 'all' | 'none'): Promise<void> {
  await pool.query(`ALTER SYSTEM SET log_statement = '${what}'`);
  await pool.query('SELECT pg_reload_conf()');
  await wait(300); // every connection reads its settings anew, and none says when
}

const logLines = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter(Boolean);

/**
 * The messages of the transactions that have to do with a person, as they were sent. Those that many bookings share (packages,
 * centres, company) are left out.
 */
export function messagesOf(lines: Line[], person: Numbered): string[] {
  const open = new Map<number, string[]>();
  const kept: string[] = [];
  for (const { pid, message = '', detail = '' } of lines) {
    const statement = statementOf(message, detail);
    if (!statement) continue;
    if (/^begin/i.test(statement)) open.set(pid, []);
    const transaction = open.get(pid);
    transaction?.push(statement);
    if (transaction && /^(commit|rollback)/i.test(statement)) {
      if (isAbout(transaction.join('\n'), person)) kept.push(...transaction);
      open.delete(pid);
    }
  }
  return kept;
}

/**
 * One person's booking as a script for pgbench, with a counter in the place of the person's number.
 */
export function scriptOf(messages: string[], person: Numbered, key: string): string {
  const numbered = messages.map((statement) => withCounter(statement, person, key));
  return ['\\set i :i + 1', '\\set n :first + :client_id * :each + :i', '\\set a :n - :less', ...numbered, ''].join(
    '\n',
  );
}

const tokenHashOf = ({ token }: Numbered): string => createHash('sha256').update(token).digest('hex');

const isAbout = (text: string, person: Numbered): boolean =>
  text.includes(person.guid) || text.includes(`'${person.accountId}'`) || text.includes(tokenHashOf(person));

const withCounter = (statement: string, person: Numbered, key: string): string =>
  `${statement
    .replaceAll(person.guid, guidOf(':n'))
    .replaceAll(tokenHashOf(person), plainHashOf(person.number).replace(String(person.number), ':n'))
    .replaceAll(`'${person.accountId}'`, `':a'`)
    .replaceAll(key, `${key.slice(0, 8)}:n`)};`;

function statementOf(message: string, detail: string): string | undefined {
  const simple = /^statement: ([^]*)$/.exec(message)?.[1];
  // statements sent as one message stay one message
  if (simple !== undefined) return simple.trim().replace(/;$/, '').replaceAll(';', ' \\;');
  const [, prepared] = /^execute [^:]*: ([^]*)$/.exec(message) ?? [];
  return prepared?.replaceAll(/\$(\d+)/g, (_, number: string) => valuesOf(detail)[Number(number)] ?? 'NULL');
}

/** `Parameters: $1 = '100', $2 = NULL` with quotes doubled inside. */
function valuesOf(detail: string): string[] {
  const values: string[] = [];
  for (const [, number, value = 'NULL'] of detail.matchAll(/\$(\d+) = (NULL|'(?:[^']|'')*')/g))
    values[Number(number)] = value;
  return values;
}
