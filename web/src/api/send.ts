import type { Payload, Reply } from '#contract/call';
import type { CallName, Registry } from '#contract/registry';
import { addressOf } from '#contract/values/addresses';
import { session, type KeptName } from '../platform/session.ts';
import { createClient } from './create-client.ts';
import { canBeOvercome, overcome } from './overcome.ts';

export { asFailure } from './exchange.ts';

export type PayloadOf<N extends CallName> = Payload<Registry[N]>;
export type ReplyOf<N extends CallName> = Reply<Registry[N]>;

const KEPT: readonly string[] = ['GetCompanyInfoById', 'GetCompanyColorsAndIndexMenus'] satisfies KeptName[];
const isKept = (name: string): name is KeptName => KEPT.includes(name);
const tokenNow = (): string | undefined => session.get().identity?.session;

/** Makes the employees' calls. What a refusal wants first (a password, a code) is asked for, and the call made again. */
export const { send, upload, download } = createClient<Registry>({
  addressOf,
  token: tokenNow,
  // a preview has no cookie, and the browser may hold the one of another session
  tokenWithoutCookie: () => (session.get().look ? tokenNow() : undefined),
  kept: {
    find(name, asked) {
      const reply = isKept(name) ? session.get().kept[name] : undefined;
      return reply?.asked === asked ? reply : undefined;
    },
    keep(name, asked, reply) {
      if (isKept(name)) session.update({ kept: { ...session.get().kept, [name]: { asked, ...reply } } });
    },
  },
  async overcome(error, payload) {
    if (!canBeOvercome(error)) return false;
    await overcome(error, payload);
    return true;
  },
});
