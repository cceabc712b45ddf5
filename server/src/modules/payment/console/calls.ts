import type { opsPayments } from '#contract/ops/payments';
import type { Handlers } from '../../../http/handlers.ts';
import { clearAttention } from '../bills/clear-attention.ts';
import { listAttention } from './attention.ts';

export const opsPaymentCalls: Handlers<typeof opsPayments> = {
  OpsAttention: listAttention,
  OpsAttentionClear: clearAttention,
};
