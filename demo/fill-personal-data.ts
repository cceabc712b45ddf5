import { randomUUID } from 'node:crypto';
import { dayInShanghai } from '#contract/rules/day';
import { recordAudit } from '../server/src/modules/audit/index.ts';
import { plusDays } from './days.ts';
import type { OperatorIds } from './fill-operators.ts';
import type { FillCtx } from './fill-people.ts';
import type { DemoTenant } from './types.ts';

const DAY_MS = 24 * 3_600_000;

/** Looks at a person's records, with their times; oldest first, as the chain of the audit is written. */
const LOOKED_AT = { company: 'demo', login: 'emp' };
const LOOKS = [
  { daysAgo: 380, role: 'support', action: 'order.view', reason: '' },
  { daysAgo: 46, role: 'support', action: 'order.view', reason: '' },
  { daysAgo: 46, role: 'support', action: 'order.reveal.phone', reason: '来电咨询，核对身份' },
  { daysAgo: 12, role: 'admin', action: 'order.view', reason: '' },
  { daysAgo: 3, role: 'support', action: 'message.resend', reason: '员工反映未收到短信' },
];

/** Asked for erasure; the cooling period is over and an operator is to decide. */
const ASKED = { company: 'mercer', login: 'emp', daysAgo: 18 };

export async function fillPersonalData(ctx: FillCtx, company: DemoTenant, operators: OperatorIds): Promise<void> {
  const guidOf = (login: string) => company.people.find(({ account }) => account?.login === login)?.guid;
  const looked = company.code === LOOKED_AT.company ? guidOf(LOOKED_AT.login) : undefined;
  if (looked) await fillLooks(ctx, looked, operators);
  const asked = company.code === ASKED.company ? guidOf(ASKED.login) : undefined;
  if (asked) await fillErasure(ctx, asked);
}

async function fillLooks(ctx: FillCtx, personGuid: string, operators: OperatorIds): Promise<void> {
  for (const { daysAgo, role, action, reason } of LOOKS)
    await recordAudit(ctx, {
      actor: { kind: 'operator', id: String(operators.get(role) ?? role), role },
      ...{ action, personGuid, reason, requestId: '' },
      subject: { kind: 'person', id: personGuid },
      at: ago(ctx, daysAgo),
    });
}

async function fillErasure(ctx: FillCtx, personGuid: string): Promise<void> {
  const askedAt = ago(ctx, ASKED.daysAgo);
  const coolingUntil = new Date(askedAt.getTime() + 15 * DAY_MS);
  await ctx.db
    .insertInto('erasure_request')
    .values({
      ...{ company_id: ctx.company.companyId, request_id: randomUUID(), person_guid: personGuid, lang: 'zh-cn' },
      ...{ asked_at: askedAt, cooling_until: coolingUntil, ended_at: null },
      due_on: plusDays(dayInShanghai(coolingUntil), 21),
    })
    .execute();
}

const ago = ({ portal }: FillCtx, days: number): Date => new Date(portal.clock().getTime() - days * DAY_MS);
