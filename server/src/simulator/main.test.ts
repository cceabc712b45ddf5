import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startClock } from '../clock.ts';
import { createWechat } from '../ports/pay/wechat/provider.ts';
import { anOrder } from './bench.fixture.ts';
import { simulatorWechatConfig, type SimulatorKeys } from './keys.ts';

async function startProcess(folder: string): Promise<{ baseUrl: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, PORT: '0', SIM_KEYS: join(folder, 'keys.json'), SIM_STATE: join(folder, 'state.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface(child.stdout)) return { ...(JSON.parse(line) as { baseUrl: string }), stop };
  throw new Error('the simulator did not start');
}

it('runs as its own process, and a restart loses no open trade', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const now = startClock();
  const adapter = (baseUrl: string) => {
    const keys = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as SimulatorKeys;
    return createWechat(simulatorWechatConfig(keys, { baseUrl, notifyUrl: 'http://127.0.0.1:9/notify' }), now);
  };
  const order = anOrder(now, 'native');
  const first = await startProcess(folder);
  await adapter(first.baseUrl).start(order);
  await first.stop();
  const second = await startProcess(folder);
  const { query } = adapter(second.baseUrl);
  expect(await query(order.outTradeNo)).toEqual({ state: 'notPaid' });
  await fetch(`${second.baseUrl}/control/trades/${order.outTradeNo}/pay`, { method: 'POST', body: '{}' });
  expect(await query(order.outTradeNo)).toMatchObject({ state: 'paid' });
  await second.stop();
});
