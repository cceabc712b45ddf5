import type { RunningPortal } from './portal.ts';
import { openPortal } from './portal.ts';
import { readEnv } from './env.ts';
import { StartupError } from './fault.ts';
import { describeDemoWorld } from './demo/describe.ts';

try {
  const env = readEnv(process.env);
  const running = await openPortal(env, { onProgress: (step) => console.log(`  ${step}`) });
  // before anybody is told that it is open, and may want it stopped
  stopOnSignal(running);
  const address = await listen(running, env.port);
  const url = env.publicUrl ?? address.replace('127.0.0.1', 'localhost');
  console.log(`\nThe portal is open: ${url}/v2/\n`);
  if (env.demo) console.log(`${describeDemoWorld(url)}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
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
    // whoever says it twice does not want to wait
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
