import type { Input, Reply } from '#contract/call';
import type { hr } from '#contract/calls/hr';
import type { HrCtx } from '../../../ctx.ts';
import type { Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { dropFile } from '../../files/index.ts';
import { taskState } from '../../tasks/index.ts';
import { ofRoster, rosterClaim, rosterRow } from './roster-tasks.ts';
import { commitAsHr, recordByHr } from '../who.ts';

/** Takes away a waiting roster, with its file: none of its people come in. Rows a stopped run has written stay. */
export const discardRoster = (
  ctx: HrCtx,
  { rosterId }: Input<typeof hr.HrRosterDiscard>,
): Promise<Committed<Reply<typeof hr.HrRosterDiscard>>> =>
  commitAsHr(ctx, async (ctx) => {
    const { file_id, ended_at, run_task, check_task } = await rosterRow(ctx, rosterId);
    if (ended_at) throw new Fault('rosterDone');
    const state = await taskState(ctx, run_task ?? check_task);
    if (state === 'waiting' || state === 'running') throw new Fault('rosterUnderWay');
    // a run that begins at the same moment ends its own way
    const { numUpdatedRows } = await ofRoster(ctx, rosterId)
      .set({ ended_at: ctx.now() })
      .where('ended_at', 'is', null)
      .where(({ eb }) => eb('run_task', 'is not distinct from', run_task))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Fault('rosterUnderWay');
    await dropFile(ctx, { fileId: file_id, claimedBy: rosterClaim(rosterId) });
    await recordByHr(ctx, { action: 'hr.rosterDiscard', subject: { kind: 'roster', id: rosterId } });
    return { rosterId };
  });
