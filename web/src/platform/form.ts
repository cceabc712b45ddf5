import { useEffect, useRef, useState, type FormEvent } from 'react';
import { titleState } from './feedback.ts';
import type { InputKeeper } from './kept-input.ts';
import { forgetPresses } from '../ui/form/press-guard.ts';
import { afterPress } from './press.ts';

/** A problem of a field: a kind that the page has words for, or a sentence of the server's. */
export type Problem = { kind: string } | { text: string };
export type Problems<F extends string> = Partial<Record<F, Problem>>;
/** The values of a form of text fields. */
export type Draft<F extends string> = Record<F, string>;
export type FieldOf<V extends object> = keyof V & string;
/** The fields that hold text. */
export type TextFieldOf<V extends object> = { [F in FieldOf<V>]: V[F] extends string ? F : never }[FieldOf<V>];

export interface FormOptions<V extends object> {
  /** Begins the id of every field. */
  prefix: string;
  /** In the order of the page, which is the order of the errors. */
  fields: readonly FieldOf<V>[];
  initial: V;
  check: (values: V) => Problems<FieldOf<V>> | Promise<Problems<FieldOf<V>>>;
  /** Typed text is there again after a reload or a sign-in. */
  keeper?: InputKeeper<V> | undefined;
}

/**
 * A form that checks on submit, then on leaving a field that was in error; typed text stays. Our own and not a library:
 * the forms of the first load need this much, and a library weighs ten times more.
 */
export function useForm<V extends object>({ prefix, fields, initial, check, keeper }: FormOptions<V>) {
  type F = FieldOf<V>;
  const [draft, setDraft] = useState(() => keeper?.recall() ?? initial);
  const [problems, setProblems] = useState<Problems<F>>({});
  const [attempt, setAttempt] = useState(0);
  // The last typed values, for events between two renders.
  const latest = useRef(draft);
  useEffect(() => keeper?.opened(), [keeper]);

  const hasProblems = fields.some((field) => problems[field]);
  useEffect(() => {
    titleState.update({ hasErrors: hasProblems });
    return () => titleState.update({ hasErrors: false });
  }, [hasProblems]);

  const set = <K extends F>(field: K, value: V[K]) => {
    latest.current = { ...latest.current, [field]: value };
    setDraft(latest.current);
    keeper?.remember(latest.current);
  };
  const settle = (field: F, problem: Problem | undefined) => setProblems((old) => ({ ...old, [field]: problem }));
  const idOf = (field: F) => `${prefix}-${field}`;
  const checkAgain = (field: F) => {
    if (problems[field])
      afterPress(() => void Promise.resolve(check(latest.current)).then((found) => settle(field, found[field])));
  };

  return {
    draft,
    problems,
    attempt,
    idOf,
    set,
    settle,
    current: () => latest.current,
    /** Something typed is kept for the next time. */
    isKept: () => keeper?.isKept() ?? false,
    /** It was saved, or is not wanted any more. */
    forget: () => keeper?.forget(),
    focus: (field: F) => document.getElementById(idOf(field))?.focus(),
    /** A refusal that belongs to a field, found after the form was sent. */
    refuse(field: F, text: string) {
      setProblems({ [field]: { text } } as Problems<F>);
      setAttempt((count) => count + 1);
    },
    /** The props of a text field or a select. */
    field: (field: TextFieldOf<V>) => ({
      id: idOf(field),
      name: field as string,
      value: String(draft[field]),
      onChange: (event: { target: { value: string } }) => set(field, event.target.value as V[typeof field]),
      onBlur: () => checkAgain(field),
    }),
    /** The props of any other control: a box to tick, stars, a list. A choice mends its problem at once. */
    control: <K extends F>(field: K) => ({
      id: idOf(field),
      value: draft[field],
      onChange: (value: V[K]) => {
        set(field, value);
        checkAgain(field);
      },
    }),
    submit: (send: (draft: V, again: () => Promise<void>) => Promise<void>) => async (event: FormEvent) => {
      event.preventDefault();
      const found = await check(latest.current);
      setProblems(found);
      if (fields.some((field) => found[field])) {
        setAttempt((count) => count + 1);
        // Who has mended the mistake presses at once, and means it.
        return forgetPresses();
      }
      const sent = latest.current;
      const again = (): Promise<void> => send(sent, again);
      await again();
    },
    /** For the summary on top: each problem in words, in the order of the page. */
    summary: (say: (field: F) => string | undefined) =>
      fields.flatMap((field) => {
        const text = say(field);
        return text ? [{ fieldId: idOf(field), text }] : [];
      }),
  };
}

export type Form<V extends object> = ReturnType<typeof useForm<V>>;

/** A problem in the language of the moment; the server's sentence stays as it came. A kind without words is said in general ones. */
export function problemText(problem: Problem | undefined, words: Record<string, unknown>): string | undefined {
  if (!problem || 'text' in problem) return problem?.text;
  const said = [words[problem.kind], words.invalid].find((text) => typeof text === 'string');
  return said ?? problem.kind;
}
