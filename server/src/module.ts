import type { FastifyInstance } from 'fastify';
import type { ApprovalKind } from './approval.ts';
import type { Portal } from './ctx.ts';
import type { SealedTable } from './db/sealed-tables.ts';
import type { Doors } from './http/doors.ts';
import type { Owners } from './http/ownership.ts';
import type { PageData, PagePolicy } from './http/site.ts';
import type { TaskKind } from './jobs/define-task.ts';
import type { Job } from './jobs/start.ts';
import type { Sweep } from './jobs/sweep.ts';
import type { PersonalData } from './personal-data.ts';
import type { Figure } from './watch/figures.ts';

/**
 * The things a module brings: its index.ts says them, portal.ts wires them, and no other file names the module for
 * them.
 */
export interface Module {
  /** Handlers of its calls. */
  calls?: object;
  /** Which ids name what it keeps, and how to see whose they are. */
  owns?: Partial<Owners>;
  /** The same for writes, where it takes more than owning it to change it. */
  ownsToChange?: Partial<Owners>;
  /** The things it sells (modules/payment). */
  payables?: object;
  /** Ways in, for those it knows. */
  doors?: Partial<Doors>;
  jobs?: readonly Job[];
  sweeps?: readonly Sweep[];
  /** Kinds of work that take minutes (modules/tasks). */
  tasks?: readonly TaskKind[];
  /** Changes that take two operators (modules/approvals). */
  approvals?: readonly ApprovalKind[];
  /** Where it keeps sealed values, for the rotation of keys (modules/keys). */
  sealed?: readonly SealedTable[];
  /** Its data about people (modules/personal-data). */
  personal?: readonly PersonalData[];
  /** Addresses beside the calls: files, notices from outside. */
  routes?(app: FastifyInstance, portal: Portal): void;
  pageData?: PageData;
  pagePolicy?: PagePolicy;
  /** Its figures for a person on duty. */
  figures?: readonly Figure[];
  /** Before the first request. */
  start?(portal: Portal): Promise<void>;
  /** After the last request, while the database is still there. */
  stop?(portal: Portal): Promise<void>;
}

export const defineModule = <const M extends Module>(module: M): M => module;

type Bringing = 'calls' | 'owns' | 'ownsToChange' | 'payables' | 'doors';
type Intersected<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
export type Brought<M extends readonly Module[], K extends Bringing> = Intersected<
  { [At in keyof M]: M[At] extends Record<K, infer Part> ? Part : never }[number]
>;

/**
 * The things all modules bring of one sort, as one record; its type names them, so that a missing one does not compile.
 */
export function broughtBy<M extends readonly Module[], K extends Bringing>(modules: M, sort: K): Brought<M, K> {
  const all = new Map<string, unknown>();
  for (const module of modules) {
    for (const [name, part] of Object.entries(module[sort] ?? {})) {
      if (all.has(name)) throw new Error(`Two modules bring ${name}`);
      all.set(name, part);
    }
  }
  return Object.fromEntries(all) as Brought<M, K>;
}
