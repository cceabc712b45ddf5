import type { CallName } from '#contract/registry';
import type { Ctx } from '../src/ctx.ts';
import { beginRound } from '../src/modules/messaging-app/index.ts';
import type { TestPortal } from './portal.ts';

/** The demo company's; begun by a program, as the loops are. */
const COMPANY_ID = 100;
let key = '';
export const roundKey = (): string => key;

/** The earlier events a call about the messaging app needs, so that its sample is answered. */
export function setMessagingScene({ portal, clock }: TestPortal, call: CallName): void {
  if (call !== 'GetWXUserInfo') return;
  const ctx = { portal, now: clock.now, client: { isBrowser: false } } as unknown as Ctx;
  key = beginRound(ctx, COMPANY_ID);
}
