import { overlay } from './feedback.ts';
import { createStore } from './store.ts';

/** The server's condition before it acts: the password once more, or the code sent to a new phone or address. */
export type Challenge =
  | { kind: 'password' }
  // `companys`: the one the company has on record, which the page knows masked
  | { kind: 'phone'; phone: string; companys?: boolean }
  | { kind: 'email'; email: string; companys?: boolean };

export interface OpenChallenge {
  challenge: Challenge;
  passed: Promise<boolean>;
  answer: (passed: boolean) => void;
}

/** The newest lies on top: a code is only sent after the password. */
export const challenges = createStore<{ open: readonly OpenChallenge[] }>({ open: [] });

const isSame = (one: Challenge, other: Challenge): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Asks, and says whether it was met; an open question is not asked twice. */
export function challenge(asked: Challenge): Promise<boolean> {
  const before = challenges.get().open.find((each) => isSame(each.challenge, asked));
  if (before) return before.passed;
  const { text } = overlay.get();
  overlay.set({ text: null }); // nothing is on its way while the person types
  let resolve: (passed: boolean) => void = () => {};
  const passed = new Promise<boolean>((settle) => void (resolve = settle));
  const opened: OpenChallenge = {
    challenge: asked,
    passed,
    answer: (met) => {
      challenges.set({ open: challenges.get().open.filter((each) => each !== opened) });
      overlay.set({ text: met ? text : null });
      resolve(met);
    },
  };
  challenges.set({ open: [...challenges.get().open, opened] });
  return passed;
}
