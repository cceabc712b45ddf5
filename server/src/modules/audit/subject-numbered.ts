import type { AuditSubject } from '#contract/ops/audit';

/** As the contract's `order-number.ts` and `claim-number.ts` make them. */
const NUMBERED: Partial<Record<string, AuditSubject>> = { TJ: 'order', SC: 'mallOrder', BX: 'claim', FK: 'feedback' };

/** What somebody means who types a number people are told: the chain holds the running number at its end. */
export function subjectNumbered(typed: string): { kind: AuditSubject; id: string } | undefined {
  const [, prefix = '', running] = /^([A-Z]{2})\d{8}(\d{6,15})$/.exec(typed.replace(/\s/g, '').toUpperCase()) ?? [];
  const kind = NUMBERED[prefix];
  return kind && { kind, id: String(Number(running)) };
}
