import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CompanyCtx, Ctx, InCompany, InTx } from '../../../ctx.ts';
import { deviceName } from './device.ts';
import { newToken } from './session.ts';

const DAY_MS = 24 * 3_600_000;
/** As long as the cookie may last. */
const REMEMBERED_MS = 400 * DAY_MS;
/** A person without cookies has a new device each time; after this many messages in a day the owner knows. */
const MOST_NEWS_A_DAY = 5;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export interface Device {
  name: string;
  /** For the cookie; undefined: a program, which keeps none. */
  secret: string | undefined;
  hashFor(owner: string): Buffer;
}

/**
 * The device of a sign-in. A program is known by its name and its address: were programs not told of at all, a password
 * thief would only have to look like one.
 */
export function deviceOf({ client, portal }: Ctx): Device {
  const name = deviceName(client.userAgent());
  const presented = client.cookie('device');
  const known = presented && SECRET.test(presented) ? presented : undefined;
  const secret = known ?? (client.isBrowser ? newToken() : undefined);
  return {
    name,
    secret,
    hashFor: (owner) =>
      secret
        ? createHash('sha256').update(`${owner}|${secret}`).digest()
        : portal.keyring.anonymousIndex(
            'device',
            /* guard: programs are devices too → owner */ `${owner}|${client.userAgent()}|${client.address()}`,
          ),
  };
}

/**
 * Remembers it, and that its owner is to be told if it is new. The first one is no news: there is nothing to hold it
 * against.
 */
export async function rememberDevice(ctx: InTx<CompanyCtx>, accountId: number, device: Device): Promise<void> {
  const { companyId } = ctx.company;
  const now = ctx.now();
  const hash = device.hashFor(`${companyId}|${accountId}`);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await sql`
    INSERT INTO account_device (company_id, account_id, device_hash, device, lang, first_seen, last_seen, is_news)
    SELECT ${companyId}::int, ${accountId}::int, ${hash}::bytea, ${device.name}::text, ${ctx.lang}::text,
      ${now}::timestamptz, ${now}::timestamptz,
      count(*) > 0 AND count(*) FILTER (WHERE first_seen > ${dayAgo}) < ${MOST_NEWS_A_DAY}
    FROM account_device WHERE /* guard: a device is known to one account → false */ company_id = ${companyId} AND account_id = ${accountId} /* end */
    ON CONFLICT (company_id, account_id, device_hash)
    DO UPDATE SET last_seen = excluded.last_seen, device = excluded.device`.execute(ctx.db);
}

export const forgetDevices = ({ db, company, portal }: InCompany): Promise<unknown> =>
  db
    .deleteFrom('account_device')
    .where('company_id', '=', company.companyId)
    .where('last_seen', '<', new Date(portal.clock().getTime() - REMEMBERED_MS))
    .execute();
