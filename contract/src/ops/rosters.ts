import * as z from 'zod/mini';
import { HrRosterRow } from '../calls/hr.ts';
import { MOST_ROSTER_BYTES } from '../values/hr-choices.ts';
import { format } from '../schemas/sheet-format.ts';
import { opsDownload, opsRead, opsUpload, opsWrite } from './call.ts';
import { AnyCompanyId, AnyUuid, CompanyName, Why } from './fields.ts';
import { OPS_AT } from '../values/ops/addresses.ts';

/** A roster makes accounts and says where their codes are sent: only administrators hand one in for a company. */
const ADMIN = ['admin'] as const;

export const OpsRosterRow = z.extend(HrRosterRow, {
  /** Who handed it in: an operator's name, or HR. */
  startedBy: z.string(),
});
export type OpsRosterRow = z.output<typeof OpsRosterRow>;

export const opsRosters = {
  /** Takes a roster of staff and family in and begins to try it out. */
  OpsRosterUpload: opsUpload(ADMIN, {
    accept: ['sheet'],
    maxBytes: MOST_ROSTER_BYTES,
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({ rosterId: z.string(), taskId: z.string() }),
  }),
  /** The newest first, of all HR users and operators. */
  OpsRosters: opsRead(ADMIN, {
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({
      company: CompanyName,
      /** Accounts that are in use. */
      staff: z.int(),
      rosters: z.array(OpsRosterRow),
    }),
  }),
  OpsRosterRun: opsWrite(ADMIN, {
    in: z.object({
      companyId: AnyCompanyId,
      rosterId: AnyUuid,
      /** How existing people are treated. */
      existing: z.enum(['update', 'leave']),
      reason: Why,
    }),
    out: z.object({ taskId: z.string() }),
  }),
  OpsRosterTemplate: opsDownload(ADMIN, {
    ...OPS_AT.OpsRosterTemplate,
    in: z.object({ columns: z.enum(['zh', 'en']), format }),
  }),
};
