import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { barePortal } from '../../../test/bare-portal.ts';
import { filledDatabase, spawnChild, type Child, type Filled } from '../../../test/child-portal.ts';
import { TEST_NOW } from '../../../test/clock.ts';
import { askToCount, countOutcome, upTo } from '../../../test/counting-task.ts';
import { testEnv } from '../../../test/env.ts';
import { randomBelow } from '../../../test/random.ts';

const NODE = fileURLToPath(new URL('../../../test/run-tasks.ts', import.meta.url));
/** The embedded engine waits for the disk at every step, and recovers after every kill. */
const { KILLS, COUNT } = inject('engine').kind === 'postgres' ? { KILLS: 3, COUNT: 300 } : { KILLS: 1, COUNT: 60 };

describe('a node that is killed in the middle of a task', () => {
  let filled: Filled;
  const began = Date.now();
  beforeAll(async () => {
    filled = await filledDatabase();
  });
  afterAll(() => filled.drop());

  const now = (): Date => new Date(TEST_NOW.getTime() + Date.now() - began);
  /** The clock goes on between the lives of a node. */
  const startNode = (leaseMs: number): Promise<Child> =>
    spawnChild(NODE, { ...filled.settings, PORTAL_NOW: now().toISOString() }, [String(leaseMs)]);
  const begin = async (): Promise<string> => {
    const database = await filled.open();
    const taskId = await askToCount(await barePortal(testEnv(), database, now), 100, COUNT);
    await database.close();
    return taskId;
  };
  const outcome = async (taskId: string): Promise<object> => {
    const database = await filled.open();
    const found = await countOutcome(database.pool, taskId);
    await database.close();
    return found;
  };
  const allDone = (restarts: number) => ({ state: 'done', done: COUNT, total: COUNT, restarts, steps: upTo(COUNT) });

  it(`leaves nothing half done and nothing to do twice, killed ${KILLS} times`, { timeout: 120_000 }, async () => {
    const taskId = await begin();
    const roll = randomBelow();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const node = await startNode(400);
      const at = Math.floor((COUNT / (KILLS + 1)) * (kill + 1)) + roll(10);
      await node.says(new RegExp(`^step (${at})$`, 'm'));
      node.signal('SIGKILL');
      await node.ended;
    }
    expect(await (await startNode(400)).ended).toBe(0);
    expect(await outcome(taskId)).toEqual(allDone(KILLS));
  });

  it.runIf(inject('engine').kind === 'postgres')('leaves it to another one, once its lease is over', async () => {
    const taskId = await begin();
    const nodes = await Promise.all([startNode(2_000), startNode(2_000)]);
    const first = await Promise.race(nodes.map((node) => node.says(/^step (50)$/m).then(() => node)));
    first.signal('SIGKILL');
    await Promise.all(nodes.map((node) => node.ended));
    expect(await outcome(taskId)).toEqual(allDone(1));
  });
});
