import * as z from 'zod/mini';
import type { Clock } from '../../../clock.ts';
import { createBreaker } from '../breaker.ts';
import { OutcomeUnknown, ProviderRefused } from '../errors.ts';
import { seconds } from '../moment.ts';
import { createSender, LIMITS, type Incoming, type PayLimits } from '../send.ts';
import { valueOf } from '../wechat/config.ts';
import type { GuanaitongConfig } from './config.ts';
import { BODY_PARAM, signParams, type Params } from './signature.ts';

/** "The token has expired": get another and ask again. */
const TOKEN_EXPIRED = 1_000_210_004;
/** Below the 60 an hour they allow. */
const TOKENS_AN_HOUR = 50;
/** A token is used for this part of its life. */
const TOKEN_SHARE = 0.8;
const VERSION = '1.0.0';

const Reply = z.object({ code: z.int(), msg: z.optional(z.nullable(z.string())), data: z.optional(z.unknown()) });
const Token = z.object({ access_token: z.string(), expires_in: z.int() });

export type GuanaitongCall = (path: string, body: Record<string, unknown>) => Promise<unknown>;

export interface GuanaitongClient {
  call: GuanaitongCall;
  isPaused(): boolean;
}

/** Signed calls with a kept token; throws ProviderRefused or OutcomeUnknown. */
export function createGuanaitongClient(
  config: GuanaitongConfig,
  now: Clock,
  limits: PayLimits = LIMITS,
): GuanaitongClient {
  const base = () => valueOf(config.baseUrl);
  const breaker = createBreaker(now, limits.pauseMs);
  const send = createSender(() => [new URL(base()).host], limits, breaker);
  let token: { value: string; until: number } | undefined;
  let fetching: Promise<string> | undefined;
  let fetched: number[] = [];

  const common = (): Params => ({ appid: config.appId, timestamp: String(seconds(now())), version: VERSION });

  const fetchToken = async (): Promise<string> => {
    const at = now().getTime();
    fetched = fetched.filter((time) => at - time < 3_600_000);
    if (fetched.length >= TOKENS_AN_HOUR) throw new OutcomeUnknown('no more tokens this hour', { sent: false });
    fetched.push(at);
    const params: Params = { ...common(), grant_type: 'client_credential' };
    const form = new URLSearchParams({ ...params, sign: signParams(params, config.appSecret) });
    const reply = await send({
      method: 'POST',
      url: new URL(`${base()}/token/create`),
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(form.toString()),
    });
    const parsed = Token.safeParse(dataOf(reply));
    if (!parsed.success) throw new OutcomeUnknown('no token in the reply');
    const { access_token, expires_in } = parsed.data;
    token = { value: access_token, until: at + expires_in * 1000 * TOKEN_SHARE };
    return access_token;
  };

  const currentToken = async (): Promise<string> => {
    if (token && token.until > now().getTime()) return token.value;
    fetching ??= fetchToken().finally(() => (fetching = undefined));
    return fetching;
  };

  const post = async (path: string, body: Buffer): Promise<Incoming> => {
    const params: Params = { ...common(), access_token: await currentToken() };
    const sign = signParams({ ...params, [BODY_PARAM]: body.toString('utf8') }, config.appSecret);
    return send({
      method: 'POST',
      url: new URL(`${base()}${path}?${new URLSearchParams({ ...params, sign }).toString()}`),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body,
    });
  };

  const call: GuanaitongCall = async (path, content) => {
    const body = Buffer.from(JSON.stringify(content));
    const reply = await post(path, body);
    if (codeOf(reply) !== TOKEN_EXPIRED) return dataOf(reply);
    token = undefined;
    return dataOf(await post(path, body));
  };
  return { call, isPaused: breaker.isOpen };
}

function read({ status, body }: Incoming): z.infer<typeof Reply> | undefined {
  if (status !== 200) return undefined;
  try {
    return Reply.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
}

const codeOf = (reply: Incoming): number | undefined => read(reply)?.code;

/** They answer 200 with a code; anything that is not such an answer leaves the outcome open. */
function dataOf(incoming: Incoming): unknown {
  const reply = read(incoming);
  if (!reply) throw new OutcomeUnknown(`GuanAiTong answered ${incoming.status}`);
  if (reply.code === 0) return reply.data;
  throw new ProviderRefused(String(reply.code), (reply.msg ?? '').slice(0, 200), incoming.status);
}
