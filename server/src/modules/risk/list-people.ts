import type { Reply } from '#contract/call';
import type { risk as contract, RiskPerson } from '#contract/calls/risk';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { personRow, relatives } from '../people/index.ts';
import { documentOf } from '../questionnaires/index.ts';
import { consentsFor } from '../reports/index.ts';
import { riskQuestionnaire } from './queries.ts';

/** The people it can be about, how far each has come, and the questions that wait for a relative's word. */
export const riskPeople = (ctx: EmployeeCtx): Promise<Reply<typeof contract.RiskPeople>> =>
  transact(ctx, async (ctx) => {
    const { code, version } = await riskQuestionnaire(ctx);
    const { about, minutes, sections } = await documentOf(ctx, code, version);
    const questions = sections.flatMap((section) => section.questions).filter(({ when }) => !when).length;
    return { questionnaireCode: code, about, minutes, questions, people: await peopleOf(ctx, code) };
  });

async function peopleOf(ctx: InTx<EmployeeCtx>, code: string): Promise<RiskPerson[]> {
  const { personGuid } = ctx.session;
  const consents = await consentsFor(ctx, personGuid);
  const standing = await standingOf(ctx, code);
  const { gender } = await personRow(ctx, personGuid);
  const nothing = { savedAt: null, handedInOn: null };
  return [
    {
      ...{ customerGuid: personGuid, name: '', relation: 'self', gender, consent: null },
      ...(standing.get(personGuid) ?? nothing),
    },
    ...(await relatives(ctx)).map(({ guid, name, relation, gender }): RiskPerson => {
      const consent = consents.get(guid) ?? 'none';
      return {
        ...{ customerGuid: guid, name, relation, gender, consent },
        .../* guard: risk: how far a relative has come is theirs to show → standing.get(guid) ?? nothing */ (consent ===
        'given'
          ? (standing.get(guid) ?? nothing)
          : nothing),
      };
    }),
  ];
}

/** By person: the draft that waits, and the day of the newest result. */
async function standingOf(
  { db, company, session }: InTx<EmployeeCtx>,
  code: string,
): Promise<Map<string, Pick<RiskPerson, 'savedAt' | 'handedInOn'>>> {
  const rows = await db
    .selectFrom('answer_sheet')
    .select(({ fn }) => ['about_guid', fn.max('handed_in_at').as('last')])
    .select((select) => select.fn.max('saved_at').filterWhere('handed_in_at', 'is', null).as('saved'))
    .where('company_id', '=', company.companyId)
    .where('code', '=', code)
    .where('person_guid', '=', session.personGuid)
    .groupBy('about_guid')
    .execute();
  return new Map(
    rows.map(({ about_guid, last, saved }) => [
      about_guid,
      { savedAt: saved?.toISOString() ?? null, handedInOn: last ? dayInShanghai(last) : null },
    ]),
  );
}
