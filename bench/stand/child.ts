import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface Child {
  /** The match of the first group of `ready`. */
  word: string;
  pid: number;
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

interface Start {
  script: string;
  /** Arguments of Node itself, before the script. */
  nodeArgs?: string[];
  args?: string[];
  env?: Record<string, string>;
  /** Its output goes into this file, as a service's log would. */
  log: string;
  /** The line of its output when it can be used. */
  ready: RegExp;
}

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 10_000;

/** Starts a Node program and waits until it says that it is ready. It ends with this process at the latest. */
export async function startNode({ script, nodeArgs = [], args = [], env = {}, log, ready }: Start): Promise<Child> {
  const file = openSync(log, 'w');
  const child = spawn(process.execPath, [...nodeArgs, script, ...args], {
    env: withOwn(env),
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    await end(child, 'SIGTERM');
  };
  const crash = async (): Promise<void> => {
    process.off('exit', kill);
    await end(child, 'SIGKILL');
  };
  const giveUp = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const said = readFileSync(log, 'utf8');
    const word = ready.exec(said)?.[1];
    if (word !== undefined) return { word, pid: child.pid ?? 0, stop, kill: crash };
    if (child.exitCode !== null || Date.now() > giveUp) {
      await stop();
      throw new Error(`${script} did not start:\n${said.slice(-2_000)}`);
    }
    await wait(50);
  }
}

/** Settings the caller has for a portal of their own must not reach ours. */
const OURS_ALONE =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|DATABASE_OWNER_URL|MIGRATE|MASTER_KEY|PUBLIC_URL|PORTAL_NOW|LOG_LEVEL|NODE_ENV|TRUST_PROXY|DEMO_WORLD|DRAIN_SECONDS)$/;

function withOwn(env: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !OURS_ALONE.test(name));
  return { ...Object.fromEntries(inherited), ...env };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}
