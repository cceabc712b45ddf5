import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { opsRegistry } from '#contract/ops/registry';
import { registry } from '#contract/registry';
import { startClock, type Clock } from './clock.ts';
import type { Portal } from './ctx.ts';
import { explained } from './db/explain.ts';
import { openKeyringOf } from './db/key-probe.ts';
import { openDatabase, type Database } from './db/open.ts';
import { readyDatabase } from './db/ready.ts';
import type { Env } from './env.ts';
import { createHttpServer } from './http/server.ts';
import type { Doors } from './http/doors.ts';
import type { Handlers } from './http/handlers.ts';
import type { LogOutput } from './http/log.ts';
import type { Owners } from './http/ownership.ts';
import { startJobs } from './jobs/start.ts';
import { broughtBy, type Module } from './module.ts';
import { approvals, provideApprovals } from './modules/approvals/index.ts';
import { audit } from './modules/audit/index.ts';
import { booking } from './modules/booking/index.ts';
import { calendar } from './modules/calendar/index.ts';
import { cards } from './modules/cards/index.ts';
import { company } from './modules/company/index.ts';
import { connections } from './modules/connections/index.ts';
import { contact } from './modules/contact/index.ts';
import { content } from './modules/content/index.ts';
import { evaluation } from './modules/evaluation/index.ts';
import { feedback } from './modules/feedback/index.ts';
import { files } from './modules/files/index.ts';
import { catalogue } from './modules/catalogue/index.ts';
import { health } from './modules/health/index.ts';
import { home } from './modules/home/index.ts';
import { hr } from './modules/hr/index.ts';
import { identity } from './modules/identity/index.ts';
import { invoice } from './modules/invoice/index.ts';
import { keys, provideSealed } from './modules/keys/index.ts';
import { ledger } from './modules/ledger/index.ts';
import { mall } from './modules/mall/index.ts';
import { messages } from './modules/messages/index.ts';
import { messagingApp } from './modules/messaging-app/index.ts';
import { operators } from './modules/operators/index.ts';
import { orders } from './modules/orders/index.ts';
import { partner } from './modules/partner/index.ts';
import { passwordReset } from './modules/password-reset/index.ts';
import { payment, providePayables, type Payables } from './modules/payment/index.ts';
import { people } from './modules/people/index.ts';
import { peopleDesk } from './modules/people-desk/index.ts';
import { preview } from './modules/preview/index.ts';
import { questionnaires } from './modules/questionnaires/index.ts';
import { reimbursement } from './modules/reimbursement/index.ts';
import { reports } from './modules/reports/index.ts';
import { uploads } from './modules/uploads/index.ts';
import { risk } from './modules/risk/index.ts';
import { setup } from './modules/setup/index.ts';
import { services } from './modules/services/index.ts';
import { supply } from './modules/supply/index.ts';
import { singleSignOn } from './modules/single-sign-on/index.ts';
import { points } from './modules/points/index.ts';
import { personalData, providePersonal } from './modules/personal-data/index.ts';
import { provideTasks, tasks } from './modules/tasks/index.ts';
import { registerDoctorPage } from './ports/online-doctor/page.ts';
import { registerEmailPage } from './ports/email/page.ts';
import { openPorts } from './ports/open.ts';
import { registerSmsPage } from './ports/sms/page.ts';
import { openSimulator, type Simulator } from './simulator/open.ts';
import { openWatch } from './watch/open.ts';
import type { World } from './world.ts';

/** Every module there is; what each brings, its own index.ts says. */
const modules = [
  audit,
  tasks,
  keys,
  company,
  messagingApp,
  identity,
  files,
  people,
  cards,
  booking,
  supply,
  ledger,
  payment,
  messages,
  contact,
  passwordReset,
  singleSignOn,
  partner,
  invoice,
  orders,
  mall,
  calendar,
  evaluation,
  reports,
  uploads,
  risk,
  reimbursement,
  feedback,
  services,
  content,
  catalogue,
  health,
  questionnaires,
  points,
  operators,
  approvals,
  connections,
  peopleDesk,
  personalData,
  hr,
  setup,
  preview,
  home,
] as const;
const all: readonly Module[] = modules;

const calls = { ...registry, ...opsRegistry };
// a call without a handler, an id without an owner or a subject without a seller does not compile
const handlers: Handlers<typeof calls> = broughtBy(modules, 'calls');
const owners: Owners = broughtBy(modules, 'owns');
const ownersOfWrites: Owners = { ...owners, ...broughtBy(modules, 'ownsToChange') };
const payables: Payables = broughtBy(modules, 'payables');
const doors: Doors = broughtBy(modules, 'doors');
export const wiring = { calls, handlers, owners, ownersOfWrites, doors };
export const personal = all.flatMap((module) => module.personal ?? []);
export const sweeps = all.flatMap((module) => module.sweeps ?? []);

/** How many new connections may wait to be accepted; those beyond would try again only seconds later. */
const BACKLOG = 4_096;

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
  /** The machine's own, which is held against the database's; `clock` may stand elsewhere on purpose. */
  machineClock?: Clock;
  onProgress?: (step: string) => void;
  webRoot?: string;
  /** Filled and shown where the settings ask for it. */
  world?: World | undefined;
  /** One that stands elsewhere, for several nodes; by default the portal brings its own. */
  simulator?: Simulator;
  /** False: nothing happens by itself; the caller runs the jobs. */
  jobs?: boolean;
  logTo?: LogOutput;
}

/** The only wiring: database, keys, clock, calls, site, jobs. Tests bring their own database and clock. */
export async function openPortal(env: Env, options: OpenOptions = {}): Promise<RunningPortal> {
  const progress = options.onProgress ?? (() => {});
  progress(env.databaseUrl ? 'Connecting to PostgreSQL' : 'Opening the embedded database');
  const database = options.database ?? (await openDatabase(env));
  try {
    await readyDatabase(env, database, progress);
    const keyring = await openKeyringOf(env, database);
    const clock = options.clock ?? startClock(env.now);
    let address = '';
    const simulator = options.simulator ?? (await openSimulator(env, clock));
    const watch = openWatch(keyring);
    const portal: Portal = {
      env,
      database,
      keyring,
      clock,
      ports: openPorts(env, clock, simulator && { ...simulator, at: () => address }, watch.connections),
      watch,
    };
    await startModules(portal);
    const world = env.demo ? options.world : undefined;
    await world?.fill(portal, progress);
    const webRoot = options.webRoot ?? fileURLToPath(new URL('../web', import.meta.url));
    const { app, draining } = await createHttpServer(portal, wiring, {
      webRoot,
      machineClock: options.machineClock,
      ...(options.logTo && { logTo: options.logTo }),
      pageData: all.flatMap((module) => module.pageData ?? []),
      pagePolicies: all.flatMap((module) => module.pagePolicy ?? []),
      figures: all.flatMap((module) => module.figures ?? []),
      extend: (app) => {
        for (const module of all) module.routes?.(app, portal);
        simulator?.register?.(app);
        world?.routes(app, portal);
        if (env.demo) registerDoctorPage(app, portal.ports.onlineDoctor);
        if (env.demo && portal.ports.sms.kept) registerSmsPage(app, portal.ports.sms.kept);
        if (env.demo && portal.ports.email.kept) registerEmailPage(app, portal.ports.email.kept);
      },
    });
    const jobs = all.flatMap((module) => module.jobs ?? []);
    const stopJobs = options.jobs === false ? () => {} : await startJobs(portal, app.log, jobs, sweeps);
    return {
      portal,
      app,
      listen: async () => (address = await app.listen({ port: env.port, host: env.host, backlog: BACKLOG })),
      stop: async () => {
        draining.drain();
        stopJobs();
        await draining.closeAfter(env.drainMs);
        for (const module of all)
          await module.stop?.(portal).catch((error: unknown) => app.log.error({ err: error }, 'not all was written'));
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw explained(error);
  }
}

/** Starts the modules' own preparations before the demo world is filled and the first request comes. */
export async function startModules(portal: Portal): Promise<void> {
  providePayables(portal, payables);
  const kinds = all.flatMap((module) => module.tasks ?? []);
  provideTasks(portal, kinds);
  provideApprovals(
    portal,
    all.flatMap((module) => module.approvals ?? []),
  );
  provideSealed(
    portal,
    all.flatMap((module) => module.sealed ?? []),
  );
  providePersonal(portal, personal);
  for (const module of all) await module.start?.(portal);
}
