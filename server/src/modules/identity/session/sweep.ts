import type { Sweep } from '../../../jobs/sweep.ts';
import { forgetDevices } from './known-devices.ts';
import { SUCCESS_COUNTS_MS } from '../sign-in/sign-in-budget.ts';

/** Dead sessions, old riddles, spent work and counters. */
export const identitySweep: Sweep = {
  atDoor: async (db, now) => {
    await db.deleteFrom('captcha').where('expires_at', '<', now).execute();
    await db.deleteFrom('spent_work').where('expires_at', '<', now).execute();
    const longAgo = new Date(now.getTime() - SUCCESS_COUNTS_MS);
    await db
      .deleteFrom('login_try')
      .where('window_ends', '<', now)
      .where((row) => row.or([row('succeeded_at', 'is', null), row('succeeded_at', '<', longAgo)]))
      .execute();
  },
  inCompany: async (ctx, before) => {
    const { db, company } = ctx;
    await db
      .deleteFrom('session')
      .where('company_id', '=', company.companyId)
      .where('created_at', '<', before)
      .execute();
    await forgetDevices(ctx);
  },
};
