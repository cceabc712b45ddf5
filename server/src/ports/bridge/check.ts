import { randomUUID } from 'node:crypto';
import { machineClock } from '../../clock.ts';
import { sign, type SignedHeaders } from './signature.ts';
import { createSender } from '../pay/send.ts';
import { LIMITS, refIn } from './bridge.ts';
import type { BridgeSettings } from './settings.ts';

/** A bridge is asked what it may meet; `problem` is undefined where it answers rightly. */
export interface CheckedCase {
  name: string;
  problem: string | undefined;
}

const STALE_MS = 10 * 60_000;
const SAMPLES = {
  sms: {
    type: 'sms.send',
    phone: '13900000000',
    text: '【体检预约】您的反馈FK0000已有答复，请登录后在「我的反馈」中查看。',
    template: { key: 'feedbackAnswered', lang: 'zh-cn', parameters: { number: 'FK0000' } },
  },
  email: {
    type: 'email.send',
    to: 'check@example.com',
    subject: '连接检查',
    text: '这是一次连接检查，无需理会。',
    html: '<!doctype html><html lang="zh-CN"><title>连接检查</title><p>这是一次连接检查，无需理会。</p></html>',
    attachments: [{ name: 'check.txt', type: 'text/plain; charset=utf-8', content: 'Y2hlY2s=' }],
  },
};
export type BridgedService = keyof typeof SAMPLES;
export const BRIDGED_SERVICES = Object.keys(SAMPLES) as BridgedService[];

interface Answer {
  status: number;
  ref: string | undefined;
}

/** Tries a bridge with messages marked `test`, which it must answer and not send on. */
export async function checkBridge({ url, key }: BridgeSettings, service: BridgedService): Promise<CheckedCase[]> {
  const ask = async (id: string, more: object = {}, forge: Forgery = {}): Promise<Answer> => {
    const body = JSON.stringify({ ...SAMPLES[service], no: id, test: true, ...more });
    const headers = {
      ...sign(forge.key ?? key, { id, at: new Date(machineClock().getTime() - (forge.ageMs ?? 0)), body }),
    };
    return send(url, forge.body?.(body) ?? body, { ...headers, ...forge.headers });
  };
  const id = `check-${randomUUID()}`;
  const first = await asked(() => ask(id));
  return [
    { name: 'takes a message and says its number', problem: notTaken(first) },
    { name: 'answers a repeated message with the same number', problem: notSame(first, await asked(() => ask(id))) },
    await refuses('a signature by another key', 401, () => ask(fresh(), {}, { key: Buffer.alloc(32, 1) })),
    await refuses('a changed body', 401, () => ask(fresh(), {}, { body: (text) => text.replace('true', 'true ') })),
    await refuses('a message ten minutes old', 401, () => ask(fresh(), {}, { ageMs: STALE_MS })),
    await refuses('a message without a signature', 401, () =>
      ask(fresh(), {}, { headers: { 'webhook-signature': '' } }),
    ),
    await refuses('a kind of message it does not know', 422, () => ask(fresh(), { type: 'pigeon.send' })),
  ];
}

/** The ways a message is not what its signature says. */
interface Forgery {
  key?: Buffer;
  ageMs?: number;
  body?: (text: string) => string;
  headers?: Partial<SignedHeaders>;
}

const fresh = (): string => `check-${randomUUID()}`;

async function send(url: URL, body: string, headers: Record<string, string>): Promise<Answer> {
  const { status, body: answer } = await createSender(
    () => [url.host],
    LIMITS,
  )({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(body),
  });
  return { status, ref: refIn(answer) };
}

/** An answer, or the reason why there is none. */
const asked = (ask: () => Promise<Answer>): Promise<Answer | string> =>
  ask().catch((error: unknown) => `no answer: ${error instanceof Error ? error.message : String(error)}`);

function notTaken(answer: Answer | string): string | undefined {
  if (typeof answer === 'string') return answer;
  if (answer.status < 200 || answer.status > 299) return `answered ${answer.status} instead of 2xx`;
  return answer.ref === undefined ? 'answered without {"ref": "…"}' : undefined;
}

function notSame(first: Answer | string, again: Answer | string): string | undefined {
  const problem = notTaken(again);
  if (problem !== undefined || typeof first === 'string' || typeof again === 'string') return problem;
  return first.ref === again.ref ? undefined : `said ${again.ref} after ${first.ref}: the message would be sent twice`;
}

async function refuses(what: string, status: number, ask: () => Promise<Answer>): Promise<CheckedCase> {
  const answer = await asked(ask);
  const problem =
    typeof answer === 'string'
      ? answer
      : answer.status === status
        ? undefined
        : `answered ${answer.status} instead of ${status}`;
  return { name: `refuses ${what} with ${status}`, problem };
}
