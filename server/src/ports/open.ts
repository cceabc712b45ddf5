import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { contentFolder } from '../content-packs.ts';
import type { Ports } from '../ctx.ts';
import type { Env } from '../env.ts';
import { publishedHolidays } from '../modules/booking/index.ts';
import { sandboxLookup } from './company-lookup/sandbox.ts';
import { openEmail } from './email/open.ts';
import { sandboxProgress } from './exam-progress/sandbox.ts';
import { readCatalogue } from './exam-reports/catalogue.ts';
import { sandboxReports } from './exam-reports/sandbox.ts';
import { createOpenId } from './identity-provider/openid.ts';
import { sandboxIssuer } from './invoice-issuer/sandbox.ts';
import { measurePorts } from './measured.ts';
import { openMessagingApp } from './open-messaging-app.ts';
import { sandboxDoctor } from './online-doctor/sandbox.ts';
import { openPay, type SimulatorAt } from './open-pay.ts';
import { openSms } from './sms/open.ts';
import { openStorage } from './storage/open.ts';
import type { ConnectionUses } from '../watch/connection-uses.ts';

/** Chooses each port's provider by the environment, and counts how it answers. */
export const openPorts = (env: Env, clock: Clock, simulator: SimulatorAt | undefined, uses: ConnectionUses): Ports =>
  measurePorts(chosenPorts(env, clock, simulator), uses, clock);

const chosenPorts = (env: Env, clock: Clock, simulator: SimulatorAt | undefined): Ports => ({
  companyLookup: sandboxLookup(),
  messagingApp: openMessagingApp(env, simulator),
  identityProvider: createOpenId({ internal: env.sso.internalHosts, limits: env.sso.limits, now: clock }),
  invoiceIssuer: sandboxIssuer(),
  examProgress: sandboxProgress(clock),
  examReports: sandboxReports(clock, publishedHolidays(), readCatalogue(contentFolder(env))),
  onlineDoctor: sandboxDoctor(clock),
  pay: openPay(env, clock, simulator),
  sms: openSms(env.sms, clock),
  email: openEmail(env.email, clock),
  storage: openStorage(env.storage, join(env.dataDir, 'files')),
});
