import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpEmail } from '../email/http.ts';
import { MessageRefused } from '../carrier/message-refused.ts';
import { httpSms } from '../sms/http.ts';
import { createBridge } from './bridge.ts';
import { checkBridge } from './check.ts';

const KEY = Buffer.from('a bridge of the tests, 32 bytes!');
const judge = new Webhook(`whsec_${KEY.toString('base64')}`);
const MESSAGE = {
  ...{ no: '100-7', phone: '13900001234', text: '【体检预约】您的反馈FK1已有答复' },
  template: { key: 'feedbackAnswered', lang: 'zh-cn' as const, parameters: { number: 'FK1' } },
};

let server: Server;
let url: URL;
let came: unknown[];
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // the specification's own library decides whether the signature is right
    came.push(judge.verify(await text(request), request.headers as Record<string, string>));
    answer(response);
  };
  server = createServer((request, response) => {
    take(request, response).catch(() => response.writeHead(401).end('{"reason":"signature"}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`);
});
beforeEach(() => {
  came = [];
  answer = (response) => response.end('{"ref":"carrier-1"}');
});
afterAll(() => server.close());

const bridge = (key = KEY, now = new Date()) => createBridge({ url, key }, () => now);
const say = (status: number, body: string) => (response: ServerResponse) => void response.writeHead(status).end(body);

describe('a bridge', () => {
  it('is handed messages signed by Standard Webhooks, and its number is kept', async () => {
    expect(await httpSms(bridge()).send(MESSAGE)).toBe('carrier-1');
    const email = {
      ...{ no: '100-8', to: 'a@example.com', subject: '预约成功', text: '体检已预约', html: '<p>体检已预约</p>' },
      attachments: [{ name: 'checkup.ics', type: 'text/calendar', content: Buffer.from('体检') }],
    };
    expect(await httpEmail(bridge()).send(email)).toBe('carrier-1');
    expect(came).toEqual([
      { type: 'sms.send', ...MESSAGE },
      {
        ...{ type: 'email.send', ...email },
        attachments: [{ name: 'checkup.ics', type: 'text/calendar', content: '5L2T5qOA' }],
      },
    ]);
  });

  it.each([
    ['another key', Buffer.alloc(32, 1), new Date()],
    ['a clock an hour off', KEY, new Date(Date.now() - 3_600_000)],
  ])('refuses %s', async (_, key, now) => {
    await expect(httpSms(bridge(key, now)).send(MESSAGE)).rejects.toThrow('the bridge refused it with 401: signature');
    expect(came).toEqual([]);
  });

  it.each([
    [422, '{"reason":"unknown number"}', 'the bridge refused it with 422: unknown number', true],
    [404, 'not here', 'the bridge refused it with 404: no reason given', true],
    [429, '{"reason":"slow down"}', 'the bridge answered 429: slow down', false],
    [503, '', 'the bridge answered 503: no reason given', false],
    [302, '', 'the bridge answered 302: no reason given', false],
    [200, '{}', 'the bridge took it without saying {"ref": "…"}', false],
    [200, `{"ref":"${'x'.repeat(70_000)}"}`, 'the reply broke off', false],
  ])('that answers %i %.20s: %s', async (status, body, message, isForGood) => {
    answer = say(status, body);
    const refused: unknown = await httpSms(bridge())
      .send(MESSAGE)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ message });
    expect(refused instanceof MessageRefused).toBe(isForGood);
  });
});

describe('the check of a bridge', () => {
  /** Keeps the rules of docs/running/bridges.md. */
  const wellMade =
    (taken = new Map<unknown, string>()) =>
    (response: ServerResponse) => {
      const { type, no } = came.at(-1) as { type: string; no: string };
      if (!/^(sms|email)\.send$/.test(type)) return say(422, '{"reason":"unknown type"}')(response);
      if (!taken.has(no)) taken.set(no, `carrier-${taken.size}`);
      return say(200, JSON.stringify({ ref: taken.get(no) }))(response);
    };
  const problems = async (service: 'sms' | 'email' = 'sms') =>
    (await checkBridge({ url, key: KEY }, service)).flatMap(({ name, problem }) => (problem ? [name] : []));

  it.each(['sms', 'email'] as const)('finds nothing wrong with one that keeps the rules (%s)', async (service) => {
    answer = wellMade();
    expect(await problems(service)).toEqual([]);
    expect(came.every((message) => (message as { test: boolean }).test)).toBe(true);
  });

  it('finds one that sends twice, and one that takes anything', async () => {
    let sent = 0;
    answer = (response) => say(200, `{"ref":"carrier-${(sent += 1)}"}`)(response);
    expect(await problems()).toEqual([
      'answers a repeated message with the same number',
      'refuses a kind of message it does not know with 422',
    ]);
  });

  it('finds one that cannot be reached', async () => {
    const found = await checkBridge({ url: new URL('http://127.0.0.1:9/'), key: KEY }, 'sms');
    expect(found.map(({ problem }) => problem?.slice(0, 10))).toEqual(Array(7).fill('no answer:'));
  });
});
