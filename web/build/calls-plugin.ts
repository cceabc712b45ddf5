import type { Plugin } from 'vite';
import { isAppCall, type Call } from '../../contract/src/call.ts';
import { opsRegistry } from '../../contract/src/ops/registry.ts';
import { registry } from '../../contract/src/registry.ts';

/** Employees' pages ask for the first, the console for the second; neither has a name or a path of the other's calls. */
const REGISTRIES: Record<string, Record<string, Call>> = {
  'virtual:calls': registry,
  'virtual:ops-calls': opsRegistry,
};

/**
 * The browser needs to know where each call lives, not the schemas of all of them: those would weigh more than the
 * login page. The registry is evaluated here, at build time, and only the addresses are shipped. Vite restarts the
 * dev server when a file this one imports changes, so a new call is known at once.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'portal-calls',
    resolveId: (id) => (id in REGISTRIES ? `\0${id}` : undefined),
    load(id) {
      const calls = id.startsWith('\0') ? REGISTRIES[id.slice(1)] : undefined;
      return calls && addresses(calls);
    },
  };
}

/** Most calls share an address: each is written once. */
function addresses(calls: Record<string, Call>): string {
  const distinct: string[] = [];
  const places = Object.entries(calls).map(([name, { path, method, envelope, kind }]) => {
    const address = JSON.stringify({ path, method, envelope, kind, app: isAppCall(path) });
    if (!distinct.includes(address)) distinct.push(address);
    return `${name}: at[${distinct.indexOf(address)}]`;
  });
  return `const at = [${distinct.join()}];\nexport const calls = { ${places.join()} };`;
}
