import type { CallName } from '#contract/registry';
import type { SignedIn, TestPortal } from './portal.ts';
import { learnedOf } from './registry-learned.ts';
import { setConsent } from './reports.ts';

/** The earlier events a call about reports needs, so that its sample is answered. */
export async function setReportScene(stage: TestPortal, who: SignedIn, call: CallName): Promise<void> {
  if (!['AskReportConsent', 'EndReportConsent', 'ReportConsent', 'AnswerReportConsent'].includes(call)) return;
  const { CompanyId: companyId, CustomerGuid: viewerGuid } = who.user;
  const personGuid = learnedOf(who).relative.customerGuid ?? '';
  await stage.portal.database.pool.query('DELETE FROM report_consent WHERE viewer_guid = $1', [viewerGuid]);
  await stage.portal.database.pool.query("UPDATE person SET phone_since = '2020-01-01' WHERE person_guid = $1", [
    personGuid,
  ]);
  await stage.portal.database.pool.query('DELETE FROM sms_quota');
  if (call !== 'AskReportConsent') await setConsent(stage, { companyId, personGuid, viewerGuid }, 'asked');
}
