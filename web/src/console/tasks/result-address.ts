import { OPS_CALL_PATH } from '#contract/ops/call';

/** Where the result of a task is fetched: a plain link, the session's cookie goes with it and no token stands in it. */
export const resultAddress = (taskId: string): string =>
  `${OPS_CALL_PATH.replace('PostAppCall', 'TaskResult')}?taskId=${encodeURIComponent(taskId)}`;
