/** A run of characters of one look; `href` is a path of the portal's or an https address. */
export interface TextRun {
  text: string;
  strong?: true;
  href?: string;
}

export type TextBlock =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; ordered: boolean; items: TextRun[][] };

/**
 * Long texts are kept as plain text with a few marks, so that operators can write them and nothing in them can run:
 * `## ` and `### ` begin headings, `- ` and `1. ` items, an empty line ends a paragraph, `**strong**`, `[words](address)`.
 */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  const flush = () => {
    const block = blockOf(lines);
    if (block) blocks.push(block);
    lines = [];
  };
  let headings = 0;
  for (const line of text.split(/\r?\n/)) {
    const heading = /^(#{2,3}) (.+)$/.exec(line);
    if (heading || line.trim() === '') flush();
    if (heading) {
      headings += 1;
      const level = heading[1] === '##' ? 2 : 3;
      blocks.push({ kind: 'heading', level, id: `s${headings}`, text: (heading[2] ?? '').trim() });
    } else if (line.trim() !== '') lines.push(line);
  }
  flush();
  return blocks;
}

function blockOf(lines: string[]): TextBlock | undefined {
  if (lines.length === 0) return undefined;
  const itemsAfter = (mark: RegExp) => lines.map((line) => runsOf(line.replace(mark, '')));
  if (lines.every((line) => BULLET.test(line))) return { kind: 'list', ordered: false, items: itemsAfter(BULLET) };
  if (lines.every((line) => NUMBER.test(line))) return { kind: 'list', ordered: true, items: itemsAfter(NUMBER) };
  return { kind: 'paragraph', runs: runsOf(lines.join('\n')) };
}

const BULLET = /^[-•] /;
const NUMBER = /^\d{1,2}[.、] ?/;
const MARK = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^()\s]+)\)/g;

/** An address that may stand in a text: a path of this site, or a page elsewhere that is encrypted on its way. */
export const isTextLink = (href: string): boolean =>
  /^\/(?![/\\])[\w\-./?=&%#]*$/.test(href) || /^https:\/\/[\w-]+(\.[\w-]+)+(\/[\w\-./?=&%#]*)?$/.test(href);

function runsOf(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const { 0: whole, 1: strong, 2: words, 3: href, index } of text.matchAll(MARK)) {
    if (index > at) runs.push({ text: text.slice(at, index) });
    if (strong !== undefined) runs.push({ text: strong, strong: true });
    // an address that cannot be trusted stays the words it was written with
    else if (words !== undefined && href !== undefined)
      runs.push(
        /* guard: content: a link in a text is one to trust → { text: words, href } */ isTextLink(href)
          ? { text: words, href }
          : { text: words },
      );
    at = index + whole.length;
  }
  if (at < text.length) runs.push({ text: text.slice(at) });
  return runs;
}

/** The words alone, for a search or a share. */
export const plainText = (text: string): string =>
  blocksOf(text)
    .map((block) => {
      if (block.kind === 'heading') return block.text;
      const runs = block.kind === 'list' ? block.items.flat() : block.runs;
      return runs.map((run) => run.text).join('');
    })
    .join(' ');
