import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../server/test/oidc-provider.mjs', import.meta.url));

/** A real OpenID provider in a process of its own, which knows the portal as its one client. */
export async function startProvider(portal: string, company: string): Promise<{ issuer: string; stop: () => void }> {
  const known = { redirectUri: `${portal}/v2/entry`, logoutUri: `${portal}/sso/logout/${company}` };
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(known)], { stdio: ['pipe', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  while (!said.includes('\n')) await once(child.stdout, 'data');
  return { issuer: /listening at (\S+)/.exec(said)?.[1] ?? '', stop: () => child.kill() };
}
