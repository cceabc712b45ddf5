import type { Sweep } from '../../jobs/sweep.ts';

/** Dead sessions, old riddles and counters. */
export const identitySweep: Sweep = {
  atDoor: async (db, now) => {
    await db.deleteFrom('captcha').where('expires_at', '<', now).execute();
    await db.deleteFrom('login_try').where('window_ends', '<', now).execute();
  },
  inCompany: ({ db, company }, before) =>
    db.deleteFrom('session').where('company_id', '=', company.companyId).where('created_at', '<', before).execute(),
};
