import type { EmployeeCtx, InCompany, InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { RELATIVE_CONSENT_VERSION } from '#contract/reports';
import { recordAudit, type AuditEntry } from '../audit/index.ts';

/** One's own, or a relative's who has agreed to the present text and not taken it back. */
export async function assertMayRead(ctx: InTx<EmployeeCtx>, personGuid: string): Promise<void> {
  const { session } = ctx;
  if (personGuid === session.personGuid) return;
  if (!session.relatives.includes(personGuid)) throw new Fault('notYours');
  if (!(await hasConsent(ctx, personGuid, session.personGuid))) throw new Fault('reportConsentNeeded');
}

export async function hasConsent({ db, company }: InCompany, personGuid: string, viewerGuid: string): Promise<boolean> {
  const given = await db
    .selectFrom('report_consent')
    .select('given_at')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('viewer_guid', '=', viewerGuid)
    .where('state', '=', 'given')
    .where('text_version', '=', RELATIVE_CONSENT_VERSION)
    .executeTakeFirst();
  return given !== undefined;
}

export type LookAction =
  | 'report.view'
  | 'report.trend'
  | 'report.suggest'
  | 'report.download'
  | 'report.uploaded'
  | 'report.risk';

/** Every look at results is written down before they are shown, one's own too. */
export const lookEntry = (
  { portal, company, session, requestId }: EmployeeCtx,
  personGuid: string,
  action: LookAction,
  orderId: number | undefined,
): AuditEntry => ({
  actor: { kind: 'employee', id: portal.watch.marks.account(company.companyId, session.accountId), role: '' },
  action,
  subject: { kind: 'report', id: orderId === undefined ? '' : String(orderId) },
  personGuid,
  reason: '',
  requestId,
});

/** In the transaction that read them. */
export const recordLook = (
  ctx: InTx<EmployeeCtx>,
  personGuid: string,
  action: LookAction,
  orderId: number | undefined,
): Promise<void> => recordAudit(ctx, lookEntry(ctx, personGuid, action, orderId));
