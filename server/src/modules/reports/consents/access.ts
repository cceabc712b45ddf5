import type { EmployeeCtx, InCompany, InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { RELATIVE_CONSENT_VERSION } from '#contract/calls/reports';
import { recordAudit } from '../../audit/index.ts';

/** One's own, or a relative's who has agreed to the present text and not taken it back. */
export async function assertMayRead(ctx: InTx<EmployeeCtx>, personGuid: string): Promise<void> {
  const { session } = ctx;
  if (personGuid === session.personGuid) return;
  // guard: reports: ID number of self or relative
  if (!session.relatives.includes(personGuid)) throw new Fault('notYours');
  // guard: reports: a relative’s consent
  if (!(await hasConsent(ctx, personGuid, session.personGuid))) throw new Fault('reportConsentNeeded');
}

export async function hasConsent({ db, company }: InCompany, personGuid: string, viewerGuid: string): Promise<boolean> {
  const given = await db
    .selectFrom('report_consent as c')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.person_guid', '=', 'c.person_guid'),
    )
    .select('c.given_at')
    .where('c.company_id', '=', company.companyId)
    .where('c.person_guid', '=', personGuid)
    .where('c.viewer_guid', '=', viewerGuid)
    .where('c.state', '=', 'given')
    .where('c.text_version', '=', RELATIVE_CONSENT_VERSION)
    // from a number that was replaced since, it counts no longer
    // guard: reports: a replaced number suspends consents
    .where((where) =>
      where.or([where('p.phone_since', 'is', null), where('p.phone_since', '<=', where.ref('c.asked_at'))]),
    )
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

/** Every look at results, one's own too, is written down before they are shown, in the transaction that read them. */
export const recordLook = (
  ctx: InTx<EmployeeCtx>,
  personGuid: string,
  action: LookAction,
  orderId: number | undefined,
): Promise<void> =>
  recordAudit(ctx, {
    actor: {
      kind: 'employee',
      id: ctx.portal.watch.marks.account(ctx.company.companyId, ctx.session.accountId),
      role: '',
    },
    action,
    subject: { kind: 'report', id: orderId === undefined ? '' : String(orderId) },
    personGuid,
    reason: '',
    requestId: ctx.requestId,
  });
