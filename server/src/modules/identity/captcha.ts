import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../ctx.ts';
import { atDoor } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { countOrRefuse } from './throttle.ts';

/** reliability §3.2: single use, two minutes. */
const LIFE_MS = 2 * 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function issueCaptcha(ctx: Ctx): Promise<{ id: string; image: string }> {
  await countOrRefuse(ctx, 'captcha', ctx.client.address());
  const { answer, image } = drawCaptcha();
  const id = randomUUID();
  await atDoor(ctx.portal.database, (db) =>
    db
      .insertInto('captcha')
      .values({
        captcha_id: id,
        answer_hash: answerHash(ctx, id, answer),
        expires_at: new Date(ctx.now().getTime() + LIFE_MS),
      })
      .execute(),
  );
  return { id, image };
}

/** Refuses whoever has not read the picture; asked after too many tries. */
export async function assertHuman(ctx: Ctx, captcha: { id: string; text: string } | undefined): Promise<void> {
  if (!captcha) throw new Fault('captchaRequired');
  if (!(await solvesCaptcha(ctx, captcha))) throw new Fault('captchaWrong');
}

/** Right or wrong, the picture is used up. */
async function solvesCaptcha(ctx: Ctx, { id, text }: { id: string; text: string }): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const row = await atDoor(ctx.portal.database, (db) =>
    db.deleteFrom('captcha').where('captcha_id', '=', id).returning(['answer_hash', 'expires_at']).executeTakeFirst(),
  );
  if (!row || row.expires_at <= ctx.now()) return false;
  return row.answer_hash.equals(answerHash(ctx, id, text));
}

const answerHash = (ctx: Ctx, id: string, text: string): Buffer =>
  ctx.portal.keyring.anonymousIndex('captcha', `${id}|${text.trim().toUpperCase()}`);
