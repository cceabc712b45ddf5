import type { Clock } from '../clock.ts';
import type { Ports } from '../ctx.ts';
import type { ConnectionUses } from '../watch/connection-uses.ts';
import { causeInReply, causeOf, type NotAsked } from './cause.ts';
import type { ProviderSettings } from './identity-provider/port.ts';

/** The longest a port waits by itself: a call that hangs beyond it counts as failed while its caller still waits. */
const WAIT_MS = 11_000;
/** Some ask several times for one reply, or move whole files. */
const LONG_WAIT_MS = 65_000;

/** Of a port, the functions that ask the world. */
type Asking<P> = {
  [K in keyof P]-?: NonNullable<P[K]> extends (...given: never[]) => Promise<unknown> ? K : never;
}[keyof P];
type Run = <T>(ask: () => Promise<T>, given: readonly unknown[]) => Promise<T>;

/** The same ports, each of whose exchanges is counted with its time and cause; what they answer stays as it is. */
export function measurePorts(ports: Ports, uses: ConnectionUses, clock: Clock): Ports {
  const counted = (
    connection: Parameters<ConnectionUses['note']>[0]['connection'],
    waitMs = WAIT_MS,
    targetOf: (given: readonly unknown[]) => string = () => '',
  ): Run => {
    return async (ask, given) => {
      const from = performance.now();
      let isNoted = false;
      const note = (cause: ReturnType<typeof causeInReply>): void => {
        clearTimeout(late);
        if (isNoted || cause === NOT_ASKED) return;
        isNoted = true;
        const ms = performance.now() - from;
        const failure = cause?.kind === 'refused' ? undefined : cause;
        uses.note({ connection, target: targetOf(given), at: clock(), ms, cause: failure });
      };
      const late = setTimeout(() => note({ kind: 'timeout', status: null }), waitMs).unref();
      try {
        const reply = await ask();
        note(causeInReply(reply));
        return reply;
      } catch (error) {
        note(causeOf(error));
        throw error;
      }
    };
  };
  const pay = ['start', 'query', 'close', 'refund', 'queryRefund', 'bill'] as const;
  const ofIssuer = counted('identityProvider', LONG_WAIT_MS, ([settings]) => (settings as ProviderSettings).issuer);
  return {
    companyLookup: measured(ports.companyLookup, ['byName', 'details'], counted('companyLookup')),
    messagingApp: measured(ports.messagingApp, ['openIdOf'], counted('messagingApp', LONG_WAIT_MS)),
    // a logout token may come from anybody: a forged one says nothing of the provider
    identityProvider: measured(ports.identityProvider, ['askAt', 'claimsOf', 'examine'], ofIssuer),
    invoiceIssuer: measured(ports.invoiceIssuer, ['issue', 'delivery', 'document'], counted('invoiceIssuer')),
    examProgress: measured(ports.examProgress, ['of'], counted('examProgress')),
    examReports: measured(ports.examReports, ['of'], counted('examReports')),
    onlineDoctor: measured(ports.onlineDoctor, ['enter'], counted('onlineDoctor')),
    pay: {
      wechat: measured(ports.pay.wechat, pay, counted('wechat', LONG_WAIT_MS)),
      guanaitong: measured(ports.pay.guanaitong, pay, counted('guanaitong', LONG_WAIT_MS)),
    },
    sms: measured(ports.sms, ['send'], counted('sms')),
    email: measured(ports.email, ['send'], counted('email')),
    storage: measured(ports.storage, ['put', 'get', 'remove'], counted('storage', LONG_WAIT_MS)),
  };
}

const NOT_ASKED: NotAsked = 'notAsked';

function measured<P extends object>(port: P, names: readonly Asking<P>[], run: Run): P {
  const copy = { ...port };
  for (const name of names) {
    const ask = port[name] as ((...given: unknown[]) => Promise<unknown>) | undefined;
    if (ask) Object.assign(copy, { [name]: (...given: unknown[]) => run(() => ask(...given), given) });
  }
  return copy;
}
