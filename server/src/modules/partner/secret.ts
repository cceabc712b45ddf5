import { randomBytes, randomUUID } from 'node:crypto';
import type { InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordAudit } from '../audit/index.ts';
import { loadCompanyByCode } from '../company/index.ts';
import { queueAccessChanged } from '../messages/index.ts';

const secretIn = ({ company }: InCompany) => ({
  table: 'partner_secret',
  column: 'secret',
  row: String(company.companyId),
});

export async function loadSecret(ctx: InCompany): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('partner_secret')
    .select('secret')
    .where('company_id', '=', ctx.company.companyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  return key.unseal(secretIn(ctx), row.secret);
}

/** When and by whom the key was made that counts. */
export const keyMade = ({ db, company }: InCompany, { lock = false } = {}) => {
  const asked = db
    .selectFrom('partner_secret')
    .select(['made_at', 'made_by'])
    .where('company_id', '=', company.companyId);
  return (lock ? asked.forUpdate() : asked).executeTakeFirst();
};

export const newSecret = (): string => randomBytes(32).toString('base64url');

export async function saveSecret(ctx: InCompany, text: string, by = ''): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const row = { secret: key.seal(secretIn(ctx), text), made_at: ctx.portal.clock(), made_by: by };
  await ctx.db
    .insertInto('partner_secret')
    .values({ company_id: ctx.company.companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
}

/** A new key for the partner of a company, by command on the portal's machine; the one before no longer counts. */
export async function renewByCommand(portal: Portal, code: string): Promise<string> {
  const company = await loadCompanyByCode(portal, code);
  if (!company) throw new Fault('companyUnknown');
  if (!company.config.partner) throw new Fault('partnerOff');
  const secret = newSecret();
  await transact({ portal, company }, async (ctx) => {
    await saveSecret(ctx, secret, 'npm run partner');
    await queueAccessChanged(ctx, 'partnerKey', randomUUID());
    await recordAudit(ctx, {
      actor: { kind: 'command', id: 'npm run partner', role: '' },
      action: 'partner.key',
      subject: { kind: 'company', id: String(company.companyId) },
      personGuid: null,
      reason: '',
      requestId: randomUUID(),
    });
  });
  return secret;
}
