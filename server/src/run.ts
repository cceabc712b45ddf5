import type { RunningPortal } from './portal.ts';
import { openPortal } from './portal.ts';
import { readEnv } from './env.ts';
import { StartupError } from './fault.ts';
import type { World } from './world.ts';

/** Runs the portal in this process until it is told to stop. */
export async function run(world?: World): Promise<void> {
  try {
    const env = readEnv(process.env);
    if (env.demo && !world)
      throw new StartupError('This program has no demo world: start it with npm start, or set DEMO_WORLD=off');
    const running = await openPortal(env, { world, onProgress: (step) => console.log(`  ${step}`) });
    // before it says that it is open: a signal that comes then must stop it
    stopOnSignal(running);
    const address = await listen(running, env.port);
    const url = env.publicUrl ?? address.replace('127.0.0.1', 'localhost');
    console.log(`\nThe portal is open: ${url}/v2/\n`);
    if (env.demo && world) console.log(`${world.describe(url)}\n`);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function listen(running: RunningPortal, port: number): Promise<string> {
  try {
    return await running.listen();
  } catch (error) {
    await running.stop();
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is taken; stop what uses it or set PORT to another one`);
    throw new StartupError(`Cannot listen: ${message}`);
  }
}

function stopOnSignal(running: RunningPortal): void {
  let stopping = false;
  const stop = (): void => {
    // a second signal means that the sender does not want to wait
    if (stopping) process.exit(1);
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
