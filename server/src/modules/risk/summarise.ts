import type { Input } from '#contract/call';
import type { risk as contract, RiskSummary } from '#contract/calls/risk';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { relatives } from '../people/index.ts';
import { assertAgreed, openAnswers, sheetsOf } from '../questionnaires/index.ts';
import { openArchive, recordLook } from '../reports/index.ts';
import { assess, briefly, type HandedIn } from './assess.ts';
import { riskQuestionnaire } from './queries.ts';

/** So many of the last times are looked back on. */
const MOST_EARLIER = 12;

/** Reckoned when it is read, and written down as a look at results: it says what stands in a report. */
export const riskSummary = (
  ctx: EmployeeCtx,
  { customerGuid = ctx.session.personGuid, round }: Input<typeof contract.RiskSummary>,
): Promise<RiskSummary> =>
  transact(ctx, async (ctx) => {
    await assertAgreed(ctx, customerGuid);
    const handedIn = await handedInSheets(ctx, customerGuid);
    if (!handedIn.some((sheet) => round === undefined || sheet.round === round)) throw new Fault('riskNone');
    const archive = await openArchive(ctx, customerGuid);
    const all = handedIn.map((sheet, at) => assess(archive, sheet, at === 0));
    const wanted = all.find((one) => round === undefined || one.round === round);
    if (!wanted) throw new Fault('riskNone');
    const relative = (await relatives(ctx)).find(({ guid }) => guid === customerGuid);
    // guard: risk: a look is written down
    await recordLook(ctx, customerGuid, 'report.risk', undefined);
    return {
      ...wanted,
      person: { customerGuid, name: archive.person.name, relation: relative?.relation ?? 'self' },
      history: all.map(briefly),
    };
  });

async function handedInSheets(ctx: InTx<EmployeeCtx>, aboutGuid: string): Promise<HandedIn[]> {
  const { code } = await riskQuestionnaire(ctx);
  const sheets = await sheetsOf(ctx, code, aboutGuid)
    .where('handed_in_at', 'is not', null)
    .limit(MOST_EARLIER)
    .execute();
  const key = await ctx.portal.keyring.companyKey(ctx);
  return sheets.flatMap((sheet): HandedIn[] =>
    sheet.handed_in_at ? [{ round: sheet.round, at: sheet.handed_in_at, answers: openAnswers(key, sheet) }] : [],
  );
}
