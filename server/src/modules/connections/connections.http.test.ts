import { mkdtempSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, faultOf, inCompany } from '../../../test/answers.ts';
import { DAY, HOUR, MINUTE } from '../../../test/clock.ts';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { setUpProvider, startOidcProvider } from '../../../test/oidc.ts';
import { startPortal, type StartOptions, type TestPortal } from '../../../test/portal.ts';
import { testSimulatorKeys } from '../../../test/simulator.ts';
import { sweepAll } from '../../../test/sweep.ts';
import { PLATFORM_ID } from '../../db/transact.ts';
import { writeUses } from './jobs.ts';

const KEY = `whsec_${Buffer.from('a bridge of the tests, 32 bytes!').toString('base64')}`;
const OTHER_KEY = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

let bridge: Server;
let address: string;
/** The messages whose signature was right. */
let came: { no: string; phone: string; text: string }[];
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  const judge = new Webhook(KEY);
  bridge = createServer((request, response) => {
    void text(request).then((body) => {
      const { 'webhook-id': id = '', 'webhook-timestamp': at = '', 'webhook-signature': given } = request.headers;
      // the clock of the tests is not the machine's: the signature counts, its age does not
      const signed = judge.sign(String(id), new Date(Number(at) * 1_000), body);
      if (signed !== given) return response.writeHead(401).end('{"reason":"signature"}');
      came.push(JSON.parse(body));
      return answer(response);
    });
  });
  await new Promise<void>((resolve) => bridge.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(bridge.address() as AddressInfo).port}`;
});
beforeEach(() => {
  came = [];
  answer = (response) => response.end('{"ref":"carrier-1"}');
});
afterAll(() => {
  bridge.closeAllConnections();
  bridge.close();
});

let database: TestDatabase;
let nodes: TestPortal[] = [];
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const node of nodes) await node.stop();
  nodes = [];
  await database.drop();
});

const throughBridge = (secret = KEY) => ({
  ...{ SMS_PROVIDER: 'http', SMS_HTTP_URL: `http://${address}/messages?token=hush`, SMS_HTTP_SECRET: secret },
});

async function start(options: StartOptions = {}): Promise<TestPortal> {
  const [first] = nodes;
  // one time for all of them
  const node = await startPortal({ jobs: false, database, ...(first && { now: first.clock.now() }), ...options });
  nodes.push(node);
  return node;
}

/** Signed in once: a session is good on every node. */
async function admin() {
  const [first] = nodes;
  if (!first) throw new Error('no node is there');
  return first.operator('admin');
}

const listed = async (node: TestPortal) => dataOf(await node.call('OpsConnections', {}, { session: await admin() }));
const rowOf = async (node: TestPortal, id: string) => {
  const found = (await listed(node)).connections.find(({ connectionId }) => connectionId === id);
  if (!found) throw new Error(`${id} is not listed`);
  return found;
};
const test = async (
  node: TestPortal,
  connectionId: string,
  to: { phone?: string; email?: string } = {},
  headers: Record<string, string> = {},
) => node.call('OpsConnectionTest', { connectionId, ...to }, { session: await admin(), headers });
const sendFrom = (node: TestPortal, no: string): Promise<unknown> =>
  node.portal.ports.sms.send({ no, phone: '13900001234', text: '您的体检已预约' }).catch(() => {});

describe('figures', () => {
  it('are those of all nodes, and outlive them', async () => {
    const env = throughBridge();
    const [here, there] = [await start({ env }), await start({ env })];
    expect(await rowOf(here, 'sms')).toMatchObject({ via: 'http', at: address, state: 'unused', lastSuccessAt: null });
    await sendFrom(here, '1');
    await sendFrom(there, '2');
    answer = (response) => response.writeHead(500).end('{"reason":"13900001234 is no good"}');
    await sendFrom(there, '3');
    await Promise.all(nodes.map((node) => writeUses(node.portal)));
    for (const node of [here, there, await start({ env })]) {
      const row = await rowOf(node, 'sms');
      expect(row).toMatchObject({
        ...{ state: 'failing', lastDay: { succeeded: 2, failed: 1 }, lastFailure: { cause: 'status', status: 500 } },
      });
      expect(row.failingSince).toBe(row.lastFailure?.at);
      expect(row.lastDay.meanMs).toBeGreaterThanOrEqual(0);
    }
    const { connections } = await listed(here);
    expect(connections[0]?.connectionId, 'what fails stands first').toBe('sms');
    expect(JSON.stringify(connections), 'neither a person nor a secret').not.toMatch(/1390000|no good|hush|whsec/);
  });

  it('tell since when it fails, and that it works again', async () => {
    const node = await start({ env: throughBridge() });
    const other = await start({ env: throughBridge() });
    const at = async (moment: string, is: 'good' | 'bad', by = node) => {
      for (const each of nodes) each.clock.at(`2026-06-10T${moment}+08:00`);
      answer = (response) => (is === 'good' ? response.end('{"ref":"1"}') : response.writeHead(503).end());
      await sendFrom(by, moment);
      await writeUses(by.portal);
      return rowOf(node, 'sms');
    };
    expect(await at('10:00:00', 'good')).toMatchObject({ state: 'works', failingSince: null });
    const first = await at('10:05:00', 'bad');
    expect(first).toMatchObject({ state: 'failing' });
    const second = await at('10:06:00', 'bad', other);
    expect(second.failingSince, 'the first failure, whichever node had it').toBe(first.failingSince);
    expect(second.lastFailure?.at).not.toBe(first.failingSince);
    expect(await at('10:07:00', 'good', other)).toMatchObject({
      ...{ state: 'works', failingSince: null, lastFailure: { cause: 'status', status: 503 } },
    });
    expect(await at('10:08:00', 'bad')).toMatchObject({ state: 'failing', lastDay: { succeeded: 2, failed: 3 } });
  });

  // proves: connections: uses that could not be written
  it('that could not be written are written at the next turn', async () => {
    const node = await start({ env: throughBridge() });
    await sendFrom(node, '1');
    const { pool } = node.portal.database;
    await pool.query('ALTER TABLE connection_hour RENAME TO away');
    await expect(writeUses(node.portal)).rejects.toThrow('connection_hour');
    await pool.query('ALTER TABLE away RENAME TO connection_hour');
    await sendFrom(node, '2');
    await writeUses(node.portal);
    expect((await rowOf(node, 'sms')).lastDay.succeeded).toBe(2);
  });

  it('of a day are counted by the hour, and of more than a week thrown away; how it stands is kept', async () => {
    const node = await start({ env: throughBridge() });
    await sendFrom(node, '1');
    await writeUses(node.portal);
    const { lastSuccessAt } = await rowOf(node, 'sms');
    node.clock.advance(DAY + HOUR);
    expect(await rowOf(node, 'sms')).toMatchObject({ state: 'works', lastDay: { succeeded: 0, meanMs: null } });
    const hours = () => inCompany(node, PLATFORM_ID, (db) => db.selectFrom('connection_hour').selectAll().execute());
    await sweepAll(node.portal);
    expect((await hours()).filter(({ connection }) => connection === 'sms')).toHaveLength(1);
    node.clock.advance(7 * DAY);
    await sweepAll(node.portal);
    expect((await hours()).filter(({ connection }) => connection === 'sms')).toEqual([]);
    expect((await rowOf(node, 'sms')).lastSuccessAt).toBe(lastSuccessAt);
  });

  it('of a sandbox never say that it works', async () => {
    const node = await start();
    await sendFrom(node, '1');
    await writeUses(node.portal);
    expect(await rowOf(node, 'sms')).toMatchObject({ state: 'sandbox', via: 'sandbox', lastDay: { succeeded: 1 } });
  });
});

describe('a bridge that does not work', () => {
  it.each([
    ['500', KEY, (response: ServerResponse) => void response.writeHead(500).end(), { cause: 'status', status: 500 }],
    ['another key', OTHER_KEY, () => {}, { cause: 'credentials', status: 401 }],
    ['silence', KEY, () => {}, { cause: 'timeout', status: null }],
    ['no number', KEY, (response: ServerResponse) => void response.end('{}'), { cause: 'unreadable', status: null }],
    ['not its path', KEY, (response: ServerResponse) => void response.writeHead(404).end(), { cause: 'address' }],
  ])('%s: is shown as failing with its cause', { timeout: 40_000 }, async (_, secret, does, cause) => {
    answer = does;
    const node = await start({ env: throughBridge(secret) });
    const told = dataOf(await test(node, 'sms', { phone: '13800136021' }));
    expect(told).toMatchObject({ failure: cause, sentTo: '138****6021' });
    expect(await rowOf(node, 'sms')).toMatchObject({
      ...{ state: 'failing', lastFailure: cause, lastSuccessAt: null, lastDay: { succeeded: 0, failed: 1 } },
    });
  });

  it('a number the carrier refuses is told to the operator, and the carrier works', async () => {
    answer = (response) => void response.writeHead(422).end('{"reason":"13800136021 is unknown"}');
    const node = await start({ env: throughBridge() });
    const told = dataOf(await test(node, 'sms', { phone: '13800136021' }));
    expect(told.failure).toEqual({ cause: 'refused', status: 422 });
    expect(await rowOf(node, 'sms')).toMatchObject({ state: 'works', lastFailure: null });
  });
});

describe('a test', () => {
  // proves: connections: a repeated press
  it('sends exactly one message, however often the press arrives, and is audited without the number', async () => {
    const node = await start({ env: throughBridge() });
    const press = () => test(node, 'sms', { phone: '138 0013 6021' }, { 'idempotency-key': 'pressed-once-0001' });
    const first = dataOf(await press());
    expect(first).toMatchObject({ failure: null, sentTo: '138****6021' });
    const again = await press();
    expect(faultOf(again), 'the same press again').toBe('answered');
    expect(dataOf(again)).toEqual(first);
    expect(came).toMatchObject([{ phone: '13800136021', text: expect.stringContaining('连接检测') }]);
    expect(came[0]).not.toHaveProperty('test');
    const entries = await inCompany(node, PLATFORM_ID, (db) =>
      db
        .selectFrom('audit')
        .select(['action', 'actor_kind', 'subject_kind', 'subject_id', 'reason'])
        .where('action', '=', 'connection.test')
        .execute(),
    );
    expect(entries).toEqual([
      {
        ...{ action: 'connection.test', actor_kind: 'operator', subject_kind: 'connection', subject_id: 'sms' },
        reason: '138****6021',
      },
    ]);
    expect(await rowOf(node, 'sms')).toMatchObject({ state: 'works', lastDay: { succeeded: 1, failed: 0 } });
  });

  // proves: connections: budget of test messages
  it('is refused within the minute, on every node, and nothing is sent', async () => {
    const [here, there] = [await start({ env: throughBridge() }), await start({ env: throughBridge() })];
    await admin();
    const presses = await Promise.all([here, there, here].map((node) => test(node, 'sms', { phone: '13800136021' })));
    expect(presses.map(faultOf).toSorted()).toEqual(['answered', 'testsTooMany', 'testsTooMany']);
    expect(came).toHaveLength(1);
    for (const node of nodes) node.clock.advance(MINUTE + 1_000);
    expect(faultOf(await test(there, 'sms', { phone: '13800136021' }))).toBe('answered');
  });

  it('needs the receiver its connection speaks to', async () => {
    const node = await start();
    expect(faultOf(await test(node, 'sms', { email: 'a@example.com' }))).toBe('receiverNeeded');
    expect(faultOf(await test(node, 'email'))).toBe('receiverNeeded');
    expect(faultOf(await test(node, 'sms', { phone: '12345' }))).toBe('phoneBad');
    const told = dataOf(await test(node, 'email', { email: 'ops@example.com' }));
    expect(told).toMatchObject({ failure: null, sentTo: 'o***@example.com' });
    expect(node.portal.ports.email.kept?.()).toMatchObject([{ to: 'ops@example.com' }]);
  });

  it('asks every connection that can be asked', async () => {
    // files of other tests lie in the usual folder
    const node = await start({ env: { DATA_DIR: mkdtempSync(join(tmpdir(), 'connections-')) } });
    const { connections } = await listed(node);
    const tests = connections.map(({ connectionId, test: how }) => [connectionId, how]);
    expect(Object.fromEntries(tests)).toEqual({
      ...{ sms: 'receiver', email: 'receiver', wechat: 'press', guanaitong: 'press', messagingApp: 'press' },
      ...{ companyLookup: 'press', examProgress: 'press', storage: 'press' },
      ...{ invoiceIssuer: 'none', examReports: 'none', onlineDoctor: 'none' },
    });
    for (const { connectionId, test: how } of connections.filter((row) => row.test !== 'receiver')) {
      const told = await test(node, connectionId);
      if (how === 'none') expect(faultOf(told), connectionId).toBe('connectionUntested');
      else expect(dataOf(told), connectionId).toMatchObject({ failure: null, sentTo: '' });
      expect((await rowOf(node, connectionId)).lastDay.succeeded > 0, connectionId).toBe(how === 'press');
    }
    expect((await node.portal.ports.storage.list()).filter((key) => key.startsWith('0/'))).toEqual([]);
    expect(faultOf(await test(node, 'pigeon'))).toBe('connectionUnknown');
    expect(faultOf(await test(node, 'sms:7'))).toBe('connectionUnknown');
  });

  it('of a company’s identity provider names the company, and its trouble', async () => {
    const node = await start();
    const provider = await startOidcProvider(node.url, 'demo');
    try {
      await setUpProvider(node, 100, provider.issuer);
      const id = 'identityProvider:100';
      expect(await rowOf(node, id)).toMatchObject({ via: 'oidc', company: { zh: expect.any(String) } });
      expect(dataOf(await test(node, id))).toMatchObject({ failure: null });
      expect(await rowOf(node, id)).toMatchObject({ state: 'works' });
    } finally {
      provider.stop();
    }
    node.clock.advance(HOUR);
    expect(dataOf(await test(node, 'identityProvider:100')).failure).toMatchObject({ cause: 'unreachable' });
    expect(await rowOf(node, 'identityProvider:100')).toMatchObject({ state: 'failing' });
    expect(faultOf(await test(node, 'identityProvider:430'))).toBe('connectionUnknown');
  });
});

it('a payment provider that cannot be reached is failing, though its port throws nothing', async () => {
  const node = await start({ simulator: { keys: await testSimulatorKeys(), url: 'http://127.0.0.1:9' } });
  expect(dataOf(await test(node, 'wechat')).failure).toEqual({ cause: 'unreachable', status: null });
  expect(await rowOf(node, 'wechat')).toMatchObject({ lastDay: { failed: 1 }, lastFailure: { cause: 'unreachable' } });
});

it('only an administrator looks or tests', async () => {
  const node = await start();
  for (const role of ['support', 'finance', 'content', 'supply'] as const) {
    const session = await node.operator(role);
    expect(faultOf(await node.call('OpsConnections', {}, { session })), role).toBe('notAllowed');
    const told = await node.call('OpsConnectionTest', { connectionId: 'storage' }, { session });
    expect(faultOf(told), role).toBe('notAllowed');
  }
});
