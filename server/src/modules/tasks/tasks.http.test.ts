import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { DAY, MINUTE, TEST_NOW } from '../../../test/clock.ts';
import { countingTask, makeStepTable, stepsDone, upTo } from '../../../test/counting-task.ts';
import { ask } from '../../../test/new-day.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';
import type { InCompany } from '../../ctx.ts';
import { collect } from '../../db/seal-chunks.ts';
import { asConsole, transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { TaskKind } from '../../jobs/define-task.ts';
import { sweep } from '../../jobs/sweep.ts';
import { sweeps } from '../../portal.ts';
import { openClaimedFile } from '../files/index.ts';
import {
  cancelTask,
  listTasks,
  provideTasks,
  resultClaim,
  runDueTasks,
  startTask,
  taskDetail,
  type TaskRunner,
} from './index.ts';
import { takeTurn } from './take-turn.ts';

const COMPANY = 100;
let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-tasks-'));
  portal = await startPortal({ env: { DATA_DIR: folder }, jobs: false });
  await makeStepTable(portal.portal.database.pool);
});
afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  portal.clock.at(TEST_NOW);
  said.length = 0;
  for (const table of ['task_row_error', 'task_part', 'task', 'step_done']) await ask(portal, `DELETE FROM ${table}`);
});

const said: string[] = [];
const runnerOf = (kinds: TaskKind[], more: Partial<TaskRunner> = {}): TaskRunner => ({
  portal: portal.portal,
  log: { warn: (_, text) => void said.push(text), error: (_, text) => void said.push(text) },
  kinds: new Map(kinds.map((kind) => [kind.kind, kind])),
  leaseMs: MINUTE,
  stepsPerTurn: 10,
  isStopping: () => false,
  ...more,
});
const within = <T>(work: (ctx: InCompany) => Promise<T>, companyId = COMPANY) =>
  transact({ portal: portal.portal, company: { companyId } }, work);
const begin = (kind: TaskKind<{ count: number }>, count: number, createdBy = '7', companyId = COMPANY) =>
  within(
    (ctx) =>
      startTask(ctx, kind, {
        input: { count },
        title: { zh: '计数', en: 'Count' },
        createdBy: { id: createdBy, name: 'Op' },
      }),
    companyId,
  );
const stored = async (taskId: string) =>
  (
    await ask<Record<string, unknown>>(
      portal,
      'SELECT state, done, total, error, restarts, tries, leased, failed_rows FROM task WHERE task_id = $1',
      [taskId],
    )
  )[0];
const steps = (taskId: string) => stepsDone(portal.portal.database.pool, taskId);

/** Something that waits until it is told to go on. */
function gate() {
  const [reached, reach] = signal();
  const [opened, open] = signal();
  const wait = (): Promise<void> => {
    reach();
    return opened;
  };
  return { reached, open, wait };
}

function signal(): [Promise<void>, () => void] {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return [given, () => give()];
}

describe('a task', () => {
  it('is done step by step, and says how far it is', async () => {
    const kind = countingTask();
    const taskId = await begin(kind, 25);
    const runner = runnerOf([kind]);
    expect(await stored(taskId)).toMatchObject({ state: 'waiting', done: 0, total: null });
    await takeTurn(runner, COMPANY, taskId);
    expect(await stored(taskId)).toMatchObject({ state: 'running', done: 9, total: 25, leased: false });
    await runDueTasks(runner);
    expect(await stored(taskId)).toMatchObject({ state: 'done', done: 25, restarts: 0 });
    expect(await steps(taskId)).toEqual(upTo(25));
  });

  it('of a kind this node does not know waits for one that does', async () => {
    const taskId = await begin(countingTask({ kind: 'test.newer' }), 1);
    await runDueTasks(runnerOf([countingTask()]));
    await runDueTasks(runnerOf([]));
    expect(await stored(taskId)).toMatchObject({ state: 'waiting' });
  });

  it('turns: a long one does not hold up a short one, whatever their companies', async () => {
    const kind = countingTask();
    const long = await begin(kind, 50);
    const short = await begin(kind, 10, '7', 210);
    await runDueTasks(runnerOf([kind]));
    const order = await ask<{ task_id: string }>(portal, 'SELECT task_id FROM step_done ORDER BY at');
    expect(order.findLastIndex(({ task_id }) => task_id === short)).toBeLessThan(40);
    expect(await steps(long)).toEqual(upTo(50));
  });

  it('stops between two steps when its node wants to stop, and is free for the next', async () => {
    let isStopping = false;
    const kind = countingTask({
      step: (next) => {
        isStopping = next >= 3;
        return {};
      },
    });
    const taskId = await begin(kind, 25);
    await runDueTasks(runnerOf([kind], { isStopping: () => isStopping }));
    expect(await stored(taskId)).toMatchObject({ state: 'running', done: 4, leased: false });
    await runDueTasks(runnerOf([kind]));
    expect(await stored(taskId)).toMatchObject({ state: 'done', done: 25, restarts: 0 });
  });
});

describe('two nodes', () => {
  it('race: each step is done once, even when both believe to have the task', async () => {
    const kind = countingTask();
    const taskId = await begin(kind, 60);
    // a lease that is over at once: both take the task again and again
    const node = () => runDueTasks(runnerOf([kind], { leaseMs: 0 }));
    await Promise.all([node(), node(), node()]);
    await node();
    expect((await steps(taskId)).toSorted((a, b) => a - b)).toEqual(upTo(60));
    expect(await stored(taskId)).toMatchObject({ state: 'done', done: 60 });
  });

  // proves: one step of a task at a time
  it.runIf(inject('engine').kind === 'postgres')(
    'lock: of two nodes that begin the same step at once, one does it',
    async () => {
      const [firstAsked, sayFirst] = signal();
      const [bothAsked, sayBoth] = signal();
      let asked = 0;
      let entered = 0;
      const otherIsHere = async (): Promise<boolean> =>
        entered > 1 ||
        (
          await ask(
            portal,
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
        ).length > 0;
      const kind = countingTask({
        ask: () => {
          asked += 1;
          (asked === 1 ? sayFirst : sayBoth)();
          return bothAsked;
        },
        // the first one stays until the other is here too, or waits outside
        step: async () => {
          entered += 1;
          while (!(await otherIsHere()));
          return {};
        },
      });
      const taskId = await begin(kind, 5);
      const oneStep = () => takeTurn(runnerOf([kind], { leaseMs: 0, stepsPerTurn: 1 }), COMPANY, taskId);
      await oneStep();
      const one = oneStep();
      await firstAsked;
      await Promise.all([one, oneStep()]);
      expect(await steps(taskId)).toEqual(upTo(1));
      expect(entered).toBe(1);
    },
  );

  // proves: lease of a task
  it('lease: what one is working on, the other leaves alone', async () => {
    const { reached, open, wait } = gate();
    const kind = countingTask({ ask: async (_, next) => (next === 2 ? wait() : undefined) });
    const taskId = await begin(kind, 5);
    const working = runDueTasks(runnerOf([kind]));
    await reached;
    expect(await takeTurn(runnerOf([countingTask()]), COMPANY, taskId)).toBe(false);
    open();
    await working;
    expect(await stored(taskId)).toMatchObject({ state: 'done', restarts: 0 });
  });

  // proves: a step follows the one before
  it('fence: who was away longer than the lease and comes back changes nothing', async () => {
    const { reached, open, wait } = gate();
    const slow = countingTask({ ask: wait });
    const taskId = await begin(slow, 20);
    const away = takeTurn(runnerOf([slow]), COMPANY, taskId);
    await reached;
    portal.clock.advance(2 * MINUTE);
    await takeTurn(runnerOf([countingTask()], { stepsPerTurn: 3 }), COMPANY, taskId);
    open();
    await away;
    expect(await steps(taskId)).toEqual(upTo(3));
    expect(await stored(taskId)).toMatchObject({ state: 'running', done: 3, restarts: 1 });
  });
});

describe('cancelling', () => {
  // proves: a cancelled task stops
  it('stops before the next step; finished steps stay', async () => {
    const { reached, open, wait } = gate();
    const kind = countingTask({ ask: async (_, next) => (next === 5 ? wait() : undefined) });
    const taskId = await begin(kind, 25);
    const working = runDueTasks(runnerOf([kind]));
    await reached;
    expect(await within((ctx) => cancelTask(ctx, taskId))).toBe(true);
    open();
    await working;
    expect(await stored(taskId)).toMatchObject({ state: 'cancelled', done: 5 });
    expect(await steps(taskId)).toEqual(upTo(5));
    expect(await within((ctx) => cancelTask(ctx, taskId))).toBe(false);
  });

  it('one that was not begun never begins; another company’s is not there', async () => {
    const kind = countingTask();
    const taskId = await begin(kind, 5);
    expect(await within((ctx) => cancelTask(ctx, taskId), 210)).toBe(false);
    await within((ctx) => cancelTask(ctx, taskId));
    await runDueTasks(runnerOf([kind]));
    expect(await stored(taskId)).toMatchObject({ state: 'cancelled', done: 0, total: null });
  });
});

describe('a step that fails', () => {
  it('leaves nothing behind, is tried again later, and goes on when it works', async () => {
    let broken = true;
    const kind = countingTask({
      step: (next) => {
        if (next === 3 && broken) throw new Error('a lost connection');
        return {};
      },
    });
    const taskId = await begin(kind, 5);
    await runDueTasks(runnerOf([kind]));
    expect(await steps(taskId)).toEqual(upTo(3));
    expect(await stored(taskId)).toMatchObject({ state: 'running', tries: 1, leased: false });
    broken = false;
    await runDueTasks(runnerOf([kind]));
    expect(await steps(taskId)).toEqual(upTo(3));
    portal.clock.advance(MINUTE);
    await runDueTasks(runnerOf([kind]));
    expect(await steps(taskId)).toEqual(upTo(5));
    expect(await stored(taskId)).toMatchObject({ state: 'done', tries: 0, restarts: 0 });
  });

  it('again and again is given up, and the person on duty is told', async () => {
    const kind = countingTask({
      step: () => {
        throw new Error('never works');
      },
    });
    const taskId = await begin(kind, 5);
    for (let turn = 0; turn < 6; turn += 1) {
      await runDueTasks(runnerOf([kind]));
      portal.clock.advance(10 * MINUTE);
    }
    expect(await stored(taskId)).toMatchObject({ state: 'failed', error: 'unexpected', done: 0 });
    expect(said.at(-1)).toBe('a task was given up');
    expect(said).toHaveLength(5);
  });

  it('by a refusal ends the task under its name', async () => {
    const kind = countingTask({
      step: () => {
        throw new Fault('notYours');
      },
    });
    const taskId = await begin(kind, 5);
    await runDueTasks(runnerOf([kind]));
    expect(await stored(taskId)).toMatchObject({ state: 'failed', error: 'notYours' });
  });
});

describe('what comes of a task', () => {
  const message = { zh: '手机号不正确', en: 'This is not a phone number' };
  const exporting = countingTask({
    result: { name: '名单.csv', mediaType: 'text/csv' },
    step: (next) => ({
      part: `行${next},secret-7788\n`,
      errors: next % 2 ? [{ row: next, field: 'phone', value: '138****5678', message }] : [],
    }),
  });
  const result = async (taskId: string) => {
    const [task] = await ask<{ result_file: string }>(portal, 'SELECT result_file FROM task WHERE task_id = $1', [
      taskId,
    ]);
    const file = await openClaimedFile(
      { portal: portal.portal, company: { companyId: COMPANY } },
      task?.result_file ?? '',
      resultClaim(taskId),
    );
    return { ...file, text: (await collect(file.read())).toString() };
  };

  // proves: parts of a result are sealed
  it('the parts of all steps become one file, and until then lie sealed', async () => {
    const taskId = await begin(exporting, 12);
    const runner = runnerOf([exporting]);
    await takeTurn(runner, COMPANY, taskId);
    const rows = await everyRow(portal.portal.database.pool);
    expect(rows.task_part).not.toBe('');
    expect(Object.values(rows).join()).not.toContain(Buffer.from('secret-7788').toString('hex'));
    await runDueTasks(runner);
    expect(await ask(portal, 'SELECT FROM task_part')).toEqual([]);
    const detail = await asConsole(portal.portal.database, (db) =>
      taskDetail(db, taskId, { pageIndex: 1, pageSize: 4 }),
    );
    expect(detail).toMatchObject({
      task: { state: 'done', failed_rows: 6 },
      errors: {
        total: 6,
        rows: [9, 11].map((row_no) => ({ row_no, field: 'phone', value: '138****5678', message })),
      },
    });
    const { name, mediaType, text } = await result(taskId);
    expect({ name, mediaType }).toEqual({ name: '名单.csv', mediaType: 'text/csv' });
    expect(text).toBe(
      upTo(12)
        .map((n) => `行${n},secret-7788\n`)
        .join(''),
    );
  });

  it('of one kind is brought by one module', () => {
    expect(() => provideTasks(portal.portal, [countingTask(), countingTask()])).toThrow('Two modules bring');
  });

  it('the console lists all companies’ tasks by state and owner, but not their input', async () => {
    const kind = countingTask();
    const mine = await begin(kind, 1, '7');
    await runDueTasks(runnerOf([kind]));
    portal.clock.advance(MINUTE);
    const other = await begin(kind, 1, '8', 210);
    const list = (filter: Parameters<typeof listTasks>[1]) =>
      asConsole(portal.portal.database, (db) => listTasks(db, filter, { pageIndex: 0, pageSize: 10 }));
    const ids = async (filter: Parameters<typeof listTasks>[1]) => (await list(filter)).rows.map((row) => row.task_id);
    expect(await list({})).toMatchObject({ total: 2, counts: { done: 1, waiting: 1 } });
    expect(await ids({})).toEqual([other, mine]);
    expect(await ids({ createdBy: '7' })).toEqual([mine]);
    expect(await list({ state: 'waiting' })).toMatchObject({ total: 1, rows: [{ task_id: other, company_id: 210 }] });
    expect(await ids({ kind: 'test.other' })).toEqual([]);
    const reading = asConsole(portal.portal.database, (db) => db.selectFrom('task').select('input').execute());
    await expect(reading).rejects.toMatchObject({ code: '42501' });
  });

  it('is forgotten three months later', async () => {
    const taskId = await begin(exporting, 2);
    await runDueTasks(runnerOf([exporting]));
    portal.clock.advance(89 * DAY);
    await sweep(portal.portal, sweeps);
    expect((await result(taskId)).size).toBeGreaterThan(0);
    portal.clock.advance(2 * DAY);
    await sweep(portal.portal, sweeps);
    expect(await stored(taskId)).toBeUndefined();
    expect(
      await ask(portal, `SELECT FROM file WHERE kind = 'result' AND claimed_by = '${resultClaim(taskId)}'`),
    ).toEqual([]);
  });
});
