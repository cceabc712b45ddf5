import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { taskCalls } from './calls.ts';
import { taskJobs } from './jobs.ts';
import { forgetTasks } from './queries.ts';

export { cancelTask } from './cancel-task.ts';
export { provideTasks } from './jobs.ts';
export { createdByPerson, isPersons, PERSON } from './created-by.ts';
export { dropTask, listTasks, taskDetail, taskState, type TaskFilter, type TaskListed } from './queries.ts';
export { runDueTasks } from './run-due-tasks.ts';
export type { TaskRunner } from './runner.ts';
export { resultClaim } from './step-once.ts';
export { startTask, type NewTask } from './start-task.ts';

export const tasks = defineModule({
  sealed: [
    sealedTable({ table: 'task', key: ['task_id'], sealed: ['input'] }),
    sealedTable({ table: 'task_part', key: ['task_id', 'part_no'], sealed: ['body'] }),
  ],
  calls: taskCalls,
  jobs: taskJobs,
  sweeps: [{ inCompany: forgetTasks }],
});
