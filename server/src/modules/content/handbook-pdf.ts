import { blocksOf, type TextBlock, type TextRun } from '#contract/rules/rich-text';
import { chinesePdf } from '../../pdf/document.ts';

const INK = '#1f2328';
const GREY = '#57606a';

/** A text with marks as A4 pages. */
export async function handbookPdf(
  { title, company }: { title: string; company: string },
  text: string,
): Promise<Uint8Array> {
  const { pdf, show, bytes } = await chinesePdf({ size: 'A4', margin: 56, info: { Title: title } });
  const write = (words: string, size: number, color = INK, indent = 0) =>
    pdf
      .fillColor(color)
      .fontSize(size)
      .text(show(words).text, 56 + indent, undefined, { paragraphGap: size / 2, lineGap: 3 });
  write(company, 11, GREY);
  write(title, 22);
  for (const block of blocksOf(text)) writeBlock(block, write);
  pdf.end();
  return bytes;
}

const wordsOf = (runs: TextRun[]): string => runs.map((run) => run.text).join('');

function writeBlock(
  block: TextBlock,
  write: (words: string, size: number, color?: string, indent?: number) => void,
): void {
  if (block.kind === 'heading') return write(block.text, block.level === 2 ? 15 : 12.5);
  if (block.kind === 'paragraph') return write(wordsOf(block.runs), 11);
  block.items.forEach((item, at) => write(`${block.ordered ? `${at + 1}.` : '•'} ${wordsOf(item)}`, 11, INK, 12));
}
