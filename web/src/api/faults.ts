import { nextSteps, type FaultName, type faults, type NextStep } from '#contract/faults';
import { inLanguage, type Language } from '#contract/language';
import { textsIn } from '../platform/locale.ts';
import type { Failure } from './failure.ts';
import { apiText } from './text.ts';

/** The catalogue itself stays on the server, which sends the words; a test holds these two to it. */
export const SESSION_ENDED: CodeOf<'sessionExpired'> = -2;
export const IGNORED: CodeOf<'ignored'> = -39;
type CodeOf<N extends keyof typeof faults> = (typeof faults)[N]['code'];

/** The portal's answer to a failure that the screen does not deal with itself. */
export type Reaction =
  | { kind: 'nothing' }
  | { kind: 'expired' }
  | { kind: 'dialog'; title: string; text: string; next: NextStep; label: string };

export function reactionTo(failure: Failure, language: Language): Reaction {
  if (!toldFailure(failure)) return { kind: 'nothing' };
  if (failure.code === SESSION_ENDED) return { kind: 'expired' };
  const next = failure.detail?.next ?? (typeof failure.code === 'string' ? 'retry' : 'none');
  return {
    kind: 'dialog',
    ...(surveyWords(failure, language) ?? { title: titleOf(failure, language), text: sentence(failure, language) }),
    next,
    label: nextLabel(next, language),
  };
}

/** The words of a way out; a call names its number. */
export const nextLabel = (next: NextStep, language: Language, hotline = ''): string =>
  next === 'callHotline' && hotline ? textsIn(apiText, language).call(hotline) : inLanguage(nextSteps[next], language);

/** A dialog's title is a fact. */
function titleOf({ code, detail }: Failure, language: Language): string {
  const { titles } = textsIn(apiText, language);
  if (typeof code === 'string') return titles[code];
  if (detail?.fault === 'systemBusy' || detail?.fault === 'wrongCredentials') return titles[detail.fault];
  return titles.other;
}

/** The survey that waits, by its name and how long it takes. */
function surveyWords({ detail }: Failure, language: Language): { title: string; text: string } | undefined {
  const { survey, minutes } = detail?.params ?? {};
  if (detail?.fault !== 'surveyFirst' || survey === undefined) return undefined;
  const words = textsIn(apiText, language).survey;
  const said = [String(survey), String(minutes)] as const;
  return { title: words.title(...said), text: words.text(...said) };
}

/** The server's words, plain text; its Chinese refusal of a password is put into English where needed. */
export function sentence(failure: Failure, language: Language): string {
  const words = textsIn(apiText, language);
  const inBoth = failure.detail?.texts?.[language];
  if (inBoth) return inBoth;
  return failure.text === apiText.zh.wrongCredentials ? words.wrongCredentials : failure.text || words.busy;
}

/** The failure of a read as far as it is told: an ignored one leaves the place as it is. */
export const toldFailure = (error: Failure | null): Failure | undefined =>
  error === null || error.code === IGNORED ? undefined : error;

export const isFault = (failure: Failure, ...names: FaultName[]): boolean =>
  failure.detail !== undefined && names.includes(failure.detail.fault);
