import type { Input, Reply } from '#contract/call';
import { PREVIEW_MARK, type preview } from '#contract/calls/preview';
import type { Ctx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { accountById, assertOwnSite, newToken, presentUser, tokenHash } from '../identity/index.ts';
import { aheadDays, forgetPreviews, inPlatform, LASTS_MS, lookingAt } from './session.ts';

type Calls = typeof preview;

/** From the press in the console to the page that opens; what lies about longer opens nothing. */
const TICKET_MS = 2 * 60_000;

/** A ticket opens one preview in one browser: of any number who bring it, one gets in. */
export async function enterPreview(
  ctx: Ctx,
  { ticket }: Input<Calls['EnterPreview']>,
): Promise<Reply<Calls['EnterPreview']>> {
  assertOwnSite(ctx);
  const { portal, client } = ctx;
  const [token, cookie] = [newToken(), client.isBrowser ? newToken() : undefined];
  const row = await inPlatform(portal, ({ db }) =>
    db
      .updateTable('preview')
      .set({
        ...{ /* guard: preview: a ticket opens once */ ticket_hash: null, token_hash: tokenHash(token) },
        cookie_hash: /* guard: preview: it is one browser’s → null */ cookie ? tokenHash(cookie) : null,
      })
      .where('ticket_hash', '=', tokenHash(ticket))
      // guard: preview: a ticket is opened soon
      .where('created_at', '>', new Date(portal.clock().getTime() - TICKET_MS))
      .where('ended_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  );
  const looking = row && (await lookingAt(portal, row, token));
  if (!looking) throw new Fault('previewOver');
  const { company, imagined, now, session } = looking;
  const user = await transact({ ...ctx, company, imagined, now }, async (ctx) => {
    const account = await accountById(ctx, session.accountId);
    if (!account) throw new Error('Somebody imagined is not there');
    return presentUser(ctx, account, { session: `${PREVIEW_MARK}${token}`, careMode: 'unset' });
  });
  if (cookie) client.setCookie(cookie, 'preview');
  return {
    user,
    look: {
      ...{ company: { zh: company.name, en: company.nameEng }, language: row.lang },
      ...{ day: row.day, aheadDays: aheadDays(row) },
      ...{ employeeClass: row.employee_class, employeeType: row.employee_type, isDraft: row.settings !== null },
      endsAt: new Date(row.created_at.getTime() + LASTS_MS).toISOString(),
    },
  };
}

/** Ends a preview; ending it twice is no mistake. */
export async function leavePreview(
  { portal }: Ctx,
  { preview }: Input<Calls['LeavePreview']>,
): Promise<Reply<Calls['LeavePreview']>> {
  await inPlatform(portal, ({ db }) =>
    db
      .updateTable('preview')
      .set({ ended_at: portal.clock() })
      .where('token_hash', '=', tokenHash(preview.slice(PREVIEW_MARK.length)))
      .where('ended_at', 'is', null)
      .execute(),
  );
  forgetPreviews(portal);
  return {};
}
