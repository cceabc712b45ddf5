import type { World } from '../server/src/world.ts';
import { registerArt } from './art-route.ts';
import { registerAuthenticator } from './authenticator.ts';
import { describeDemoWorld } from './describe.ts';
import { fillDemoWorld } from './fill.ts';
import { fillPapers } from './fill-papers.ts';
import { fillUploads } from './fill-uploads.ts';
import { registerStaffPortal } from './staff-portal.ts';

export const demo: World = {
  fill: async (portal, onProgress) => {
    const filled = await fillDemoWorld(portal, onProgress);
    await fillPapers(portal, filled);
    await fillUploads(portal, filled);
  },
  routes: (app, { clock }) => {
    registerArt(app);
    registerAuthenticator(app, clock);
    registerStaffPortal(app, clock);
  },
  describe: describeDemoWorld,
};
