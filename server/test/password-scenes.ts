import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/registry';
import type { Ctx } from '../src/ctx.ts';
import { atDoor, transact } from '../src/db/transact.ts';
import { issueCaptcha } from '../src/modules/identity/captcha/captcha.ts';
import { tokenHash } from '../src/modules/identity/index.ts';
import { codeHash, codeToken, inPlatform, phoneBucket } from '../src/modules/password-reset/codes.ts';
import { MINUTE } from './clock.ts';
import type { TestPortal } from './portal.ts';
import { solve } from './work.ts';

/** A person of the demo company whom the loops leave alone otherwise: their password is reset again and again. */
const COMPANY_ID = 100;
const LOGIN = 'elder';
export const RESET_PHONE = '19901007777';
export const RESET_CODE = '864209';
export const RESET_TICKET = 'a-ticket-of-the-loops';

let passwords = 0;
/** Another one each time, since the new one must differ from the old. */
export const nextPassword = (): string => `Harbour~${2_100 + (passwords += 1)}`;

let solved = { captchaId: '', captchaText: '', work: '' };
export const solvedCaptcha = () => solved;

/** The earlier events a call about a forgotten password needs, so that its sample is answered. */
export async function setPasswordScene(stage: TestPortal, call: CallName): Promise<void> {
  if (call === 'ReadCaptcha') solved = await readCaptcha(stage);
  if (call === 'SendSmsCode') {
    await stage.portal.database.pool.query('DELETE FROM sms_quota');
    await givePass(stage, RESET_PHONE);
  }
  if (call === 'ValidateSmsCode') await putCode(stage);
  if (call === 'ResetPw') await putTicket(stage, randomUUID(), tokenHash(RESET_TICKET));
}

/** A picture whose answer is known, with its work done. */
export async function readCaptcha({ portal, clock }: TestPortal) {
  const ctx = { portal, now: clock.now, client: { address: () => randomUUID() } } as unknown as Ctx;
  const { id, challenge } = await issueCaptcha(ctx);
  const answer = portal.keyring.anonymousIndex('captcha', `${id}|KNOWN`);
  await portal.database.pool.query('UPDATE captcha SET answer_hash = $1 WHERE captcha_id = $2', [answer, id]);
  return { captchaId: id, captchaText: 'KNOWN', work: await solve(challenge) };
}

/** As if the picture had been read for this phone. */
export const givePass = ({ portal, clock }: TestPortal, phone: string): Promise<unknown> => {
  const pass = { expires_at: new Date(clock.now().getTime() + MINUTE) };
  return atDoor(portal.database, (db) =>
    db
      .insertInto('captcha_pass')
      .values({ bucket: phoneBucket(portal, phone), ...pass })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet(pass))
      .execute(),
  );
};

async function putCode(stage: TestPortal): Promise<void> {
  const { portal, clock } = stage;
  const code_id = randomUUID();
  const fresh = {
    code_id,
    code_hash: codeHash(portal, RESET_PHONE, RESET_CODE),
    tries: 0,
    asked_at: clock.now(),
    expires_at: new Date(clock.now().getTime() + 5 * MINUTE),
    to_send: null,
  };
  await inPlatform({ portal }, ({ db }) =>
    db
      .insertInto('reset_code')
      .values({ bucket: phoneBucket(portal, RESET_PHONE), ...fresh })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet(fresh))
      .execute(),
  );
  await putTicket(stage, code_id, codeToken(portal, code_id));
}

async function putTicket({ portal, clock }: TestPortal, code_id: string, token_hash: Buffer): Promise<void> {
  const company = { companyId: COMPANY_ID };
  await transact({ portal, company }, async (ctx) => {
    const key = await portal.keyring.companyKey(ctx);
    const { account_id } = await ctx.db
      .selectFrom('account_login')
      .select('account_id')
      .where('login_index', 'in', key.indexes('login', LOGIN))
      .executeTakeFirstOrThrow();
    const expires_at = new Date(clock.now().getTime() + 5 * MINUTE);
    await ctx.db
      .insertInto('password_ticket')
      .values({ company_id: COMPANY_ID, account_id, code_id, token_hash, expires_at })
      .execute();
  });
}
