import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { hrCalls } from './calls.ts';
import { exportTask } from './export-people.ts';
import { opsRosterCalls } from './console/rosters.ts';
import { ownReminders } from './personal-data.ts';
import { remindTask } from './remind-task.ts';
import { checkRoster, runRoster } from './rosters/roster-tasks.ts';
import { forgetRosters, ownsRoster } from './rosters/rosters.ts';
import { ownsTask } from './tasks.ts';

export const hr = defineModule({
  sealed: [sealedTable({ table: 'hr_roster', key: ['roster_id'], sealed: ['file_name'] })],

  calls: { ...hrCalls, ...opsRosterCalls },
  owns: {
    hrTask: (ctx, id) => ownsTask(ctx, String(id)),
    hrRoster: (ctx, id) => ownsRoster(ctx, String(id)),
  },
  personal: [ownReminders],
  tasks: [exportTask, remindTask, checkRoster, runRoster],
  sweeps: [{ inCompany: forgetRosters }],
});
