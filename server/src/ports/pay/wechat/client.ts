import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import { createBreaker } from '../breaker.ts';
import { OutcomeUnknown, ProviderRefused } from '../errors.ts';
import { seconds } from '../moment.ts';
import { createSender, LIMITS, type Incoming, type PayLimits } from '../send.ts';
import { valueOf, type WechatConfig } from './config.ts';
import { createPlatformKeys, type PlatformKeys } from './platform-keys.ts';
import { isRefusal, normalCode } from './refusals.ts';
import { newNonce, replyMessage, requestMessage, signMessage, verifyMessage } from './signature.ts';

/** |now − their timestamp| must stay below this, for replies and callbacks alike. */
export const SKEW_SECONDS = 300;

export interface WechatClient {
  keys: PlatformKeys;
  merchantKey: KeyObject;
  isPaused(): boolean;
  /** A signed request and its verified reply; throws ProviderRefused or OutcomeUnknown. */
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>;
  /** A file WeChat has given an address for: the request is signed, the reply is not. */
  download(url: string, maxBytes: number): Promise<Buffer>;
}

type KeyOf = (serial: string) => KeyObject | undefined | Promise<KeyObject | undefined>;

export function createWechatClient(config: WechatConfig, now: Clock, limits: PayLimits = LIMITS): WechatClient {
  const merchantKey = createPrivateKey(config.merchantKey);
  const bases = () => valueOf(config.baseUrls);
  const breaker = createBreaker(now, limits.pauseMs);
  const send = createSender(() => bases().map((base) => new URL(base).host), limits, breaker);

  const signedHeaders = async (method: string, url: URL, body: Buffer): Promise<Record<string, string>> => {
    const nonce = newNonce();
    const timestamp = String(seconds(now()));
    const message = requestMessage(method, `${url.pathname}${url.search}`, timestamp, nonce, body);
    const signature = await signMessage(message, merchantKey);
    const fields = { mchid: config.mchId, nonce_str: nonce, timestamp, serial_no: config.merchantSerial, signature };
    const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
    return {
      authorization: `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`,
      accept: 'application/json',
      'user-agent': 'checkup-portal',
      // with a public key this also says which key the reply is to be signed with
      ...(config.publicKey && { 'wechatpay-serial': config.publicKey.id }),
      ...(body.length > 0 && { 'content-type': 'application/json' }),
    };
  };

  const exchange = async (method: 'GET' | 'POST', url: URL, body: Buffer, maxBytes?: number): Promise<Incoming> =>
    send({
      method,
      url,
      headers: await signedHeaders(method, url, body),
      ...(body.length > 0 && { body }),
      ...(maxBytes && { maxBytes }),
    });

  /** The next host only when nothing can have arrived at the one before. */
  const ask = async (method: 'GET' | 'POST', path: string, body: Buffer): Promise<Incoming> => {
    const [first = '', ...others] = bases();
    let reply = exchange(method, new URL(first + path), body);
    for (const base of others) {
      reply = reply.catch((error: unknown) => {
        if (error instanceof OutcomeUnknown && !error.sent) return exchange(method, new URL(base + path), body);
        throw error;
      });
    }
    return reply;
  };

  const keys = createPlatformKeys(config, now, async (keysIn) => {
    const reply = await ask('GET', '/v3/certificates', Buffer.alloc(0));
    if (reply.status !== 200) throw failureOf(reply);
    await verifyReply(reply, keysIn(reply.body), now);
  });

  return {
    keys,
    merchantKey,
    isPaused: breaker.isOpen,
    call: async (method, path, content) => {
      // signed and sent are the same bytes: stringified once
      const body = content === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(content));
      const reply = await ask(method, path, body);
      const isGood = reply.status >= 200 && reply.status < 300;
      if (isGood || reply.headers['wechatpay-signature']) await verifyReply(reply, keys.find, now);
      if (!isGood) throw failureOf(reply);
      return reply.body.length > 0 ? json(reply.body) : undefined;
    },
    download: async (address, maxBytes) => {
      if (!URL.canParse(address)) throw new OutcomeUnknown('no address to download from');
      const reply = await exchange('GET', new URL(address), Buffer.alloc(0), maxBytes);
      if (reply.status !== 200) throw failureOf(reply);
      return reply.body;
    },
  };
}

async function verifyReply({ headers, body }: Incoming, keyOf: KeyOf, now: Clock): Promise<void> {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map((name) =>
    String(headers[`wechatpay-${name}`] ?? ''),
  ) as [string, string, string, string];
  if (!timestamp || !nonce || !signature || !serial) throw new OutcomeUnknown('the reply is not signed');
  if (!isFresh(timestamp, now)) throw new OutcomeUnknown('the reply is too old or from the future');
  const key = await keyOf(serial);
  if (!key) throw new OutcomeUnknown(`the reply is signed with an unknown key: ${serial.slice(0, 80)}`);
  if (!(await verifyMessage(replyMessage(timestamp, nonce, body), signature, key))) {
    throw new OutcomeUnknown('the signature of the reply is wrong');
  }
}

export const isFresh = (timestamp: string, now: Clock): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(seconds(now()) - Number(timestamp)) < SKEW_SECONDS;

/** Only a 4xx with a code we know is a refusal; everything else may have happened. */
function failureOf({ status, body }: Incoming): ProviderRefused | OutcomeUnknown {
  const said = readError(body);
  const code = said && normalCode(said.code);
  if (code && status >= 400 && status < 500 && status !== 429 && isRefusal(code)) {
    return new ProviderRefused(code, said.message, status);
  }
  return new OutcomeUnknown(`WeChat answered ${status}${code ? ` ${code}` : ''}`, code ? { code } : {});
}

function readError(body: Buffer): { code: string; message: string } | undefined {
  try {
    const { code, message } = JSON.parse(body.toString('utf8')) as { code?: unknown; message?: unknown };
    return typeof code === 'string'
      ? { code, message: typeof message === 'string' ? message.slice(0, 200) : '' }
      : undefined;
  } catch {
    return undefined;
  }
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch (cause) {
    throw new OutcomeUnknown('the reply is not JSON', { cause });
  }
}
