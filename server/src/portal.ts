import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '#contract/registry';
import { startClock, type Clock } from './clock.ts';
import type { Portal } from './ctx.ts';
import { masterKeyOf, openKeyring } from './db/keyring.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type Database } from './db/open.ts';
import { registerArt } from './demo/art-route.ts';
import { fillDemoWorld } from './demo/fill.ts';
import type { Env } from './env.ts';
import { createHttpApp } from './http/app.ts';
import type { Handlers } from './http/handlers.ts';
import { startJobs } from './jobs/start.ts';
import { bookingCalls, seedHolidays } from './modules/booking/index.ts';
import { calendarCalls, registerCalendarFeed } from './modules/calendar/index.ts';
import { companyCalls } from './modules/company/index.ts';
import { evaluationCalls } from './modules/evaluation/index.ts';
import { identityCalls } from './modules/identity/index.ts';
import { invoiceCalls } from './modules/invoice/index.ts';
import { mallPayable, mallPayCalls } from './modules/mall-orders/index.ts';
import { examPayable, orderCalls, recordCalls } from './modules/orders/index.ts';
import { paymentCalls, registerNotices } from './modules/payment/index.ts';
import { peopleCalls } from './modules/people/index.ts';
import { openPorts } from './ports/open.ts';
import { registerSmsPage } from './ports/sms/page.ts';
import { openSimulator, type Simulator } from './simulator/open.ts';

const handlers: Handlers<Registry> = {
  ...identityCalls,
  ...companyCalls,
  ...peopleCalls,
  ...bookingCalls,
  ...orderCalls,
  ...recordCalls,
  ...paymentCalls,
  ...mallPayCalls,
  ...calendarCalls,
  ...invoiceCalls,
  ...evaluationCalls,
};

/** Clients with a kept-alive connection learn within this time that they should open another one. */
const DRAIN_MS = 500;

export interface RunningPortal {
  portal: Portal;
  app: FastifyInstance;
  /** Answers with the address it listens on. */
  listen(): Promise<string>;
  stop(): Promise<void>;
}

export interface OpenOptions {
  database?: Database;
  clock?: Clock;
  onProgress?: (step: string) => void;
  webRoot?: string;
  /** One that stands elsewhere, for several nodes; by default the portal brings its own. */
  simulator?: Simulator;
  /** False: nothing happens by itself; whoever opened it runs the jobs. */
  jobs?: boolean;
}

/** The only wiring: database, keys, clock, calls, site, jobs. Tests bring their own database and clock. */
export async function openPortal(env: Env, options: OpenOptions = {}): Promise<RunningPortal> {
  const progress = options.onProgress ?? (() => {});
  const keyring = openKeyring(masterKeyOf(env));
  progress(env.databaseUrl ? 'Connecting to PostgreSQL' : 'Opening the embedded database');
  const database = options.database ?? (await openDatabase(env));
  try {
    await migrate(database.pool, (name) => progress(`Migrating: ${name}`));
    const clock = options.clock ?? startClock(env.now);
    let address = '';
    const simulator = options.simulator ?? (await openSimulator(env, clock));
    const portal: Portal = {
      env,
      database,
      keyring,
      clock,
      ports: openPorts(env, clock, simulator && { ...simulator, at: () => address }),
      payables: { exam: examPayable, mall: mallPayable },
    };
    await seedHolidays(portal);
    if (env.demo) await fillDemoWorld(portal, progress);
    const webRoot = options.webRoot ?? fileURLToPath(new URL('../web', import.meta.url));
    const { app, drain } = await createHttpApp(portal, handlers, {
      webRoot,
      extend: (app) => {
        registerNotices(app, portal);
        registerCalendarFeed(app, portal);
        simulator?.register?.(app);
        if (env.demo) registerArt(app);
        if (env.demo && portal.ports.sms.kept) registerSmsPage(app, portal.ports.sms.kept);
      },
    });
    const stopJobs = options.jobs === false ? () => {} : await startJobs(portal, app.log);
    return {
      portal,
      app,
      listen: async () => (address = await app.listen({ port: env.port, host: env.host })),
      stop: async () => {
        drain();
        stopJobs();
        await new Promise((resolve) => setTimeout(resolve, env.mode === 'test' ? 0 : DRAIN_MS));
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
