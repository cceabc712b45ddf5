import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { fromElsewhere } from '../test/answers.ts';
import { filledDatabase, spawnPortal, type ChildPortal, type Filled } from '../test/child-portal.ts';
import { encodeCall } from '../test/wire.ts';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { demoWorld } from '../../demo/world.ts';
import type { CallName } from '#contract/registry';

/** One portal for all of it, since a start takes its time; the last tests stop it. */
let filled: Filled;
let portal: ChildPortal;
beforeAll(async () => {
  filled = await filledDatabase();
  portal = await spawnPortal({ ...filled.settings, LOG_LEVEL: 'debug', DRAIN_SECONDS: '2' });
}, 60_000);
afterAll(async () => {
  portal.signal('SIGKILL');
  await portal.ended;
  await filled.drop();
});

const people = demoWorld('2026-06-10').flatMap((company) => company.people);
const emp = people[0];
if (!emp) throw new Error('nobody in the demo world');

const call = async (
  url: string,
  name: CallName,
  payload: object,
  session = '',
  headers: Record<string, string> = {},
) => {
  const body = encodeCall({ name, payload, language: 'zh-cn', session });
  const response = await fetch(`${url}/examApi/PostAppCall`, {
    method: 'POST',
    body,
    headers: { ...fromElsewhere(), ...headers },
  });
  return { response, body: (await response.json()) as { success: boolean; data: Record<string, string> } };
};
const login = (user: string, more: object = {}) => ({
  ...{ appType: 1, companyCode: 'demo', user, password: DEMO_PASSWORD, consent: CONSENT_VERSION },
  ...more,
});

describe('the log', () => {
  const lines = () =>
    portal
      .out()
      .split('\n')
      .filter((line) => line.startsWith('{'));

  it('tells what happened, in JSON, and nothing about whom', async () => {
    const origin = { origin: portal.url };
    const { body, response } = await call(portal.url, 'Login', login(emp.phone), '', origin);
    const token = body.data.Session ?? '';
    const [cookie = ''] = response.headers.getSetCookie();
    expect(token).toMatch(/^2s\.[\w-]{43}$/);
    await call(portal.url, 'Login', login(emp.email, { password: 'Secret#9753' }));
    await call(portal.url, 'Login', login(emp.idNumber));
    await call(portal.url, 'Login', { ...login(emp.name), work: 1 });
    await call(portal.url, 'GetCompanyInfoById', { CompanyId: 210 }, token, { cookie });
    await call(portal.url, 'ChangePw', { userGuid: emp.guid, pw: DEMO_PASSWORD, npw: 'Secret#9753' }, token, {
      cookie,
    });
    await fetch(`${portal.url}/nothing/${emp.phone}?idCard=${emp.idNumber}&session=${token}`);
    await fetch(`${portal.url}/v2/login/demo?user=${emp.phone}`);
    await fetch(`${portal.url}/examApi/PostAppCall`, {
      method: 'POST',
      body: `{"${emp.phone}`,
      headers: { 'content-type': 'application/json' },
    });
    await expect.poll(() => lines().length).toBeGreaterThanOrEqual(9);
    const secrets = [token, cookie.split(/[=;]/)[1] ?? '', 'Secret#9753', emp.guid];
    const personal = people.flatMap(({ name, phone, email, idNumber }) => [name, phone, email, idNumber]);
    const said = portal.out() + portal.err();
    expect([...secrets, ...personal].filter((text) => text !== '' && said.includes(text))).toEqual([]);
    expect(lines().join('\n')).not.toContain(DEMO_PASSWORD);
    const logged = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toContainEqual(
      expect.objectContaining({ call: 'ChangePw', companyId: 100, status: 200, msg: 'answered' }),
    );
    expect(logged).toContainEqual(expect.objectContaining({ status: 404, msg: 'answered' }));
    for (const line of logged)
      expect(line).toMatchObject({ level: expect.any(Number), time: expect.stringMatching(/Z$/) });
  });

  it.runIf(inject('engine').kind === 'postgres')('does not quote the row a database error quotes', async () => {
    const owner = new pg.Client(filled.settings.DATABASE_OWNER_URL);
    await owner.connect();
    await owner.query(`ALTER TABLE consent ADD CONSTRAINT in_the_way CHECK (channel <> 'web') NOT VALID`);
    const { response, body } = await call(portal.url, 'Login', login('hr'));
    await owner.query('ALTER TABLE consent DROP CONSTRAINT in_the_way');
    await owner.end();
    expect([response.status, body.success]).toEqual([500, false]);
    await expect.poll(() => portal.out()).toContain('in_the_way');
    const hr = people.find(({ account }) => account?.login === 'hr');
    expect(portal.out()).not.toContain(hr?.guid);
    expect(portal.out()).not.toContain('Failing row');
  });
});

describe('SIGTERM under load', () => {
  /** Posts on one kept-alive connection until it is told that the connection closes. */
  async function visitor(url: string, name: CallName, payload: object): Promise<string[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const results: string[] = [];
    const post = (): Promise<{ said: string; closes: boolean }> =>
      new Promise((resolve) => {
        const body = encodeCall({ name, payload, language: 'zh-cn', session: '' }).toString();
        const headers = { 'content-type': 'application/x-www-form-urlencoded', ...fromElsewhere() };
        const asked = request(`${url}/examApi/PostAppCall`, { method: 'POST', agent, headers }, (response) => {
          let text = '';
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('error', (error) => resolve({ said: `cut off: ${error.message}`, closes: true }));
          response.on('end', () => {
            const whole = response.complete && text.endsWith('}') ? 'answered' : `half an answer: ${text}`;
            resolve({ said: whole, closes: response.headers.connection === 'close' });
          });
        });
        asked.on('error', (error) => resolve({ said: `lost: ${error.message}`, closes: true }));
        asked.end(body);
      });
    for (let closes = false; !closes;) {
      const answer = await post();
      results.push(answer.said);
      closes = answer.closes;
    }
    agent.destroy();
    return results;
  }

  /** A connection on which a request has begun and does not go on. */
  const halfSent = (url: string): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
      const head =
        'POST /examApi/PostAppCall HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\nhalf';
      socket.write(head, () => resolve(socket));
    });

  it(
    'loses no request: each is answered in full, and each connection is told that it closes',
    { timeout: 60_000 },
    async () => {
      const half = await halfSent(portal.url);
      const visitors = Array.from({ length: 20 }, (_, at) =>
        at % 5 === 0
          ? visitor(portal.url, 'Login', login(`nobody${at}`, { companyCode: 'hilton' }))
          : visitor(portal.url, 'GetCaptcha', {}),
      );
      for (let seen = 0; seen < 20; seen += 1) await call(portal.url, 'GetCaptcha', {});
      expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
      portal.signal('SIGTERM');
      const readyz = async () => {
        const response = await fetch(`${portal.url}/readyz`).catch(() => undefined);
        return response ? [response.status, await response.text()] : [];
      };
      await expect.poll(readyz, { interval: 5 }).toEqual([503, '{"status":"draining"}']);
      const results = (await Promise.all(visitors)).flat();
      expect(results.length).toBeGreaterThan(40);
      expect(results.filter((said) => said !== 'answered')).toEqual([]);
      expect(await portal.ended).toBe(0);
      expect(portal.err()).toBe('');
      // a half-sent request does not keep a node from stopping
      expect(half.destroyed || half.closed).toBe(true);
    },
  );
});

describe('a second SIGTERM', () => {
  it('ends the node at once, however long its drain', { timeout: 60_000 }, async () => {
    portal = await spawnPortal({ ...filled.settings, DRAIN_SECONDS: '600' });
    let ended: number | null | undefined;
    void portal.ended.then((code) => (ended = code));
    portal.signal('SIGTERM');
    const status = async () => (await fetch(`${portal.url}/readyz`)).status;
    await expect.poll(status, { timeout: 5_000 }).toBe(503);
    expect(ended).toBeUndefined();
    portal.signal('SIGTERM');
    await expect.poll(() => ended, { timeout: 5_000 }).toBe(1);
  });
});
