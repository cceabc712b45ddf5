import { Fault } from '../../fault.ts';
import type { InCompany } from '../../ctx.ts';

/** The assessment the company's people see: the open one, else the last that was. */
export async function riskQuestionnaire({ db }: InCompany): Promise<{ code: string; version: number }> {
  const row = await db
    .selectFrom('questionnaire')
    .select(['code', 'version'])
    .where('kind', '=', 'risk')
    .where('version', '>', 0)
    .orderBy('closed_at', (order) => order.desc().nullsFirst())
    .orderBy('open_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new Fault('questionnaireNone');
  return row;
}
