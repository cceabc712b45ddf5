import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { CompanyCtx, InTx, Portal } from '../../ctx.ts';
import { seal, unseal, type DataKey, type SealContext } from '../../db/seal.ts';
import { Fault } from '../../fault.ts';
import { browserOf } from './round.ts';

/** Long enough to type an account and a password once. */
const LIFE_MS = 10 * 60_000;

const Content = z.object({
  id: z.uuid(),
  openId: z.string(),
  appId: z.string(),
  until: z.int(),
  browser: z.string(),
});

/** A person's identity inside the messaging app, as the app has told us. */
export interface Told {
  id: string;
  openId: string;
  appId: string;
  until: Date;
}

/** `wxuserinfo`: sealed, so that the app's id of a person never leaves us, for one company, browser and use. */
export function tell(ctx: CompanyCtx, openId: string): string {
  const { portal, company } = ctx;
  const content: z.output<typeof Content> = {
    id: randomUUID(),
    openId,
    appId: portal.ports.messagingApp.appId,
    until: ctx.now().getTime() + LIFE_MS,
    browser: markOf(portal, browserOf(ctx) ?? ''),
  };
  return seal(keyOf(portal), contextOf(company), JSON.stringify(content)).subarray(HEAD.length).toString('base64url');
}

/** The same text read again; refused unless it is this company's and browser's, and lately told. */
export function readTold(ctx: CompanyCtx, text: string): Told {
  const content = contentOf(ctx, text);
  const browser = browserOf(ctx);
  if (!content || /* guard: messaging app: told for a while */ content.until <= ctx.now().getTime())
    throw new Fault('wxRoundGone');
  if (
    browser === undefined ||
    /* guard: messaging app: told to one browser */ content.browser !== markOf(ctx.portal, browser)
  )
    throw new Fault('wxRoundGone');
  return { ...content, until: new Date(content.until) };
}

/** However old it is: to say who is meant, not to enter. */
export const whoWasTold = (ctx: CompanyCtx, text: string): Pick<Told, 'openId' | 'appId'> | undefined =>
  contentOf(ctx, text);

/** Once only, by the key of the table, in the transaction that enters. */
export async function spendTold({ db, company }: InTx<CompanyCtx>, { id, until }: Told): Promise<boolean> {
  const spent = await db
    .insertInto('messaging_spent')
    .values({ company_id: company.companyId, told_id: id, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n;
}

function contentOf({ portal, company }: CompanyCtx, text: string): z.output<typeof Content> | undefined {
  const bytes = Buffer.from(text, 'base64url');
  // other letters may mean the same bytes
  // guard: messaging app: told text is canonical
  if (bytes.toString('base64url') !== text) return undefined;
  try {
    return Content.parse(JSON.parse(unseal(() => keyOf(portal), contextOf(company), Buffer.concat([HEAD, bytes]))));
  } catch {
    return undefined;
  }
}

const KEY_NO = 1;
/** Format and key, the same for all: left out, so that no byte can be changed unnoticed. */
const HEAD = Buffer.of(1, KEY_NO);
/** A key of the platform's: the sealed text lives for minutes, so no rotation need find it. */
const keyOf = ({ keyring }: Portal): DataKey => ({
  keyNo: KEY_NO,
  bytes: keyring.anonymousIndex('messaging-told', 'seal'),
});

const contextOf = ({ companyId }: { companyId: number }): SealContext => ({
  ...{
    /* guard: messaging app: told to one company → companyId: 1 */ companyId,
    table: 'messaging',
    column: 'told',
    row: '',
  },
});

const markOf = ({ keyring }: Portal, browser: string): string =>
  keyring.anonymousIndex('messaging-browser', browser).toString('hex');
