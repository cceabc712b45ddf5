import { useState } from 'react';
import { now } from './clock.ts';
import { interrupted, session } from './session.ts';

/** The unsaved text of a form: a reload, the way back and a sign-in lose nothing of it. */
interface Kept {
  who: string;
  /** The form as it was before anything was typed. */
  initial: string;
  draft: object;
  /** Fields that are never written to the browser's storage. */
  secret: readonly string[];
  /** The form was open when the session ended. */
  wasOpen?: boolean;
}
interface Stored {
  entries: [string, Kept][];
  awaited: { who: string; until: number } | null;
}

const KEY = 'portal.typed';
/** How long a person who has to sign in again finds what they typed. */
const WAIT_MS = 30 * 60_000;

let { entries: kept, awaited } = read();
const open = new Set<string>();

const self = (): string => session.get().identity?.userGuid ?? '';
const belongs = ({ who }: Kept): boolean =>
  who === self() || (self() === '' && awaited?.who === who && now() < awaited.until);

/**
 * One person's typed text is not there for the next one of this browser; it waits for them only where their session
 * ended by itself.
 */
session.subscribe(() => {
  const before = interrupted.get().who;
  if (self() !== '') awaited = null;
  else if (before) {
    awaited = { who: before, until: now() + WAIT_MS };
    for (const key of open) mark(key, true);
  }
  interrupted.set({ who: '' });
  write([...kept].filter(([, entry]) => belongs(entry)));
});

function read(): { entries: Map<string, Kept>; awaited: Stored['awaited'] } {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null);
  return { entries: new Map(stored?.entries), awaited: stored?.awaited ?? null };
}

function write(entries: [string, Kept][]): void {
  kept = new Map(entries);
  const plain = entries.map(([key, entry]): [string, Kept] => [
    key,
    { ...entry, draft: without(entry.draft, entry.secret) },
  ]);
  attempt(() => {
    if (entries.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ entries: plain, awaited } satisfies Stored));
  });
}

function mark(key: string, wasOpen: boolean): void {
  const entry = kept.get(key);
  if (entry) kept.set(key, { ...entry, wasOpen });
}

/** Storage may be full or forbidden: the page itself still has the typed text. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const keyOf = (form: string): string => `${location.pathname} ${form}`;

export interface KeepRules {
  /** Fields that stay in the page's memory: they survive a sign-in, but not a reload. */
  secret?: readonly string[] | undefined;
  /** Fields that are filled in anew each time. */
  anew?: readonly string[] | undefined;
}

const without = (draft: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field)));

/** Keeps the input of one form of this page; `form` tells it from others of the page. */
export function inputKeeper<V extends object>(form: string, initial: V, { secret = [], anew = [] }: KeepRules = {}) {
  const key = keyOf(form);
  const before = JSON.stringify(initial);
  const forget = () => write([...kept].filter(([other]) => other !== key));
  return {
    /** The text typed before, if the form still begins as it did then. */
    recall(): V {
      const entry = kept.get(key);
      return entry && /* guard: kept input is its writer’s */ entry.who === self() && entry.initial === before
        ? { ...initial, ...entry.draft }
        : initial;
    },
    remember(draft: V): void {
      if (JSON.stringify(draft) === before) return forget();
      const entry: Kept = { who: self(), initial: before, draft: without(draft, anew), secret };
      write([...kept].filter(([other]) => other !== key).concat([[key, entry]]));
    },
    forget,
    isKept: (): boolean => kept.has(key),
    /** Counts the form as open; gives back how to count it as closed. */
    opened(): () => void {
      mark(key, false);
      open.add(key);
      return () => void open.delete(key);
    },
  };
}
export type InputKeeper<V extends object> = ReturnType<typeof inputKeeper<V>>;

export const useInputKeeper = <V extends object>(...of: Parameters<typeof inputKeeper<V>>): InputKeeper<V> =>
  useState(() => inputKeeper(...of))[0];

/** Whether a form of this page lay open, with something typed into it, when the person had to sign in again. */
export function wasInterrupted(form: string): boolean {
  const entry = kept.get(keyOf(form));
  return entry?.wasOpen === true && entry.who === self();
}
