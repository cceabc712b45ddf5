import { useState } from 'react';
import type { Answer, Question } from '#contract/schemas/questionnaire-document';
import { answerProblem, type AnswerProblem } from '#contract/rules/questionnaire';
import { usePick, useText } from '../../platform/locale.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ManyChoice, OneChoice } from './ChoiceFields.tsx';
import { type RunnerWords, runnerText } from './text.ts';

export const fieldIdOf = (key: string): string => `question-${key}`;

interface QuestionFieldProps {
  question: Question;
  /** Undefined: it belongs to the question before it. */
  number?: number;
  answer: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
  /** Shown because one wanted to go on. */
  problem: AnswerProblem | undefined;
}

/** One question with its control. A text that does not answer it is shown here and never leaves. */
export function QuestionField({ question, number, answer, onAnswer, problem }: QuestionFieldProps) {
  const words = useText(runnerText);
  const pick = usePick();
  const id = fieldIdOf(question.key);
  const name = pick(question.text.zh, question.text.en);
  const hint = question.hint ? pick(question.hint.zh, question.hint.en) : question.kind === 'many' ? words.several : '';
  const error = problem && problemText(words, question, problem);
  const title = (
    <span className={number === undefined ? 'text-label font-semibold' : 'text-b font-semibold'}>
      {number !== undefined && <span className="mr-2 font-normal text-ink-2 tabular-nums">{number}</span>}
      {name}
      {!question.required && <span className="font-normal text-ink-3">{words.optional}</span>}
    </span>
  );
  const legend = (
    <>
      {title}
      {hint && <span className="mt-0.5 block text-c text-ink-3">{hint}</span>}
    </>
  );
  if (question.kind === 'one' || question.kind === 'many') {
    const choices = question.choices.map(({ key, text }) => ({ key, label: pick(text.zh, text.en) }));
    const shared = { id, legend, choices, error };
    return question.kind === 'one' ? (
      <OneChoice {...shared} value={typeof answer === 'string' ? answer : undefined} onChange={onAnswer} />
    ) : (
      <ManyChoice
        {...shared}
        none={question.none}
        values={Array.isArray(answer) ? answer : []}
        onChange={(values) => onAnswer(values.length > 0 ? values : undefined)}
      />
    );
  }
  if (question.kind === 'number')
    return <NumberField {...{ id, question, answer, onAnswer, error, label: title, hint }} />;
  const written = typeof answer === 'string' ? answer : '';
  return (
    <TextArea
      {...{ id, error, hint }}
      label={title}
      rows={3}
      maxLength={question.most}
      value={written}
      onChange={(event) => onAnswer(event.target.value || undefined)}
      labelAction={<span className="text-c text-ink-3">{words.count(written.length, question.most)}</span>}
    />
  );
}

interface NumberFieldProps extends Pick<QuestionFieldProps, 'answer' | 'onAnswer'> {
  id: string;
  question: Extract<Question, { kind: 'number' }>;
  error: string | undefined;
  label: React.ReactNode;
  hint: string;
}

/** Typed text stays as it was typed; only a number that fits is an answer. */
function NumberField({ id, question, answer, onAnswer, error, label, hint }: NumberFieldProps) {
  const words = useText(runnerText);
  const pick = usePick();
  const [typed, setTyped] = useState<{ text: string; left: boolean }>();
  const isOurs = typed !== undefined && numberOf(typed.text) === answer;
  const text = typed !== undefined && (isOurs || answer === undefined) ? typed.text : String(answer ?? '');
  const own = typed?.left && text !== '' ? answerProblem(question, numberOf(text) ?? text) : undefined;
  return (
    <TextField
      {...{ id, label, hint }}
      error={own ? problemText(words, question, own) : error}
      inputMode={question.digits > 0 ? 'decimal' : 'numeric'}
      maxLength={10}
      className="max-w-100"
      suffix={pick(question.unit.zh, question.unit.en)}
      value={text}
      onBlur={() => setTyped({ text, left: true })}
      onChange={({ target }) => {
        setTyped({ text: target.value, left: false });
        const value = numberOf(target.value);
        onAnswer(value !== undefined && !answerProblem(question, value) ? value : undefined);
      }}
    />
  );
}

const numberOf = (text: string): number | undefined => {
  const plain = text.trim().replace('。', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

export function problemText(words: RunnerWords, question: Question, problem: AnswerProblem): string {
  if (question.kind === 'number') {
    if (problem === 'digits' && question.digits > 0) return words.problem.digits(question.digits);
    return question.digits > 0
      ? words.problem.number(question.min, question.max)
      : words.problem.whole(question.min, question.max);
  }
  if (problem === 'alone') return words.problem.alone;
  if (problem === 'long' && question.kind === 'text') return words.problem.long(question.most);
  return problem === 'missing' ? words.problem.missing : words.problem.choice;
}
