import type { Input, Reply } from '#contract/call';
import { BREAK_KINDS, type opsAudit } from '#contract/ops/audit';
import { numbered } from '#contract/rules/order-number';
import type { OperatorCtx } from '../../ctx.ts';
import { asConsole, PLATFORM_ID } from '../../db/transact.ts';
import type { Handlers } from '../../http/handlers.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../company/index.ts';
import { actorNames, actorsNamed } from './actor-names.ts';
import { checkNow } from './check-now.ts';
import { auditPage, lastCheck } from './queries.ts';

export const auditCalls: Handlers<typeof opsAudit> = {
  OpsAudit: listAudit,
  OpsAuditState: async ({ portal }) => {
    const found = await asConsole(portal.database, lastCheck);
    const nameOf = namesOf(await allCompanies(portal));
    return {
      checkedAt: found?.checked_at.toISOString() ?? null,
      rows: found?.entries ?? 0,
      broken: (found?.broken ?? []).map((where) => presentBroken(where, nameOf)),
    };
  },
  OpsAuditCheck: checkNow,
};

type Broken = Reply<typeof opsAudit.OpsAuditState>['broken'][number];

/** As `check-chains.ts` has written it: `100/7 altered`. */
function presentBroken(where: string, nameOf: NameOfCompany): Broken {
  const [chain = '', kind] = where.split(' ');
  const [companyId, seq] = chain.split('/').map(Number);
  const company = companyId === undefined || companyId === PLATFORM_ID ? null : nameOf(companyId);
  return { company, seq: seq ?? 0, kind: BREAK_KINDS.find((each) => each === kind) ?? 'altered' };
}

async function listAudit(
  { portal }: OperatorCtx,
  { text, companyId, from, to, before, pageSize: limit }: Input<typeof opsAudit.OpsAudit>,
): Promise<Reply<typeof opsAudit.OpsAudit>> {
  const nameOf = namesOf(await allCompanies(portal));
  const { rows, next } = await asConsole(portal.database, async (db) => {
    const mentioned = text
      ? { typed: text, actorIds: await actorsNamed(db, text), subject: numbered(text) }
      : undefined;
    return auditPage(db, { companyId, text: mentioned, from, to }, { before, limit });
  });
  const names = await actorNames(
    portal,
    rows.map(({ actor_id }) => actor_id),
  );
  return {
    rows: rows.map((row) => ({
      company: row.company_id === PLATFORM_ID ? null : nameOf(row.company_id),
      seq: row.seq,
      at: row.at.toISOString(),
      actor: {
        kind: row.actor_kind,
        id: row.actor_id,
        name: (row.actor_kind === 'operator' && names.get(row.actor_id)) || row.actor_id,
        role: row.actor_role,
      },
      personGuid: row.person_guid,
      action: row.action,
      subject: { kind: row.subject_kind, id: row.subject_id },
      reason: row.reason,
      requestId: row.request_id,
    })),
    next,
  };
}
