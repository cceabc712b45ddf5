import type { Bilingual } from '../language.ts';

/** The words of the console's form about one setting. */
export interface Help {
  name: Bilingual;
  text: Bilingual;
  /** The words of what can be chosen, here or inside. */
  options: Readonly<Record<string, Bilingual>>;
  /** The names of the fields inside. */
  inner: Readonly<Record<string, Bilingual>>;
}

type Pair = readonly [zh: string, en: string];
type Pairs = Readonly<Record<string, Pair>>;

const both = ([zh, en]: Pair): Bilingual => ({ zh, en });
const all = (pairs: Pairs): Record<string, Bilingual> =>
  Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, both(pair)]));

export const help = (name: Pair, text: Pair, options: Pairs = {}, inner: Pairs = {}): Help => ({
  name: both(name),
  text: both(text),
  options: all(options),
  inner: all(inner),
});

export const URL_AND_LABEL = { url: ['链接地址', 'Address'], label: ['显示文字', 'Words shown'] } as const;
