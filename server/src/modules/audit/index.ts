import { defineModule } from '../../module.ts';
import { auditJobs } from './jobs.ts';

export { auditPage, lastCheck, type AuditFilter, type AuditListed } from './queries.ts';
export { checkChains, nothingChecked } from './check-chains.ts';
export { dumpLines, verifyDump } from './dump.ts';
export { recordAudit, type AuditEntry } from './record-audit.ts';
export type { BreakKind, Verdict } from './verify-chain.ts';

export const audit = defineModule({ jobs: auditJobs });
