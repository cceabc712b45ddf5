import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load, Rate } from './load.ts';

export interface Generator {
  /** One at a time. */
  measureRate(load: Load): Promise<Rate>;
  stop(): void;
}

export type Answer = { rate: Rate } | { trouble: string };

/**
 * A load generator in a process of its own: in the one that has taken a login storm before it needs half as much again for
 * each request, and the servers look slower than they are.
 */
export function startGenerator(): Generator {
  const child = fork(fileURLToPath(new URL('./load-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    // buffers arrive as buffers
    serialization: 'advanced',
  });
  return {
    measureRate: (load) =>
      new Promise((resolve, reject) => {
        const onExit = (): void => reject(new Error('The load generator ended'));
        child.once('exit', onExit);
        child.once('message', (answer: Answer) => {
          child.off('exit', onExit);
          if ('rate' in answer) resolve(answer.rate);
          else reject(new Error(answer.trouble));
        });
        child.send(load);
      }),
    stop: () => void child.kill(),
  };
}
