import { addLinkKey } from '../server/src/modules/single-sign-on/index.ts';
import type { FillCtx } from './fill-people.ts';
import { DEMO_LINK_KEY, LINK_COMPANY } from './link-key.ts';

export async function fillLinkKey(ctx: FillCtx, code: string): Promise<void> {
  if (code === LINK_COMPANY) await addLinkKey(ctx, 'demo', DEMO_LINK_KEY);
}
