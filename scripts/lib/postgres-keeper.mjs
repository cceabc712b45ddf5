// Keeps a PostgreSQL server for as long as somebody holds the other end of our input, then ends it and deletes its
// files. A process of its own: the one that needs the server may be killed in a way that lets it clean up nothing.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const { command, args, home, identity } = JSON.parse(process.argv[2]);
const server = spawn(command, args, { ...identity, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });

server.on('error', (error) => {
  console.error(error.message);
  end(1);
});
server.on('exit', (code) => end(code ?? 1));
process.stdin.on('end', () => server.kill('SIGINT')); // fast: cuts connections, ends in order
process.stdin.on('error', () => server.kill('SIGINT'));
process.stdin.resume();

function end(code) {
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.exit(code);
}
