import type { Language } from '#contract/language';
import { createStore } from './store.ts';

/** The sentence that is being read; null while nothing is. */
export const speech = createStore<{ saying: string | null }>({ saying: null });

export const canSpeak = (): boolean => typeof window !== 'undefined' && 'speechSynthesis' in window;

let reading = 0;

/** Reads one sentence after the other: browsers break off a long text. */
export function readAloud(sentences: readonly string[], language: Language): void {
  stopReading();
  const turn = reading;
  const next = (at: number): void => {
    const text = sentences[at];
    if (turn !== reading) return;
    if (text === undefined) return stopReading();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language === 'en-us' ? 'en-GB' : 'zh-CN';
    utterance.rate = 0.9;
    utterance.addEventListener('end', () => next(at + 1));
    utterance.addEventListener('error', () => turn === reading && stopReading());
    speech.set({ saying: text });
    speechSynthesis.speak(utterance);
  };
  next(0);
}

export function stopReading(): void {
  reading += 1;
  if (canSpeak()) speechSynthesis.cancel();
  speech.set({ saying: null });
}
