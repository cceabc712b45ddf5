import { parseArgs } from 'node:util';
import type { Portal } from '../ctx.ts';
import { StartupError } from '../fault.ts';
import { addByCommand, listByCommand, resetByCommand } from '../modules/operators/index.ts';
import { atPortal, type Work } from './at-portal.ts';

const USAGE = [
  'npm run operator -- add --login NAME --name NAME --role support|finance|content|admin',
  'npm run operator -- list',
  'npm run operator -- reset NAME',
].join('\n');

await atPortal(workOf);

function workOf(args: string[]): Work {
  const { positionals, values } = parsed(args);
  const [command, name, ...more] = positionals;
  if (command === 'add' && !name) {
    const { login: loginName, name, role } = values;
    if (loginName && name && role) return (portal) => add(portal, { loginName, name, role });
  }
  if (command === 'list' && !name) return list;
  if (command === 'reset' && name && more.length === 0) return (portal) => reset(portal, name);
  throw new StartupError(USAGE);
}

function parsed(args: string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { login: option, name: option, role: option } });
  } catch {
    throw new StartupError(USAGE);
  }
}

async function add(portal: Portal, wanted: { loginName: string; name: string; role: string }): Promise<string[]> {
  return [`Initial password of ${wanted.loginName}, shown this once: ${await addByCommand(portal, wanted)}`];
}

async function reset(portal: Portal, loginName: string): Promise<string[]> {
  return [`New initial password of ${loginName}, shown this once: ${await resetByCommand(portal, loginName)}`];
}

async function list(portal: Portal): Promise<string[]> {
  const operators = await listByCommand(portal);
  return operators.map(({ loginName, name, role, disabled, enrolled }) =>
    [loginName, role, disabled ? 'disabled' : enrolled ? 'active' : 'not signed in yet', name].join('\t'),
  );
}
