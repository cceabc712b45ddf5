import { randomUUID } from 'node:crypto';
import type { Log, Portal } from '../ctx.ts';
import { raiseEpoch } from '../db/epoch.ts';
import { asAuditor, transact } from '../db/transact.ts';
import { companyIds } from '../jobs/repeat.ts';
import { checkChains, lastCheck, nothingChecked, recordAudit } from '../modules/audit/index.ts';
import { endEverySession } from '../modules/identity/index.ts';
import { brokenInvariants } from '../modules/ledger/index.ts';
import { endEveryOperatorSession, inPlatform } from '../modules/operators/index.ts';

export interface Looked {
  said: string[];
  /** The broken conditions. */
  wrong: string[];
}

/** The steps every restored database needs before people work on it, by whatever means it was restored. */
export async function afterRestore(portal: Portal, log: Log): Promise<Looked> {
  const since = await lastMoment(portal);
  const verdicts = await checkChains(portal, nothingChecked(), log);
  const broken = await brokenInvariants(portal.database);
  const epoch = await portal.database.asOwner(({ pool }) => raiseEpoch(pool, since, portal.clock()));
  // guard: a restore ends every session
  await endSessions(portal);
  await inPlatform({ portal }, (ctx) =>
    recordAudit(ctx, {
      actor: { kind: 'command', id: 'npm run restore', role: '' },
      action: 'database.restore',
      subject: { kind: 'epoch', id: String(epoch) },
      personGuid: null,
      reason: '',
      requestId: randomUUID(),
    }),
  );
  const entries = verdicts.reduce((sum, { whole }) => sum + whole.seq, 0);
  return {
    said: [
      `The epoch is ${epoch}: no number that was given out before comes again`,
      'Every session has ended: people and operators sign in again',
      `Looked at ${entries} entries of the audit and at what must always add up`,
    ],
    wrong: [
      ...verdicts.flatMap(({ companyId, broken }) =>
        broken ? [`the audit of company ${companyId} is broken at entry ${broken.seq}`] : [],
      ),
      ...broken,
    ],
  };
}

/** The last thing the database knows of: an order, or that its audit was looked at, which happens all the time. */
async function lastMoment(portal: Portal): Promise<Date> {
  const order = await asAuditor(portal.database, (db) =>
    db
      .selectFrom('exam_order')
      .select((select) => select.fn.max('created_at').as('at'))
      .executeTakeFirst(),
  );
  const check = await inPlatform({ portal }, ({ db }) => lastCheck(db));
  const known = [order?.at, check?.checked_at].flatMap((at) => (at ? [at.getTime()] : []));
  return known.length > 0 ? new Date(Math.max(...known)) : portal.clock();
}

/** One that was ended after the backup, by a sign-out or a new password, would be alive again. */
async function endSessions(portal: Portal): Promise<void> {
  for (const companyId of await companyIds(portal)) await transact({ portal, company: { companyId } }, endEverySession);
  await inPlatform({ portal }, endEveryOperatorSession);
}
