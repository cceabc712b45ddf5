import type * as z from 'zod/mini';
import type { Bilingual } from '#contract/language';
import type { InCompany, Portal } from '../ctx.ts';

/** A task as its own steps know it. */
export interface Task<I = unknown> {
  companyId: number;
  taskId: string;
  /** The operator's id, or `person:` and the guid of an employee. */
  createdBy: string;
  input: I;
}

/** A row the work could not use. `value` is masked by the reporting module. */
export interface RowError {
  row: number;
  field: string;
  value: string;
  message: Bilingual;
}

export interface Step<C> {
  /** Where the next step begins; undefined after the last one. */
  cursor: C | undefined;
  /** How many rows this step has worked off. */
  done: number;
  errors?: RowError[];
  /** The next piece of the result file. */
  part?: string;
}

export interface ResultFile {
  name: string;
  mediaType: string;
}

interface TaskSpec<I, C, A> {
  kind: string;
  /** The input of the task; stored sealed. */
  input: z.ZodMiniType<I>;
  /** How far it is: numbers and ids, nothing personal. */
  cursor: z.ZodMiniType<C>;
  /** Where to begin, and how many rows there are, if that can be known. */
  start(ctx: InCompany, task: Task<I>): Promise<{ cursor: C; total: number | null }>;
  /**
   * The question of a step to a port, before its transaction. After a crash it is asked again, so it gives the port the
   * task and the cursor as the key under which asking twice does nothing twice.
   */
  ask?(portal: Portal, task: Task<I>, cursor: C): Promise<A>;
  /** Some rows, in well under a second; it runs in the transaction that moves the cursor. */
  step(ctx: InCompany, task: Task<I>, cursor: C, answer: A | undefined): Promise<Step<C>>;
  /** The file its parts are when they are put together. */
  result?(task: Task<I>): ResultFile;
  /** How they are put together, where it is more than one after the other; outside a transaction. */
  pack?(portal: Portal, task: Task<I>, parts: AsyncIterable<Buffer>): AsyncIterable<Uint8Array>;
}

/** A kind of task with its own types inside: the runner need not know them. */
export interface TaskKind<I = never> {
  kind: string;
  encode(input: I): string;
  start(ctx: InCompany, task: Task<string>): Promise<{ cursor: unknown; total: number | null }>;
  ask(portal: Portal, task: Task<string>, cursor: unknown): Promise<unknown>;
  step(ctx: InCompany, task: Task<string>, cursor: unknown, answer: unknown): Promise<Step<unknown>>;
  result: ((task: Task<string>) => ResultFile) | undefined;
  pack(portal: Portal, task: Task<string>, parts: AsyncIterable<Buffer>): AsyncIterable<Uint8Array>;
}

export function defineTask<I, C, A = undefined>(spec: TaskSpec<I, C, A>): TaskKind<I> {
  const typed = (task: Task<string>): Task<I> => ({ ...task, input: spec.input.parse(JSON.parse(task.input)) });
  const { ask, result, pack } = spec;
  return {
    kind: spec.kind,
    encode: (input) => JSON.stringify(input),
    start: (ctx, task) => spec.start(ctx, typed(task)),
    ask: async (portal, task, cursor) => ask?.(portal, typed(task), spec.cursor.parse(cursor)),
    // the answer comes from `ask` above and went through no storage
    step: (ctx, task, cursor, answer) =>
      spec.step(ctx, typed(task), spec.cursor.parse(cursor), answer as A | undefined),
    result: result && ((task) => result(typed(task))),
    pack: (portal, task, parts) => pack?.(portal, typed(task), parts) ?? parts,
  };
}
