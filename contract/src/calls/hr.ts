import * as z from 'zod/mini';
import { download, read, upload, write } from '../call.ts';
import { HR_STATES, MOST_ROSTER_BYTES } from '../values/hr-choices.ts';
import { absentIfEmpty, ColleagueGuid, HrRosterId, HrTaskId, Id, publicId, Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { ReportHead, ReportView } from '../schemas/report-view.ts';
import { format } from '../schemas/sheet-format.ts';
import { AT } from '../values/addresses.ts';

/** The HR area: how far a company's check-ups are; results only of people who let HR read theirs. */

export const HrState = z.enum(HR_STATES);
export type HrState = z.output<typeof HrState>;

/** Absent: the one that is open, or was last. */
const planId = absentIfEmpty(publicId(Id, 'plans are looked for among those of the caller’s company'));
const department = z._default(z.string().check(z.trim(), z.maxLength(80)), '');
const people = {
  planId,
  department,
  employeeClass: absentIfEmpty(z.pipe(Whole, z.int().check(z.gte(0), z.lte(99)))),
};
/** A name, the beginning of one, or an employee number. */
const text = z._default(z.string().check(z.trim(), z.maxLength(60)), '');
const whom = {
  ...people,
  /** One person; absent, everybody the filters leave. */
  person: absentIfEmpty(ColleagueGuid()),
};

const HrPlan = z.object({ id: z.int(), name: Words });
const Count = z.object({ from: z.string(), count: z.int() });

export const HrPersonRow = z.object({
  person: z.string(),
  /** Masked. */
  name: z.string(),
  employeeNo: z.string(),
  department: z.string(),
  city: Words,
  employeeClass: z.int(),
  state: z.enum(['notBooked', 'booked', 'examined', 'reported']),
  remindedOn: z.nullable(z.string()),
});
export type HrPersonRow = z.output<typeof HrPersonRow>;

export const HrTaskRow = z.object({
  taskId: z.string(),
  title: Words,
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  total: z.nullable(z.int()),
  done: z.int(),
  failedRows: z.int(),
  createdAt: z.string(),
  /** There is a file to fetch. */
  hasFile: z.boolean(),
});
export type HrTaskRow = z.output<typeof HrTaskRow>;

export const HrRosterRow = z.object({
  rosterId: z.string(),
  /** As its sender called it; empty for one of long ago. */
  fileName: z.string(),
  createdAt: z.string(),
  rows: z.int(),
  checkedAt: z.nullable(z.string()),
  newRows: z.int(),
  changedRows: z.int(),
  sameRows: z.int(),
  leftRows: z.int(),
  badRows: z.int(),
  /** Rows whose phone or e-mail is kept as the company's record only: a person who has signed in keeps their own. */
  keptRows: z.int(),
  unnamedPeople: z.nullable(z.int()),
  existing: z.nullable(z.enum(['update', 'leave'])),
  doneRows: z.int(),
  endedAt: z.nullable(z.string()),
  /** How far the check or the run under way is. */
  task: HrTaskRow,
});
export type HrRosterRow = z.output<typeof HrRosterRow>;

/** A share of people, of those who let HR see their results; null where it would speak of too few. */
const HealthCell = z.object({
  department: z.string(),
  /** Everybody not named in another row. */
  isRest: z.boolean(),
  /** Rounded down to tens. */
  people: z.int(),
  /** To the nearest five. */
  percent: z.int(),
});
export const HealthGroup = z.object({
  code: z.string(),
  name: Words,
  company: z.nullable(HealthCell),
  departments: z.array(HealthCell),
});
export type HealthGroup = z.output<typeof HealthGroup>;

export const hr = {
  HrDashboard: read({
    access: 'hr',
    in: z.object({ planId }),
    out: z.object({
      plans: z.array(HrPlan),
      plan: z.nullable(
        z.extend(HrPlan, {
          opensOn: z.nullable(z.string()),
          closesOn: z.nullable(z.string()),
          examTo: z.nullable(z.string()),
        }),
      ),
      asOf: z.string(),
      due: z.int(),
      booked: z.int(),
      examined: z.int(),
      reported: z.int(),
      cities: z.int(),
      /** Those of fewer than ten people stand together, as the last one. */
      departments: z.array(z.object({ name: z.string(), isRest: z.boolean(), due: z.int(), booked: z.int() })),
      /** New bookings of the last three weeks by day, and of the whole period by week. */
      days: z.array(Count),
      weeks: z.array(Count),
      /** Seats from tomorrow to the last day of check-ups, where the people are. */
      capacity: z.object({
        until: z.string(),
        left: z.int(),
        weeks: z.array(z.object({ from: z.string(), seats: z.int(), left: z.int() })),
      }),
    }),
  }),
  HrPeople: read({
    access: 'hr',
    in: z.object({ ...people, state: z._default(HrState, 'all'), text, ...pageFields() }),
    out: z.extend(paged(HrPersonRow), {
      plans: z.array(HrPlan),
      departments: z.array(z.string()),
      classes: z.array(z.int()),
    }),
  }),
  /** One colleague: how far they are with each plan, and whether they let HR read their reports. */
  HrPerson: read({
    access: 'hr',
    in: z.object({ person: ColleagueGuid() }),
    out: z.object({
      person: HrPersonRow,
      plans: z.array(z.extend(HrPlan, { state: HrPersonRow.shape.state })),
      /** Their authorization; null where there is none, or not any more. */
      reports: z.nullable(z.object({ givenOn: z.string(), until: z.string(), list: z.array(ReportHead) })),
    }),
  }),
  /** A report its person lets HR read. Each opening is written into what that person sees. */
  HrReport: read({
    access: 'hr',
    in: z.object({
      employeeNo: publicId(
        z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
        'a colleague’s; only who has authorised HR is found',
      ),
      person: absentIfEmpty(ColleagueGuid()),
      year: absentIfEmpty(z.pipe(Whole, z.int().check(z.gte(2000), z.lte(2100)))),
    }),
    out: z.extend(ReportView, { until: z.string() }),
  }),
  HrExport: write({
    access: 'hr',
    in: z.object({ ...people, state: z._default(HrState, 'all'), text, format }),
    out: z.object({ taskId: z.string() }),
  }),
  /** The tasks this HR user has begun, the newest first. */
  HrTasks: read({ access: 'hr', in: z.object({}), out: z.object({ tasks: z.array(HrTaskRow) }) }),
  HrTaskFile: download({ access: 'hr', ...AT.HrTaskFile, in: z.object({ taskId: HrTaskId() }) }),

  /** Who would be reminded, who not and why, and what they would read. */
  HrReminderPreview: read({
    access: 'hr',
    in: z.object(whom),
    out: z.object({
      send: z.int(),
      remindedLately: z.int(),
      optedOut: z.int(),
      notOpen: z.int(),
      noPhone: z.int(),
      leftToday: z.int(),
      text: Words,
    }),
  }),
  HrRemind: write({ access: 'hr', in: z.object(whom), out: z.object({ taskId: z.string(), send: z.int() }) }),

  /** Takes a roster in and begins to try it out. */
  HrRosterUpload: upload({
    access: 'hr',
    accept: ['sheet'],
    maxBytes: MOST_ROSTER_BYTES,
    in: z.object({}),
    out: z.object({ rosterId: z.string() }),
  }),
  HrRosters: read({ access: 'hr', in: z.object({}), out: z.object({ rosters: z.array(HrRosterRow) }) }),
  HrRosterErrors: read({
    access: 'hr',
    in: z.object({ rosterId: HrRosterId(), ...pageFields(50) }),
    out: paged(z.object({ row: z.int(), field: z.string(), value: z.string(), message: Words })),
  }),
  HrRosterRun: write({
    access: 'hr',
    in: z.object({ rosterId: HrRosterId(), existing: z.enum(['update', 'leave']) }),
    out: z.object({ taskId: z.string() }),
  }),
  /** Takes a waiting roster away with its file; none of its people are imported. */
  HrRosterDiscard: write({
    access: 'hr',
    in: z.object({ rosterId: HrRosterId() }),
    out: z.object({ rosterId: z.string() }),
  }),
  /** All rows that cannot be used, as a sheet to put right beside one's own. */
  HrRosterErrorFile: download({
    access: 'hr',
    ...AT.HrRosterErrorFile,
    in: z.object({ rosterId: HrRosterId(), columns: z.enum(['zh', 'en']), format }),
  }),
  HrRosterTemplate: download({
    access: 'hr',
    ...AT.HrRosterTemplate,
    in: z.object({ columns: z.enum(['zh', 'en']), format }),
  }),

  HrHealth: read({
    access: 'hr',
    in: z.object({ year: absentIfEmpty(z.pipe(Whole, z.int().check(z.gte(2000), z.lte(2100)))) }),
    out: z.object({ years: z.array(z.int()), year: z.int(), groups: z.array(HealthGroup) }),
  }),
};

/** Which messages a person wants; each person's own. */
export const messagePreferences = {
  MyMessagePreferences: read({ in: z.object({}), out: z.object({ hrReminders: z.boolean() }) }),
  SaveMessagePreferences: write({
    in: z.object({ hrReminders: z.boolean() }),
    out: z.object({ hrReminders: z.boolean() }),
  }),
};
