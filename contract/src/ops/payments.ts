import * as z from 'zod/mini';
import { opsRead, opsWrite } from './call.ts';
import { CompanyName, Why } from './fields.ts';

const FINANCE = ['finance', 'admin'] as const;

/**
 * Things finance has to look at: a payment its provider says nothing about or something foreign, a refund it refused, a
 * line of its bill that differs from our books, a bill that could not be read.
 */
export const ATTENTION_KINDS = ['payment', 'refund', 'billDifference', 'billUnread'] as const;
/** `dismiss`: it has been cleared up, with this reason. `tryAgain`: the provider is asked once more. */
export const ATTENTION_ACTIONS = ['dismiss', 'tryAgain'] as const;

export const AttentionItem = z.object({
  kind: z.enum(ATTENTION_KINDS),
  /** Names the item within its kind. */
  key: z.string(),
  company: z.nullable(CompanyName),
  orderNo: z.nullable(z.string()),
  number: z.string(),
  provider: z.string(),
  day: z.nullable(z.string()),
  difference: z.nullable(z.enum(['missingHere', 'missingThere', 'amount', 'foreign'])),
  oursFen: z.nullable(z.int()),
  theirsFen: z.nullable(z.int()),
  since: z.string(),
  actions: z.array(z.enum(ATTENTION_ACTIONS)),
});
export type AttentionItem = z.output<typeof AttentionItem>;

export const opsPayments = {
  OpsAttention: opsRead(FINANCE, {
    in: z.object({ kind: z._default(z.enum(['all', ...ATTENTION_KINDS]), 'all') }),
    out: z.object({ items: z.array(AttentionItem), counts: z.record(z.string(), z.int()) }),
  }),
  OpsAttentionClear: opsWrite(FINANCE, {
    in: z.object({
      kind: z.enum(ATTENTION_KINDS),
      key: z.string().check(z.minLength(1), z.maxLength(200)),
      action: z.enum(ATTENTION_ACTIONS),
      reason: Why,
    }),
    out: z.object({ key: z.string() }),
  }),
};
