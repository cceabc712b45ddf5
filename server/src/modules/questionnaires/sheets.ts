import type { Selectable } from 'kysely';
import { Answers } from '#contract/schemas/questionnaire-document';
import type { EmployeeCtx, InCompany, InTx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import type { Schema } from '../../db/tables.ts';
import { Fault } from '../../fault.ts';
import { assertAgreed } from './agreed.ts';
import type { Questionnaire } from './queries.ts';

export type Sheet = Selectable<Schema['answer_sheet']>;
export type SheetKey = Pick<Sheet, 'code' | 'person_guid' | 'about_guid' | 'round'>;

const sealContext = ({ code, person_guid, about_guid, round }: SheetKey) => ({
  table: 'answer_sheet',
  column: 'answers',
  row: `${code}|${person_guid}|${about_guid}|${round}`,
});

export const sealAnswers = (key: CompanyKey, at: SheetKey, answers: Answers): Buffer =>
  key.seal(sealContext(at), JSON.stringify(answers));

export const openAnswers = (key: CompanyKey, sheet: SheetKey & Pick<Sheet, 'answers'>): Answers =>
  Answers.parse(JSON.parse(key.unseal(sealContext(sheet), sheet.answers)));

/** The caller's sheets about a person, the last round first. */
export const sheetsOf = ({ db, company, session }: InTx<EmployeeCtx>, code: string, aboutGuid: string) =>
  db
    .selectFrom('answer_sheet')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('code', '=', code)
    .where('person_guid', '=', session.personGuid)
    .where('about_guid', '=', aboutGuid)
    .orderBy('round', 'desc');

/** A survey is about oneself; the assessment is about a relative, too, who has agreed to it. */
export async function assertMayAnswer(
  ctx: InTx<EmployeeCtx>,
  { kind }: Questionnaire,
  aboutGuid: string,
): Promise<void> {
  if (kind === 'risk') await assertAgreed(ctx, aboutGuid);
  else if (/* guard: questionnaires: a survey is about oneself → false */ aboutGuid !== ctx.session.personGuid)
    throw new Fault('questionnaireOwn');
}

/** Whether it was handed in, in any version: a correction asks no person again. */
export async function isHandedIn(
  { db, company }: InCompany,
  { code, personGuid, aboutGuid = personGuid }: { code: string; personGuid: string; aboutGuid?: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('answer_sheet')
    .select('round')
    .where('company_id', '=', company.companyId)
    .where('code', '=', code)
    .where('person_guid', '=', personGuid)
    .where('about_guid', '=', aboutGuid)
    // guard: questionnaires: a draft does not open the gate
    .where('handed_in_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
