import { StartupError } from '../fault.ts';
import { renewByCommand } from '../modules/partner/index.ts';
import { atPortal, type Work } from './at-portal.ts';

const USAGE = 'npm run partner -- key COMPANY_CODE';

await atPortal(workOf);

function workOf([command, code, ...more]: string[]): Work {
  if (command !== 'key' || !code || more.length > 0) throw new StartupError(USAGE);
  return async (portal) => [`Key for the partner of ${code}, shown this once: ${await renewByCommand(portal, code)}`];
}
