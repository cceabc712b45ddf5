import { faultText } from '#contract/faults';
import type { Portal } from '../ctx.ts';
import { readEnv } from '../env.ts';
import { Fault, StartupError } from '../fault.ts';
import { openPortal } from '../portal.ts';

export type Work = (portal: Portal) => Promise<string[]>;

/** Runs a command at a portal that serves no requests, and says the outcome; a refusal is one line. */
export async function atPortal(workOf: (args: string[]) => Work): Promise<void> {
  try {
    const work = workOf(process.argv.slice(2));
    // the demo world is filled by a start of the portal, not by the way
    const running = await openPortal({ ...readEnv(process.env), demo: false }, { jobs: false });
    try {
      for (const line of await work(running.portal)) console.log(line);
    } finally {
      await running.stop();
    }
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof Fault)) throw error;
    console.error(error instanceof Fault ? faultText(error.fault, 'en-us', error.params) : error.message);
    process.exitCode = 1;
  }
}
