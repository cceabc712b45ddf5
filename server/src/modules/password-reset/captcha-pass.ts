import type { Ctx, Tx } from '../../ctx.ts';
import { atDoor } from '../../db/transact.ts';
import { assertHuman, assertOwnSite, type ReadCaptcha } from '../identity/index.ts';
import { phoneBucket } from './codes.ts';

const PASS_MS = 2 * 60_000;

/**
 * The call of the code sends `mobile` and nothing else, so the picture's pass is kept for the phone: one code, within
 * two minutes.
 */
export async function earnCaptchaPass(ctx: Ctx, phone: string, captcha: ReadCaptcha): Promise<Record<string, never>> {
  assertOwnSite(ctx);
  await assertHuman(ctx, captcha);
  const pass = { expires_at: new Date(ctx.now().getTime() + PASS_MS) };
  await atDoor(ctx.portal.database, (db) =>
    db
      .insertInto('captcha_pass')
      .values({ bucket: phoneBucket(ctx.portal, phone), ...pass })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet(pass))
      .execute(),
  );
  return {};
}

/** Once: whatever comes of it, the next code takes another picture. */
export const spendCaptchaPass = (ctx: Ctx, phone: string): Promise<boolean> =>
  atDoor(ctx.portal.database, async (db) => {
    const used = await db
      .deleteFrom('captcha_pass')
      .where('bucket', '=', phoneBucket(ctx.portal, phone))
      .returning('expires_at')
      .executeTakeFirst();
    return used !== undefined && used.expires_at > ctx.now();
  });

export const forgetPasses = (db: Tx, now: Date): Promise<unknown> =>
  db.deleteFrom('captcha_pass').where('expires_at', '<', now).execute();
