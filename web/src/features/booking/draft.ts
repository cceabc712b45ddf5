import type { Draft } from '#contract/calls/orders';
import { send } from '../../api/send.ts';
import { handed } from '../../parts/orders/handed-draft.ts';
import { session } from '../../platform/session.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { lostBy, withChange, type Stage } from './draft-rules.ts';

interface Held {
  /** Whose it is; another person in this tab starts with nothing. */
  userGuid: string;
  draft: Draft;
  /** False until the server has been asked for what another device left. */
  loaded: boolean;
}

const KEY = 'portal.booking';
const SAVE_AFTER_MS = 800;
const NOTHING: Draft = {};

const me = (): string => session.get().identity?.userGuid ?? '';
const held = createStore<Held>(kept());

export const draft = (): Draft => held.get().draft;
export const useDraft = (): Draft => useStore(held, (value) => value.draft);
export const useDraftLoaded = (): boolean => useStore(held, (value) => value.loaded);

/** Takes a choice over; whatever was chosen after it and may no longer hold is forgotten. Ask `losesBy` first. */
export function patchDraft(patch: Partial<Draft>): void {
  if (patch.bookingId !== undefined) finished = false;
  hold(withChange(draft(), patch));
}

export const losesBy = (patch: Partial<Draft>): Stage[] => lostBy(draft(), patch);

export function clearDraft(): void {
  hold(NOTHING);
}

/** The order is placed: until the next booking begins, the steps behind it lead nowhere any more. */
export const finishDraft = (): void => void (finished = true);
export const isFinished = (): boolean => finished;
let finished = false;

/** Asks the server once for a booking begun elsewhere. Without an answer one starts anew. */
export function loadDraft(): Promise<void> {
  if (held.get().loaded) return Promise.resolve();
  const userGuid = me();
  loading ??= send('GetBookingDraft', { userGuid })
    .then(
      ({ draft: saved }) => saved ?? NOTHING,
      () => NOTHING,
    )
    .then((saved) => {
      loading = undefined;
      // Another person signed in meanwhile, or a choice was made here already.
      if (userGuid === me() && !held.get().loaded) held.set({ userGuid, draft: saved, loaded: true });
    });
  return loading;
}
let loading: Promise<void> | undefined;

/** The person the booking is for becomes the one the user acts for, in the session data and in the header. */
export function actForDraft(): void {
  const { customerGuid, customerName = '' } = draft();
  session.actFor(customerGuid && customerGuid !== me() ? { guid: customerGuid, name: customerName } : undefined);
}

function hold(next: Draft): void {
  held.set({ userGuid: me(), draft: next, loaded: true });
  actForDraft();
  keep();
  clearTimeout(timer);
  timer = setTimeout(save, SAVE_AFTER_MS);
}
let timer: ReturnType<typeof setTimeout> | undefined;

/** One after the other, so that an older state never overwrites a newer one. Failing is silent: this tab has it all. */
let saved: Promise<unknown> = Promise.resolve();
function save(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  const { userGuid, draft: latest } = held.get();
  saved = saved.then(() =>
    userGuid && userGuid === me() ? send('SaveBookingDraft', { userGuid, draft: latest }).catch(() => null) : null,
  );
}

/** The draft this tab has kept over a reload. */
function kept(): Held {
  const userGuid = me();
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Omit<Held, 'loaded'> | null;
    if (found && found.userGuid === userGuid) return { userGuid, draft: found.draft, loaded: true };
  } catch {
    // storage is forbidden, or holds foreign data: then there is nothing
  }
  return { userGuid, draft: NOTHING, loaded: false };
}

function keep(): void {
  const { userGuid, draft: latest } = held.get();
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userGuid, draft: latest }));
  } catch {
    // full or forbidden: the page itself still has it
  }
}

/** A draft handed over by another page takes the place of the choices made here. */
function takeHanded(): void {
  const { draft: given } = handed.get();
  if (!given) return;
  handed.set({ draft: null });
  finished = false;
  hold(given);
}
takeHanded();
handed.subscribe(takeHanded);

session.subscribe(() => {
  if (me() === held.get().userGuid) return;
  clearTimeout(timer);
  timer = undefined;
  held.set({ userGuid: me(), draft: NOTHING, loaded: false });
});
// A phone may end a page in the background without another word.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
}
