import type { Bilingual } from '#contract/language';
import type { InCompany } from '../../ctx.ts';
import { kindsOf } from './kinds.ts';
import { proposalContext } from './queries.ts';

interface WaitingChange {
  approvalId: string;
  title: Bilingual;
  lines: Bilingual[];
  askedBy: string;
  askedAt: string;
}

/** The changes about a person that a second operator has not decided yet. */
export async function waitingAbout(ctx: InCompany, personGuid: string): Promise<WaitingChange[]> {
  const { db, company, portal } = ctx;
  const rows = await db
    .selectFrom('approval')
    .select(['approval_id', 'kind', 'proposal', 'asked_name', 'asked_at'])
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', portal.clock())
    .orderBy('asked_at')
    .execute();
  const key = await portal.keyring.companyKey(ctx);
  return rows.flatMap(({ approval_id, kind: name, proposal, asked_name, asked_at }) => {
    const kind = kindsOf(portal).get(name);
    if (!kind || !proposal) return [];
    const lines = kind.lines(key.unseal(proposalContext(approval_id), proposal));
    return [
      { approvalId: approval_id, title: kind.title, lines, askedBy: asked_name, askedAt: asked_at.toISOString() },
    ];
  });
}
