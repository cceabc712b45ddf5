import type { InTx, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { PLATFORM_ID } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';

export type InPlatform = InTx<OperatorCtx & { company: { companyId: number } }>;

interface Act {
  action: string;
  kind: 'news' | 'faq' | 'privacyText';
  reason: string;
}

/** Content belongs to no company: it is changed in the platform's transaction, in which the audit tells of it. */
export const changeContent = <T>(
  ctx: OperatorCtx,
  { action, kind, reason }: Act,
  work: (ctx: InPlatform) => Promise<{ id: string; reply: T }>,
): Promise<Committed<T>> =>
  commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async (ctx) => {
    const { id, reply } = await work(ctx);
    // guard: content: every change is audited
    await recordByOperator(ctx, { action, subject: { kind, id }, reason });
    return reply;
  });

/** Refuses to overwrite another operator's save since this one began. */
export function assertSeen(row: { updated_at: Date }, seen: string | undefined): void {
  // guard: content: save the version seen
  if (seen !== row.updated_at.toISOString()) throw new Fault('contentMoved');
}

export const assertBoth = (...words: { zh: string; en: string }[]): void => {
  if (words.some(({ zh, en }) => zh === '' || en === '')) throw new Fault('contentWords');
};
