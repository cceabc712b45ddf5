import { randomUUID } from 'node:crypto';
import type { Input, Reply } from '#contract/call';
import type { password } from '#contract/calls/password';
import type { Ctx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { AGAIN_MS, countCode, newCode } from '../contact/index.ts';
import { assertOwnSite, companyOfCode, countOfSource, sourceOf } from '../identity/index.ts';
import { spendCaptchaPass } from './captcha-pass.ts';
import { CODE_MS, codeHash, inPlatform, phoneBucket, toSendContext, type ToSend } from './codes.ts';

type Request = Input<typeof password.SendSmsCode>;
type Asked = Reply<typeof password.SendSmsCode>;

/** Whether anybody has the phone is not looked at here: a known and an unknown one cost the same and hear the same. */
export async function askResetCode(ctx: Ctx, request: Request): Promise<Asked> {
  assertOwnSite(ctx);
  const { mobile, companyCode } = request;
  const address = ctx.client.address();
  const company = companyCode ? await companyOfCode(ctx.portal, address, companyCode) : undefined;
  // guard: a picture before each code
  if (!(await spendCaptchaPass(ctx, mobile))) throw new Fault('captchaNeeded');
  // guard: an address has a quota of reset codes
  await countOfSource(ctx, 'reset-code', sourceOf(address));
  return keepCode(ctx, mobile, company?.companyId);
}

/** Counts, and keeps a code for the job that sends it; asked again within the minute, the one of before still counts. */
export async function keepCode(ctx: Ctx, phone: string, companyId?: number): Promise<Asked> {
  try {
    // guard: a phone has one quota of codes on all nodes
    await countCode(ctx, 'sms', { to: phone });
  } catch (error) {
    const before = error instanceof Fault && (await askedAMomentAgo(ctx, phone));
    if (!before) throw error;
    return { ...moments(before.asked_at, before.expires_at), sentBefore: true };
  }
  const { portal } = ctx;
  const bucket = phoneBucket(portal, phone);
  const now = ctx.now();
  const expires = new Date(now.getTime() + CODE_MS);
  const toSend: ToSend = { phone, code: newCode(), lang: ctx.lang, ...(companyId === undefined ? {} : { companyId }) };
  await inPlatform(ctx, async (ctx) => {
    const key = await portal.keyring.companyKey(ctx);
    const fresh = {
      code_id: randomUUID(),
      code_hash: codeHash(portal, phone, toSend.code),
      tries: 0,
      asked_at: now,
      expires_at: expires,
      to_send: key.seal(toSendContext(bucket), JSON.stringify(toSend)),
    };
    await ctx.db
      .insertInto('reset_code')
      .values({ bucket, ...fresh })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet(fresh))
      .execute();
  });
  return { ...moments(now, expires), sentBefore: false };
}

const askedAMomentAgo = (ctx: Ctx, phone: string) =>
  inPlatform(ctx, ({ db }) =>
    db
      .selectFrom('reset_code')
      .select(['asked_at', 'expires_at'])
      .where('bucket', '=', phoneBucket(ctx.portal, phone))
      .where('asked_at', '>', new Date(ctx.now().getTime() - AGAIN_MS))
      .executeTakeFirst(),
  );

const moments = (asked: Date, expires: Date) => ({
  goodUntil: expires.toISOString(),
  againAt: new Date(asked.getTime() + AGAIN_MS).toISOString(),
});
