import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../ctx.ts';
import { atDoor } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { askForWork, readWork, spendWork } from '../sign-in/proof-of-work.ts';
import { sourceOf } from '../sign-in/source.ts';
import { countOfSource } from '../sign-in/throttle.ts';

/** Single use, two minutes. */
const LIFE_MS = 2 * 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A picture, the text read from it, and the work done for it. */
export interface ReadCaptcha {
  id: string;
  text: string;
  work: string;
}

/** Who cannot read a picture lets the device work instead; its answer is empty, which no picture's is. */
const NO_PICTURE = { answer: '', image: '' };
const LEVEL_WITHOUT_PICTURE = 2;

/** A picture to read, and work to do beside it: a program that has learned to read still pays for each one. */
export async function issueCaptcha(
  ctx: Ctx,
  { withoutPicture = false } = {},
): Promise<{ id: string; image: string; challenge: string }> {
  await countOfSource(ctx, 'captcha', sourceOf(ctx.client.address()));
  const { answer, image } = withoutPicture ? NO_PICTURE : await drawCaptcha();
  const level = withoutPicture ? LEVEL_WITHOUT_PICTURE : 0;
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
  return { id, image, challenge: await askForWork(ctx, 'picture', workIsAbout(ctx, id), level) };
}

/** Refuses a caller who has not read the picture and done its work. */
export async function assertHuman(ctx: Ctx, captcha: ReadCaptcha | undefined): Promise<void> {
  if (!captcha) throw new Fault('captchaRequired');
  if (!(await solvesCaptcha(ctx, captcha))) throw new Fault('captchaWrong');
}

/** Right or wrong, the picture is used up. */
async function solvesCaptcha(ctx: Ctx, { id, text, work }: ReadCaptcha): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const done = await readWork(ctx, 'picture', work);
  return atDoor(ctx.portal.database, async (db) => {
    const row = await db
      .deleteFrom('captcha')
      .where('captcha_id', '=', id)
      .returning(['answer_hash', 'expires_at'])
      .executeTakeFirst();
    if (!row || row.expires_at <= ctx.now()) return false;
    // guard: work beside the picture
    if (done?.about !== workIsAbout(ctx, id).toString('hex') || !(await spendWork(db, done))) return false;
    return /* guard: a picture without text is no picture that was read → true */ row.answer_hash.equals(
      answerHash(ctx, id, text),
    );
  });
}

const answerHash = (ctx: Ctx, id: string, text: string): Buffer =>
  ctx.portal.keyring.anonymousIndex('captcha', `${id}|${text.trim().toUpperCase()}`);

const workIsAbout = (ctx: Ctx, id: string): Buffer => ctx.portal.keyring.anonymousIndex('captcha-work', id);
