import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { openedPlatformKeys, wrappedAuditKey } from '../../db/platform-keys.ts';
import { openKeyring } from '../../db/keyring.ts';
import type { MasterKeys } from '../../db/master-key.ts';
import type { Database } from '../../db/open.ts';
import { StartupError } from '../../fault.ts';
import type { ChainKey } from './chain.ts';
import { chainHeads, chainRows } from './read-chain.ts';
import { beginCheck, type Verdict } from './verify-chain.ts';

const bytes = z.pipe(
  z.string().check(z.regex(/^([0-9a-f]{2})*$/)),
  z.transform((hex) => Buffer.from(hex, 'hex')),
);
const number = z.int();
const headSchema = z.object({ company_id: number, seq: number, hash: bytes, mark: bytes });
const rowSchema = z.object({
  company_id: number,
  seq: number,
  at: z.pipe(
    z.iso.datetime(),
    z.transform((text) => new Date(text)),
  ),
  actor_kind: z.enum(['operator', 'employee', 'hr', 'job', 'command', 'anonymous']),
  actor_id: z.string(),
  actor_role: z.string(),
  person_guid: z.nullable(z.string()),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  reason: z.string(),
  request_id: z.string(),
  prev_hash: bytes,
  hash: bytes,
});
const lineSchema = z.union([z.object({ key: bytes }), z.object({ head: headSchema }), z.object({ entry: rowSchema })]);
type Line = z.output<typeof lineSchema>;

/** All chains as JSON lines: the key that ties them, wrapped, then each company's head and its entries in their order. */
export async function* dumpLines(database: Database): AsyncIterable<string> {
  const key = await wrappedAuditKey(database);
  if (key) yield lineOf({ key: hex(key) });
  for (const head of await chainHeads(database)) {
    yield lineOf({ head: { ...head, hash: hex(head.hash), mark: hex(head.mark) } });
    for await (const row of chainRows(database, head))
      yield lineOf({ entry: { ...row, at: row.at.toISOString(), prev_hash: hex(row.prev_hash), hash: hex(row.hash) } });
  }
}

const hex = (value: Buffer): string => value.toString('hex');
const lineOf = (line: z.input<typeof lineSchema>): string => `${JSON.stringify(line)}\n`;

/** Verifies a dump away from its database; what it says of a chain is what the database held. */
export async function* verifyDump(masters: MasterKeys, path: string): AsyncIterable<Verdict> {
  let key: ChainKey = openKeyring(masters);
  let check: ReturnType<typeof beginCheck> | undefined;
  for await (const line of linesOf(path)) {
    if ('key' in line) key = unwrapped(masters, line.key);
    else if ('head' in line) {
      if (check) yield check.end();
      check = beginCheck(key, line.head);
    } else if (check) check.take(line.entry);
    else throw new StartupError(`${path} does not begin with the head of a chain`);
  }
  if (check) yield check.end();
}

/** The master key may be another one than that from which it was once derived. */
function unwrapped(masters: MasterKeys, wrapped: Buffer): ChainKey {
  try {
    return openKeyring(masters, openedPlatformKeys(masters, [{ purpose: 'audit', wrapped }]));
  } catch {
    throw new StartupError('MASTER_KEY must be the key of the portal the dump comes from');
  }
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  let no = 0;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    no += 1;
    const parsed = lineSchema.safeParse(jsonOf(text));
    if (!parsed.success) throw new StartupError(`${path}: line ${no} is not a line of an audit dump`);
    yield parsed.data;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
