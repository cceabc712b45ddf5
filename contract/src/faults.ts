import { inLanguage, type Language } from './language.ts';
import { afterExamFaults } from './faults/after-exam.ts';
import { approvalFaults } from './faults/approvals.ts';
import { benefitsFaults } from './faults/benefits.ts';
import { bookingFaults } from './faults/booking.ts';
import { cardFaults } from './faults/cards.ts';
import { catalogueFaults } from './faults/catalogue.ts';
import { connectionFaults } from './faults/connections.ts';
import { contentFaults } from './faults/content.ts';
import { feedbackFaults } from './faults/feedback.ts';
import { fileFaults } from './faults/files.ts';
import { healthFaults } from './faults/health.ts';
import { hrFaults } from './faults/hr.ts';
import { consoleFaults } from './faults/console.ts';
import { gatewayFaults } from './faults/gateway.ts';
import { identityFaults } from './faults/identity.ts';
import { mallFaults } from './faults/mall.ts';
import { mallAfterFaults } from './faults/mall-after.ts';
import { mallConsoleFaults } from './faults/mall-console.ts';
import { messagingAppFaults } from './faults/messaging-app.ts';
import { operatorFaults } from './faults/operators.ts';
import { partnerFaults } from './faults/partner.ts';
import { passwordFaults } from './faults/password.ts';
import { paymentFaults } from './faults/payment.ts';
import { peopleDeskFaults } from './faults/people-desk.ts';
import { personFaults } from './faults/person.ts';
import { reimbursementFaults } from './faults/reimbursement.ts';
import { questionnaireFaults } from './faults/questionnaires.ts';
import { reportFaults } from './faults/reports.ts';
import { riskFaults } from './faults/risk.ts';
import { planFaults } from './faults/plans.ts';
import { previewFaults } from './faults/preview.ts';
import { pointsFaults } from './faults/points.ts';
import { personalDataFaults } from './faults/personal-data.ts';
import { uploadFaults } from './faults/uploads.ts';
import { setupFaults } from './faults/setup.ts';
import { specFaults } from './faults/spec.ts';
import { ssoFaults } from './faults/sso.ts';
import { supplyFaults } from './faults/supply.ts';
import type { FaultEntry } from './faults/entry.ts';

export { nextSteps, type FaultEntry, type NextStep } from './faults/entry.ts';

/** Every business refusal there is. `{name}` is filled from the fault's parameters. */
export const faults = {
  ...specFaults,
  ...gatewayFaults,
  ...fileFaults,
  ...identityFaults,
  ...passwordFaults,
  ...messagingAppFaults,
  ...ssoFaults,
  ...partnerFaults,
  ...bookingFaults,
  ...personFaults,
  ...paymentFaults,
  ...afterExamFaults,
  ...benefitsFaults,
  ...cardFaults,
  ...feedbackFaults,
  ...catalogueFaults,
  ...contentFaults,
  ...healthFaults,
  ...pointsFaults,
  ...personalDataFaults,
  ...operatorFaults,
  ...approvalFaults,
  ...consoleFaults,
  ...peopleDeskFaults,
  ...mallConsoleFaults,
  ...reimbursementFaults,
  ...mallFaults,
  ...mallAfterFaults,
  ...reportFaults,
  ...hrFaults,
  ...planFaults,
  ...uploadFaults,
  ...questionnaireFaults,
  ...riskFaults,
  ...setupFaults,
  ...previewFaults,
  ...connectionFaults,
  ...supplyFaults,
} satisfies Record<string, FaultEntry>;

export type FaultName = keyof typeof faults;
export type FaultParams = Record<string, string | number>;

/** The sentence of a fault in a language, its `{placeholders}` filled. */
export function faultText(name: FaultName, language: Language, params: FaultParams = {}): string {
  return inLanguage(faults[name], language).replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
}
