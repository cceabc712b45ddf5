import { randomInt, randomUUID } from 'node:crypto';
import type { ConnectionService } from '#contract/ops/connections';
import { dayInShanghai } from '#contract/rules/day';
import type { Portal } from '../../ctx.ts';
import { storageKeyOf } from '../../ports/storage/port.ts';

/** No trade has it: its number names no company. */
const unknownTrade = (): string => `CHECK${String(randomInt(1e12)).padStart(12, '0')}`;

/** The cheapest real question to each system that changes nothing there. */
export const PROBES: Partial<Record<ConnectionService, (portal: Portal) => Promise<unknown>>> = {
  wechat: ({ ports }) => ports.pay.wechat.query(unknownTrade()),
  guanaitong: ({ ports }) => ports.pay.guanaitong.query(unknownTrade()),
  // a made-up code is refused by an app that knows us
  messagingApp: ({ ports }) => ports.messagingApp.openIdOf(`check${randomInt(1e9)}`),
  companyLookup: ({ ports }) => ports.companyLookup.byName('体检', 1, 1),
  examProgress: ({ ports, clock }) =>
    ports.examProgress.of({ orderNo: 'CHECK000000', centerId: 0, day: dayInShanghai(clock()) }),
  storage: askStorage,
};

/** Writes a file, reads it and takes it away: a store that can be read and is full would else seem to work. */
async function askStorage({ ports: { storage } }: Portal): Promise<void> {
  const key = storageKeyOf(0, randomUUID());
  const content = Buffer.from('connection test');
  await storage.put(key, one(content), content.length);
  try {
    const parts: Uint8Array[] = [];
    for await (const part of await storage.get(key)) parts.push(part);
    if (!Buffer.concat(parts).equals(content)) throw new Error('the stored file is unreadable');
  } finally {
    await storage.remove(key);
  }
}

async function* one(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content;
}
