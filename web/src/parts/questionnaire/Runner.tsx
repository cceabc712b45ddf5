import { CornerDownRight } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { Answer, Answers, Question, QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { answerProblem } from '#contract/rules/questionnaire';
import { usePick, useText } from '../../platform/locale.ts';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { groupsOf, progressOf, type QuestionGroup, resumeAt, type SectionProgress } from './progress.ts';
import { fieldIdOf, problemText, QuestionField } from './QuestionField.tsx';
import { RunnerActions } from './RunnerActions.tsx';
import { type SaveState, SectionList } from './SectionList.tsx';
import { runnerText } from './text.ts';

export interface RunnerProps {
  document: QuestionnaireDocument;
  answers: Answers;
  onAnswer: (key: string, answer: Answer | undefined) => void;
  onHandIn: () => void;
  handingIn?: boolean;
  /** Absent: there is nowhere to go, as in a preview. */
  onLeave?: () => void;
  save?: SaveState;
  /** The section in the address, so that "back" leads to the one before; absent: the runner keeps it itself. */
  place?: { at: number | undefined; show: (at: number) => void };
}

/** A questionnaire, one section at a time: the questions follow the answers, and going on needs an answer to each. */
export function Runner({
  document,
  answers,
  onAnswer,
  onHandIn,
  handingIn = false,
  onLeave,
  save,
  place,
}: RunnerProps) {
  const words = useText(runnerText);
  const pick = usePick();
  const progress = progressOf(document, answers);
  const [chosen, setChosen] = useState(() => resumeAt(progress));
  /** The section whose gaps are shown, and how often one wanted to go on. */
  const [refused, setRefused] = useState<{ at: number; attempt: number }>();
  const at = Math.min(place?.at ?? chosen, document.sections.length - 1);
  const section = document.sections[at];
  const here = progress[at];
  if (!section || !here) return null;
  const gaps = refused?.at === at ? gapsOf(here, answers) : [];
  const turn = (to: number): void => {
    if (place) place.show(to);
    else setChosen(to);
  };
  const show = (to: number): void => {
    turn(to);
    setRefused(undefined);
    scrollTo({ top: 0 });
  };
  const refuse = (where: number): void => {
    if (where !== at) turn(where);
    setRefused((before) => ({ at: where, attempt: (before?.attempt ?? 0) + 1 }));
  };
  const goOn = (): void => {
    if (gapsOf(here, answers).length > 0) return refuse(at);
    const next = document.sections[at + 1];
    if (next) return show(at + 1);
    const first = progress.findIndex(({ isDone }) => !isDone);
    if (first >= 0) refuse(first);
    else onHandIn();
  };
  const following = document.sections[at + 1];
  return (
    <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-[15.5rem_minmax(0,1fr)] md:gap-6">
      <SectionList {...{ document, progress, at, save }} onSection={show} />
      <section aria-labelledby="section-title" className="rounded-card border border-line bg-white p-4 md:p-6">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="section-title" className="text-m">
            {pick(section.title.zh, section.title.en)}
          </h2>
          <p className="text-c text-ink-3">{words.place(at + 1, document.sections.length)}</p>
        </div>
        <FormErrorSummary
          brief
          attempt={refused?.attempt ?? 0}
          title={words.problems(gaps.length)}
          items={gaps.map(({ question, problem }) => ({
            fieldId: fieldIdOf(question.key),
            text: problemText(words, question, problem),
          }))}
        />
        <div className="divide-y divide-line">
          {groupsOf(progress, at).map((group) => (
            <Group key={group.question.key} {...{ group, answers, onAnswer, gaps }} />
          ))}
        </div>
        <RunnerActions
          {...{ handingIn, onLeave }}
          nextTitle={following && pick(following.title.zh, following.title.en)}
          onPrevious={at > 0 ? () => show(at - 1) : undefined}
          onNext={goOn}
        />
      </section>
    </div>
  );
}

type Gap = { question: Question; problem: NonNullable<ReturnType<typeof answerProblem>> };

const gapsOf = ({ questions }: SectionProgress, answers: Answers): Gap[] =>
  questions.flatMap((question) => {
    const problem = answerProblem(question, answers[question.key]);
    return problem ? [{ question, problem }] : [];
  });

interface GroupProps {
  group: QuestionGroup;
  answers: Answers;
  onAnswer: RunnerProps['onAnswer'];
  gaps: readonly Gap[];
}

function Group({ group: { number, question, followUps }, answers, onAnswer, gaps }: GroupProps) {
  const words = useText(runnerText);
  const pick = usePick();
  const fieldOf = (one: Question, numbered?: number) => (
    <QuestionField
      question={one}
      {...(numbered !== undefined && { number: numbered })}
      answer={answers[one.key]}
      onAnswer={(answer) => onAnswer(one.key, answer)}
      problem={gaps.find(({ question: { key } }) => key === one.key)?.problem}
    />
  );
  const given = [answers[question.key]].flat();
  const chosen = 'choices' in question ? question.choices.filter(({ key }) => given.includes(key)) : [];
  const names = chosen
    .filter(({ key }) => followUps.some(({ when }) => when?.anyOf.includes(key)))
    .map(({ text }) => pick(text.zh, text.en));
  return (
    <div className="py-5 first:pt-0">
      {fieldOf(question, number)}
      {followUps.length > 0 && (
        <div className="mt-3 border-l-3 border-brand-line bg-n-25 py-3 pr-3 pl-4">
          {names.length > 0 && (
            <p className="mb-2.5 flex gap-1.5 text-c text-ink-2">
              <CornerDownRight aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 flex-none" />
              {words.because(names.join('、'), followUps.length)}
            </p>
          )}
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {followUps.map((one) => (
              <Fragment key={one.key}>
                {one.kind === 'number' ? fieldOf(one) : <div className="md:col-span-2">{fieldOf(one)}</div>}
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
