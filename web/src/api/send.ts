import { calls } from 'virtual:calls';
import type { Payload, Reply } from '#contract/call';
import type { CallName, Registry } from '#contract/registry';
import { locale } from '../platform/locale.ts';
import { session, type KeptName, type KeptReply } from '../platform/session.ts';
import { exchange, type SendOptions } from './exchange.ts';
import { canBeOvercome, overcome } from './overcome.ts';

export { asFailure } from './exchange.ts';

export type PayloadOf<N extends CallName> = Payload<Registry[N]>;
export type ReplyOf<N extends CallName> = Reply<Registry[N]>;

/** Of one call: the password, a phone's code and an e-mail's. */
const MOST_MET = 3;

/**
 * Makes one call. Rejects with a Failure, or with the browser's AbortError when `signal` ended it. Where the password or a
 * code is wanted first, it is asked for and the call made again, so that nothing typed is lost.
 */
export async function send<N extends CallName>(
  name: N,
  payload: PayloadOf<N>,
  options: SendOptions = {},
): Promise<ReplyOf<N>> {
  for (let met = 0; ; met += 1) {
    try {
      return await sendOnce(name, payload, options);
    } catch (error) {
      if (met >= MOST_MET || !canBeOvercome(error)) throw error;
      await overcome(error, payload);
    }
  }
}

async function sendOnce<N extends CallName>(name: N, payload: PayloadOf<N>, options: SendOptions): Promise<ReplyOf<N>> {
  const address = calls[name];
  // A call made before there is a session must not be refused because an old one has ended.
  const token = address.kind === 'enter' ? '' : (session.get().identity?.session ?? '');
  const asked = `${locale()} ${JSON.stringify(payload)}`;
  const known = keptFor(name, asked);
  const answer = await exchange({ name, address, payload, token, etag: known?.etag, ...options });
  if (answer.notModified) return known?.data as ReplyOf<N>;
  const data = answer.data as ReplyOf<N>;
  // A reply that arrives after somebody else signed in is nobody's to keep.
  if (token === session.get().identity?.session) keep(name, asked, answer.etag, data);
  return data;
}

const KEPT: readonly string[] = ['GetCompanyInfoById', 'GetCompanyColorsAndIndexMenus'] satisfies KeptName[];
const isKept = (name: CallName): name is KeptName => KEPT.includes(name);

function keptFor(name: CallName, asked: string): KeptReply<KeptName> | undefined {
  const reply = isKept(name) ? session.get().kept[name] : undefined;
  return reply?.asked === asked ? reply : undefined;
}

function keep<N extends CallName>(name: N, asked: string, etag: string | null, data: ReplyOf<N>): void {
  if (!isKept(name)) return;
  session.update({ kept: { ...session.get().kept, [name]: { asked, etag: etag ?? '', data } } });
}
