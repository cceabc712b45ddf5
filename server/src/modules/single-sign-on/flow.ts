import type { InCompany, InTx, CompanyCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { AskedWith } from '../../ports/identity-provider/port.ts';
import { tokenHash } from '../identity/index.ts';
import type { Known } from './claims.ts';

/** Long enough to find one's second factor. */
const LASTS_MS = 10 * 60_000;

/** The facts about a sign-on that is under way. */
export interface Flow extends Omit<AskedWith, 'state'> {
  /** Where the person wanted to go; the page looks at it again. */
  redirect: string;
  /** Who it is, once the provider has said so. */
  known?: Known;
}

const sealContext = (hash: Buffer) => ({ table: 'sso_login', column: 'flow', row: hash.toString('hex') });

export async function storeFlow(ctx: InCompany, state: string, flow: Flow, browser: string | undefined): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const state_hash = tokenHash(state);
  await ctx.db
    .insertInto('sso_login')
    .values({
      ...{ company_id: ctx.company.companyId, state_hash, taken_at: null },
      browser_hash: browser ? tokenHash(browser) : null,
      flow: key.seal(sealContext(state_hash), JSON.stringify(flow)),
      expires_at: new Date(ctx.portal.clock().getTime() + LASTS_MS),
    })
    .execute();
}

/**
 * A browser finishes what it has begun itself: else a stranger could begin, and send another to the end of it, who would go on
 * in the stranger's account without noticing. What a program begins, which keeps no cookies, no browser finishes.
 */
function isBegunHere({ client }: CompanyCtx, browserHash: Buffer | null): boolean {
  const cookie = client.cookie('sso');
  if (browserHash === null) return /* guard: sso: begun by a program → true */ !client.isBrowser;
  return cookie !== undefined && tokenHash(cookie).equals(browserHash);
}

/** The sign-on of a state, locked: in this browser, not over, not begun in another. */
async function lockFlow(ctx: InTx<CompanyCtx>, state: string) {
  const state_hash = tokenHash(state);
  const row = await ctx.db
    .selectFrom('sso_login')
    .selectAll()
    .where('company_id', '=', ctx.company.companyId)
    .where('state_hash', '=', state_hash)
    .where('expires_at', '>', ctx.now())
    .forUpdate()
    .executeTakeFirst();
  if (!row || /* guard: sso: an answer counts in the browser that asked */ !isBegunHere(ctx, row.browser_hash))
    throw new Fault('ssoLost');
  const key = await ctx.portal.keyring.companyKey(ctx);
  return { row, flow: JSON.parse(key.unseal(sealContext(state_hash), row.flow)) as Flow };
}

const ownRow = (ctx: InCompany, state_hash: Buffer) => ({ company_id: ctx.company.companyId, state_hash });

/** The answer of the provider is taken once; after that a person must be known by it. */
export async function takeFlow(ctx: InTx<CompanyCtx>, state: string): Promise<Flow> {
  const { row, flow } = await lockFlow(ctx, state);
  if (row.taken_at && !flow.known) throw new Fault('ssoLost');
  await ctx.db
    .updateTable('sso_login')
    .set({ taken_at: ctx.now() })
    .where((where) => where.and(ownRow(ctx, row.state_hash)))
    .execute();
  return flow;
}

export async function rememberKnown(ctx: InTx<CompanyCtx>, state: string, flow: Flow): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const hash = tokenHash(state);
  await ctx.db
    .updateTable('sso_login')
    .set({ flow: key.seal(sealContext(hash), JSON.stringify(flow)) })
    .where((where) => where.and(ownRow(ctx, hash)))
    .execute();
}

/** Who it is, for the one session that is made of it: in the same transaction the sign-on is over. */
export async function spendFlow(ctx: InTx<CompanyCtx>, state: string): Promise<{ known: Known; redirect: string }> {
  const { row, flow } = await lockFlow(ctx, state);
  if (!flow.known) throw new Fault('ssoLost');
  // guard: sso: an answer makes one session
  await dropFlow(ctx, row.state_hash);
  return { known: flow.known, redirect: flow.redirect };
}

export const dropFlow = (ctx: InCompany, hash: Buffer): Promise<unknown> =>
  ctx.db
    .deleteFrom('sso_login')
    .where((where) => where.and(ownRow(ctx, hash)))
    .execute();
