import type { InTx, Portal } from '../../ctx.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';

interface PlatformTenant {
  company: { companyId: number };
}

/** The context of data that belongs to no client company: operators' accounts, and the audit of them. */
export const asPlatform = <C extends { portal: Portal }>(ctx: C): C & PlatformTenant => ({
  ...ctx,
  company: { companyId: PLATFORM_ID },
});

export const inPlatform = <C extends { portal: Portal }, T>(
  ctx: C,
  work: (ctx: InTx<C & PlatformTenant>) => Promise<T>,
): Promise<T> => transact(asPlatform(ctx), work);

/** A transaction of the platform, for a caller of any kind. */
export type InPlatform = InTx<{ portal: Portal } & PlatformTenant>;
