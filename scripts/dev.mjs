// npm run dev: the server restarts on change (tsx watch), the browser application reloads hot (vite).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT || 3000);
const apiPort = port + 1;

assertNodeVersion();
await ensureInstalled(root);
const server = run('tsx', ['watch', '--clear-screen=false', 'demo/main.ts'], { PORT: String(apiPort) });
// vite.config.ts proxies the calls to whatever PORT says
const web = run('vite', ['--config', 'vite.config.ts', '--port', String(port), '--strictPort'], {
  PORT: String(apiPort),
});
console.log(`\n  Browser application with hot reload: http://localhost:${port}/v2/ (components: /v2/gallery)\n`);

function run(bin, args, env) {
  const child = spawn(join(root, 'node_modules/.bin', bin), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.on('exit', (code) => {
    for (const other of [server, web]) if (other && other !== child) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
  return child;
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => [server, web].forEach((child) => child.kill(signal)));
