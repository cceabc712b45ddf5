import type { Tx } from '../../ctx.ts';
import type { Database } from '../../db/open.ts';
import { asAuditor } from '../../db/transact.ts';
import type { AuditHead, AuditRow } from './chain.ts';

/** Small enough for any statement's time, large enough that the way to the database does not count. */
const PAGE = 2_000;

export const chainHeads = (database: Database): Promise<AuditHead[]> =>
  asAuditor(database, (db) => db.selectFrom('audit_head').selectAll().orderBy('company_id').execute());

/** The entries after `after`, page by page, up to the end its head names: what came later is another time's. */
export async function* chainRows(database: Database, head: AuditHead, after = 0): AsyncIterable<AuditRow> {
  for (let seq = after; ;) {
    const rows = await asAuditor(database, (db) => page(db, head, seq));
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    seq = last.seq;
  }
}

const page = (db: Tx, head: AuditHead, after: number): Promise<AuditRow[]> =>
  db
    .selectFrom('audit')
    .selectAll()
    .where('company_id', '=', head.company_id)
    .where('seq', '>', after)
    .where('seq', '<=', head.seq)
    .orderBy('seq')
    .limit(PAGE)
    .execute();
