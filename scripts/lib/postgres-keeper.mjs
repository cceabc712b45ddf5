// Keeps a PostgreSQL server for as long as the other end of our input is held, then ends it and deletes its files. A
// process of its own: the one that needs the server may be killed in a way that lets it clean up nothing. A line on our
// input means: kill -9 the server with all its processes, and start it again on the files left behind.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const { command, args, home, data, identity } = JSON.parse(process.argv[2]);
let crashing = false;
let server = start();

process.stdin.on('data', crash);
process.stdin.on('end', () => server.kill('SIGINT')); // fast: cuts connections, ends in order
process.stdin.on('error', () => server.kill('SIGINT'));

function start() {
  const started = spawn(command, args, { ...identity, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  started.on('error', (error) => {
    console.error(error.message);
    end(1);
  });
  started.on('exit', (code) => {
    if (!crashing) return end(code ?? 1);
    crashing = false;
    server = start();
  });
  return started;
}

/** Held still first, so that it starts no process that would be missed. */
function crash() {
  crashing = true;
  server.kill('SIGSTOP');
  for (const pid of childrenOf(server.pid)) killHard(pid);
  server.kill('SIGKILL');
}

function childrenOf(parent) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid);
}

function killHard(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it ended by itself in the meantime
  }
}

function end(code) {
  for (const folder of [data, home]) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.exit(code);
}
