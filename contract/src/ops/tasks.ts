import * as z from 'zod/mini';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { opsDownload, opsRead, opsWrite } from './call.ts';
import { CompanyName, opsId } from './fields.ts';
import { OPERATOR_ROLES } from '../values/operator-roles.ts';
import { OPS_AT } from '../values/ops/addresses.ts';

export const TASK_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

const TaskId = opsId(z.string().check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i)));

export const OpsTaskRow = z.object({
  taskId: z.string(),
  kind: z.string(),
  title: Words,
  company: z.nullable(CompanyName),
  state: z.enum(TASK_STATES),
  /** Null while the amount of work is unknown. */
  total: z.nullable(z.int()),
  done: z.int(),
  failedRows: z.int(),
  restarts: z.int(),
  startedBy: z.string(),
  isMine: z.boolean(),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  cancelAsked: z.boolean(),
  resultFileId: z.nullable(z.string()),
});
export type OpsTaskRow = z.output<typeof OpsTaskRow>;

/** A row the work could not use: where, what it held (masked) and why. */
export const OpsTaskError = z.object({ row: z.int(), field: z.string(), value: z.string(), message: Words });

/** Everybody sees the tasks they began; an admin sees all. */
export const opsTasks = {
  OpsTasks: opsRead(OPERATOR_ROLES, {
    in: z.object({
      state: z._default(z.enum(['all', ...TASK_STATES]), 'all'),
      mine: z._default(z.boolean(), false),
      ...pageFields(),
    }),
    out: z.extend(paged(OpsTaskRow), { counts: z.record(z.string(), z.int()) }),
  }),
  OpsTask: opsRead(OPERATOR_ROLES, {
    in: z.object({ taskId: TaskId, ...pageFields() }),
    out: z.object({ task: OpsTaskRow, error: z.string(), errors: paged(OpsTaskError) }),
  }),
  /** The result of the task. */
  OpsTaskResult: opsDownload(OPERATOR_ROLES, { ...OPS_AT.OpsTaskResult, in: z.object({ taskId: TaskId }) }),
  OpsTaskCancel: opsWrite(OPERATOR_ROLES, { in: z.object({ taskId: TaskId }), out: z.object({ taskId: z.string() }) }),
};
