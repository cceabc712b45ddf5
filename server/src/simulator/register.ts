import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { registerControl } from './control.ts';
import { createCourier } from './courier.ts';
import { createFaults } from './faults.ts';
import { registerGuanaitongRoutes } from './guanaitong-routes.ts';
import type { SimulatorKeys } from './keys.ts';
import { registerPage } from './page.ts';
import type { Sim } from './sim.ts';
import { registerWechatApp } from './wechat-app.ts';
import { registerWechatRoutes } from './wechat-routes.ts';
import { openWorld } from './world.ts';

export interface SimulatorOptions {
  keys: SimulatorKeys;
  now: Clock;
  /** `/sim` */
  prefix?: string;
  /** The address testers reach the portal at; else the one the adapter called. */
  publicUrl?: string | undefined;
  /** Keeps open trades over a restart. */
  stateFile?: string | undefined;
  /** The control endpoint, for tests. */
  control?: boolean;
}

/**
 * Both providers, their wire formats and a page for testers, below a prefix of any application. The trades live in this
 * process: several nodes need one simulator of its own (main.ts).
 */
export function registerSimulator(app: FastifyInstance, options: SimulatorOptions): Sim {
  const prefix = options.prefix ?? '/sim';
  const { keys, now, publicUrl } = options;
  const parts = {
    keys,
    now,
    world: openWorld(options.stateFile),
    faults: createFaults(),
    settings: { signWith: 'publicKey' as const, speed: 1, bill: [], refuseLoopback: false },
    pagesAt: ({ protocol, host }: { protocol: string; host: string }) =>
      `${publicUrl ?? `${protocol}://${host}`}${prefix}`,
  };
  const sim: Sim = { ...parts, courier: createCourier(parts) };

  void app.register(
    async (scope) => {
      // signatures are over bytes: nothing may parse them first
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
      await scope.register(
        async (wechat) => {
          registerWechatRoutes(wechat, sim);
          registerWechatApp(wechat, sim);
        },
        { prefix: '/wechat' },
      );
      await scope.register(async (guanaitong) => registerGuanaitongRoutes(guanaitong, sim), { prefix: '/guanaitong' });
      registerPage(scope, sim);
      if (options.control) registerControl(scope, sim);
    },
    { prefix },
  );
  app.addHook('onClose', async () => {
    sim.courier.stop();
    sim.world.flush();
  });
  app.addHook('onReady', async () => sim.courier.resume());
  return sim;
}
