import { defineModule } from '../../module.ts';
import { auditFigures } from './figures.ts';
import { auditCalls } from './calls.ts';
import { auditJobs } from './jobs.ts';
import { writeEvents } from './write-events.ts';

export { actorNames } from './actor-names.ts';
export { auditPage, lastCheck, type AuditFilter, type AuditListed } from './queries.ts';
export { checkChains, nothingChecked } from './check-chains.ts';
export { dumpLines, verifyDump } from './dump.ts';
export { entryByAccount, recordByAccount } from './by-account.ts';
export { recordByOperator, recordListRead } from './by-operator.ts';
export { recordAll, recordAudit, type AuditEntry } from './record-audit.ts';
export type { BreakKind, Verdict } from './verify-chain.ts';

export const audit = defineModule({ calls: auditCalls, jobs: auditJobs, figures: auditFigures, stop: writeEvents });
