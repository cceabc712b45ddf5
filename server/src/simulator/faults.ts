import * as z from 'zod/mini';

/** The faults a test can cause. A rule is used up after `times`. */
const SPOILS = [
  'badSignature',
  'signtest',
  'stale',
  'wrongAmount',
  'wrongMerchant',
  'wrongApp',
  'wrongCurrency',
  'badCiphertext',
  'unknownSerial',
] as const;
/** A callback that must be refused. */
export type Spoil = (typeof SPOILS)[number];

export const ROUTES = [
  'start',
  'query',
  'close',
  'refund',
  'refundQuery',
  'certificates',
  'bill',
  'download',
  'token',
] as const;
export type Route = (typeof ROUTES)[number];

const Shared = { times: z.optional(z.int()), outTradeNo: z.optional(z.string()) };

export const Rule = z.discriminatedUnion('on', [
  z.object({
    on: z.literal('notify'),
    /**
     * drop: this delivery is lost, the schedule goes on · lose: no delivery at all · duplicate: `count` at once ·
     * delay: `seconds` of the simulator's time · reorder: held until `count` wait, then sent last first
     */
    kind: z.enum(['drop', 'lose', 'duplicate', 'delay', 'reorder', ...SPOILS]),
    count: z.optional(z.int()),
    seconds: z.optional(z.number()),
    ...Shared,
  }),
  z.object({
    on: z.literal('api'),
    route: z.enum([...ROUTES, 'any']),
    kind: z.enum([
      // before anything happens
      'error500',
      'error429',
      'unknownCode',
      'hang',
      'redirect',
      // after it has happened
      'replyLost',
      'replyBadSignature',
      'replyStale',
      'replyUnsigned',
      'replyTooLarge',
      // the payer's act meanwhile
      'paidReplyLost',
      'payBeforeClose',
      'payAfterClose',
      'userPaying',
    ]),
    ...Shared,
  }),
]);
export type Rule = z.infer<typeof Rule>;
export type NotifyRule = Extract<Rule, { on: 'notify' }>;
export type ApiRule = Extract<Rule, { on: 'api' }>;

export const isSpoil = (kind: NotifyRule['kind']): kind is Spoil => (SPOILS as readonly string[]).includes(kind);
export const Spoil = z.enum(SPOILS);

export interface Faults {
  add(rules: Rule[]): void;
  clear(): void;
  forNotify(outTradeNo: string, kinds?: NotifyRule['kind'][]): NotifyRule | undefined;
  forApi(route: Route, outTradeNo?: string): ApiRule | undefined;
}

export function createFaults(): Faults {
  let rules: { rule: Rule; left: number }[] = [];
  const take = <R extends Rule>(fits: (rule: Rule) => rule is R): R | undefined => {
    const found = rules.find(({ rule }) => fits(rule));
    if (!found) return undefined;
    found.left -= 1;
    rules = rules.filter(({ left }) => left > 0);
    return found.rule as R;
  };
  const about = (rule: Rule, outTradeNo: string | undefined): boolean =>
    rule.outTradeNo === undefined || rule.outTradeNo === outTradeNo;
  return {
    add: (more) => rules.push(...more.map((rule) => ({ rule, left: rule.times ?? 1 }))),
    clear: () => (rules = []),
    forNotify: (outTradeNo, kinds) =>
      take(
        (rule): rule is NotifyRule =>
          rule.on === 'notify' && about(rule, outTradeNo) && (kinds === undefined || kinds.includes(rule.kind)),
      ),
    forApi: (route, outTradeNo) =>
      take(
        (rule): rule is ApiRule => rule.on === 'api' && [route, 'any'].includes(rule.route) && about(rule, outTradeNo),
      ),
  };
}
