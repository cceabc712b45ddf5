const segmenter = new Intl.Segmenter();

/** How many characters a person sees: a family emoji or a letter with its accents is one. */
export function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The first characters as a person sees them, none of them cut in two. */
export function firstGraphemes(text: string, most: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text;
}
