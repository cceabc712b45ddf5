import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { assertAgreed, openAnswers, sealAnswers, sheetsOf } from '../questionnaires/index.ts';
import { riskQuestionnaire } from './queries.ts';

/** A new sheet with the answers of the last one, most of which still hold; an existing draft goes on. */
export const beginAgain = (
  ctx: EmployeeCtx,
  aboutGuid: string = ctx.session.personGuid,
): Promise<Committed<{ round: number }>> =>
  commitOnce(ctx, async (ctx) => {
    await assertAgreed(ctx, aboutGuid);
    const { code, version } = await riskQuestionnaire(ctx);
    const last = await sheetsOf(ctx, code, aboutGuid).executeTakeFirst();
    // guard: risk: answered again, once → if (!last) return { round: 1 }
    if (!last?.handed_in_at) return { round: last?.round ?? 1 };
    const key = await ctx.portal.keyring.companyKey(ctx);
    const own = { code, person_guid: ctx.session.personGuid, about_guid: aboutGuid, round: last.round + 1 };
    const now = ctx.now();
    await ctx.db
      .insertInto('answer_sheet')
      .values({
        ...{ company_id: ctx.company.companyId, ...own, version, revision: 1 },
        answers: sealAnswers(key, own, openAnswers(key, last)),
        ...{ started_at: now, saved_at: now, handed_in_at: null },
      })
      // pressed on two devices: the sheet is there
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { round: own.round };
  });
