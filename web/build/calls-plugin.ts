import type { Plugin } from 'vite';
import { isAppCall } from '../../contract/src/call.ts';
import { registry } from '../../contract/src/registry.ts';

const ID = 'virtual:calls';
const RESOLVED = `\0${ID}`;

/**
 * The browser needs to know where each call lives, not the schemas of all of them: those would weigh more than the
 * login page. The registry is evaluated here, at build time, and only the addresses are shipped. Vite restarts the
 * dev server when a file this one imports changes, so a new call is known at once.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'portal-calls',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? addresses() : undefined),
  };
}

/** Most calls share an address: each is written once. */
function addresses(): string {
  const distinct: string[] = [];
  const places = Object.entries(registry).map(([name, { path, method, envelope, kind }]) => {
    const address = JSON.stringify({ path, method, envelope, kind, app: isAppCall(path) });
    if (!distinct.includes(address)) distinct.push(address);
    return `${name}: at[${distinct.indexOf(address)}]`;
  });
  return `const at = [${distinct.join()}];\nexport const calls = { ${places.join()} };`;
}
