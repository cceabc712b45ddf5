import type { QuestionTotal } from '#contract/ops/questionnaires';
import type { Answer, Answers, Question, QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { askedQuestions } from '#contract/rules/questionnaire';
import type { InCompany } from '../../ctx.ts';
import { isEnough, releaseCells, releaseChoices } from '../../floor.ts';
import { documentOf, publishedQuestionnaire } from './queries.ts';
import { openAnswers } from './sheets.ts';

const MOST_COUNTED = 20_000;

/** The sheets that were handed in, in a row that says nothing of when. */
const handedIn = ({ db, company }: InCompany, code: string) =>
  db
    .selectFrom('answer_sheet')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('code', '=', code)
    .where('handed_in_at', 'is not', null)
    .orderBy('person_guid')
    .orderBy('about_guid')
    .orderBy('round');

/** The answers to a question, with the written words; those stand apart from all other answers. */
export interface Totalled extends QuestionTotal {
  written: string[];
}

/** The answers of a company's people, in numbers that pass the privacy floor. */
export async function totalsOf(ctx: InCompany, code: string): Promise<{ answers: number; questions: Totalled[] }> {
  const { version } = await publishedQuestionnaire(ctx, code);
  const sheets = await handedIn(ctx, code).limit(MOST_COUNTED).execute();
  if (/* guard: questionnaires: totals of ten and more → sheets.length === 0 */ !isEnough(sheets.length))
    return { answers: sheets.length, questions: [] };
  const key = await ctx.portal.keyring.companyKey(ctx);
  const document = await documentOf(ctx, code, version);
  return {
    answers: sheets.length,
    questions: total(
      document,
      sheets.map((sheet) => openAnswers(key, sheet)),
    ),
  };
}

function total(document: QuestionnaireDocument, all: readonly Answers[]): Totalled[] {
  const asked = new Map<string, number>();
  for (const answers of all)
    for (const { key } of askedQuestions(document, answers)) asked.set(key, (asked.get(key) ?? 0) + 1);
  const told = new Map<string, Totalled>();
  for (const question of document.sections.flatMap((section) => section.questions)) {
    const given = all.flatMap((answers) => answers[question.key] ?? []);
    const count = all.filter((answers) => answers[question.key] !== undefined).length;
    const people = { all: all.length, asked: asked.get(question.key) ?? 0, answered: count };
    const isTold = isTellable(people) && isConditionTold(question, told);
    told.set(question.key, totalOf(question, isTold ? given : [], isTold ? count : null));
  }
  return [...told.values()];
}

/** Nor may those who were not asked, or did not answer, be so few that they could be told apart. */
const isTellable = ({ all, asked, answered }: { all: number; asked: number; answered: number }): boolean =>
  /* guard: questionnaires: a question few were asked */ isEnough(answered) &&
  isNoneOrEnough(all - asked) &&
  isNoneOrEnough(asked - answered);
const isNoneOrEnough = (people: number): boolean => people === 0 || isEnough(people);

/** How many were asked is how many gave the answers it depends on: hidden there, it is hidden here. */
function isConditionTold({ when }: Question, told: ReadonlyMap<string, Totalled>): boolean {
  if (!when) return true;
  const cells = told.get(when.question)?.cells;
  return cells?.filter(({ key }) => when.anyOf.includes(key)).every(({ count }) => count !== null) ?? false;
}

function totalOf(question: Question, given: readonly (string | number)[], answered: number | null): Totalled {
  const { key, text, kind } = question;
  const numbers = given.filter((answer) => typeof answer === 'number');
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return {
    ...{ key, text, kind, answered },
    mean: kind === 'number' && answered !== null ? Number(mean.toFixed(1)) : null,
    cells: answered !== null && 'choices' in question ? cellsOf(question, given, answered) : null,
    // by the alphabet: their order says nothing of who wrote them
    written: kind === 'text' ? given.map(String).toSorted() : [],
  };
}

type Choosing = Extract<Question, { kind: 'one' | 'many' }>;

function cellsOf({ kind, choices }: Choosing, given: readonly Answer[], answered: number) {
  const counts = choices.map(({ key }) => given.filter((one) => one === key).length);
  const others = answered - counts.reduce((sum, count) => sum + count, 0);
  const told =
    kind === 'many' ? releaseChoices(answered, counts) : releaseCells(others > 0 ? [...counts, others] : counts);
  return choices.map(({ key, text }, at) => ({ key, text, count: told[at] ?? null }));
}
