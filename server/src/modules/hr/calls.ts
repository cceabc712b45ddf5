import type { hr } from '#contract/calls/hr';
import type { Handlers } from '../../http/handlers.ts';
import { dashboard } from './dashboard.ts';
import { startExport } from './export-people.ts';
import { health } from './health.ts';
import { listPeople } from './people.ts';
import { showPerson, showReport } from './person.ts';
import { previewReminder, remind } from './reminders.ts';
import { discardRoster } from './rosters/roster-discard.ts';
import { rosterErrorFile, rosterErrors } from './rosters/roster-errors.ts';
import { listRosters, rosterTemplate, startRoster, uploadRoster } from './rosters/rosters.ts';
import { listTasks, openTaskFile } from './tasks.ts';

export const hrCalls: Handlers<typeof hr> = {
  HrDashboard: dashboard,
  HrPeople: listPeople,
  HrPerson: showPerson,
  HrReport: showReport,
  HrExport: startExport,
  HrTasks: (ctx) => listTasks(ctx),
  HrTaskFile: (ctx, { taskId }) => openTaskFile(ctx, taskId),
  HrReminderPreview: previewReminder,
  HrRemind: remind,
  HrRosterUpload: (ctx, _input, file) => uploadRoster(ctx, file),
  HrRosters: (ctx) => listRosters(ctx),
  HrRosterErrors: rosterErrors,
  HrRosterRun: startRoster,
  HrRosterDiscard: discardRoster,
  HrRosterErrorFile: rosterErrorFile,
  HrRosterTemplate: rosterTemplate,
  HrHealth: health,
};
