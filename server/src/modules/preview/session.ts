import { CompanyConfig } from '#contract/company-config';
import { PREVIEW_MARK } from '#contract/calls/preview';
import { dayInShanghai, daysBetween } from '#contract/rules/day';
import type { Clock } from '../../clock.ts';
import type { Company, InCompany, Portal, Session } from '../../ctx.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { sessionCache, type SessionRow } from '../../session-cache.ts';
import { loadCompany } from '../company/index.ts';
import type { Looking } from '../identity/index.ts';
import { imagine } from './imagine.ts';
import type { PreviewRow } from './row.ts';

/** Long enough to look at everything once, from the press in the console on. */
export const LASTS_MS = /* guard: preview: it runs out → 300 * 60_000 */ 30 * 60_000;
const DAY_MS = 86_400_000;

/** The roles that may begin one (contract/src/ops/preview.ts); an operator with another role by now looks no longer. */
const LOOKING = ['content', 'admin'] as const;

type Row = SessionRow & Pick<Looking, 'operatorId'> & { preview: PreviewRow };

/** A transaction of the platform's. */
export const inPlatform = <T>(portal: Portal, work: (ctx: InCompany) => Promise<T>): Promise<T> =>
  transact({ portal, company: { companyId: PLATFORM_ID } }, work);

const sessions = sessionCache<Row, Row>({
  idleMs: LASTS_MS,
  absoluteMs: LASTS_MS,
  cookie: (client) => client.cookie('preview'),
  load: async (portal, hash) => {
    const row = await inPlatform(portal, (ctx) => previewRow(ctx, hash));
    return row && { row, session: row };
  },
  // how long it lasts is settled when it begins
  touch: async () => {},
  hashByCookie: async () => undefined,
});

async function previewRow({ db }: InCompany, hash: Buffer): Promise<Row | undefined> {
  const row = await db
    .selectFrom('preview as v')
    .innerJoin('operator as o', 'o.operator_id', 'v.operator_id')
    .selectAll('v')
    .select('o.disabled')
    .where('v.token_hash', '=', hash)
    // guard: preview: left is over
    .where('v.ended_at', 'is', null)
    // guard: preview: it ends with the operator’s role
    .where('o.role', 'in', LOOKING)
    .executeTakeFirst();
  if (!row) return undefined;
  const { disabled, cookie_hash, created_at, ended_at } = row;
  return {
    disabled,
    cookie_hash,
    created_at,
    ended_at,
    seen_at: created_at,
    operatorId: row.operator_id,
    preview: row,
  };
}

/** Who looks with this token in this browser, or nothing when it is unknown, ended or run out. */
export async function findPreview(...presented: Parameters<typeof sessions.find>): Promise<Looking | undefined> {
  const [portal, token] = presented;
  const found = await sessions.find(...presented);
  return found && lookingAt(portal, found.preview, token);
}

/** To be called after the transaction that ended one has committed. */
export const forgetPreviews = (portal: Portal): void => sessions.forget(portal);

export async function lookingAt(portal: Portal, row: PreviewRow, token: string): Promise<Looking | undefined> {
  const live = await loadCompany(portal, row.for_company);
  if (!live) return undefined;
  const company = asDrafted(live, row);
  return {
    company,
    session: sessionOf(row, `${PREVIEW_MARK}${token}`),
    now: clockAt(portal.clock, row),
    imagined: (db) => imagine({ portal, company, db }, row),
    operatorId: row.operator_id,
  };
}

const asDrafted = (live: Company, { settings }: PreviewRow): Company =>
  settings ? { ...live, ...settings, config: CompanyConfig.parse(settings.config) } : live;

/** The day that was chosen, at the time of day it is; it goes on as the portal's own. */
function clockAt(clock: Clock, row: PreviewRow): Clock {
  const aheadMs = aheadDays(row) * DAY_MS;
  return () => new Date(clock().getTime() + aheadMs);
}
export const aheadDays = ({ day, created_at }: PreviewRow): number => daysBetween(dayInShanghai(created_at), day);

const sessionOf = (row: PreviewRow, token: string): Session => ({
  token,
  tokenHash: row.token_hash ?? Buffer.alloc(0),
  companyId: row.for_company,
  // below every account's number
  accountId: -row.preview_no,
  personGuid: row.imagined_guid,
  roleType: 'EMPLOYEE',
  roleKey: '',
  employeeType: row.employee_type,
  employeeClass: row.employee_class,
  vendorId: row.vendor_id,
  singleSignOn: false,
  relatives: [],
});
