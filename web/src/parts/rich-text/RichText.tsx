import { useMemo } from 'react';
import { blocksOf, type TextBlock, type TextRun } from '#contract/rules/rich-text';
import { DestinationLink } from '../../platform/AppLink.tsx';
import { destinationOf } from '../../platform/paths.ts';
import { cx } from '../../ui/cx.ts';

export const useBlocks = (text: string): TextBlock[] => useMemo(() => blocksOf(text), [text]);

export interface RichTextProps {
  blocks: readonly TextBlock[];
  /** An answer among others is set smaller than a text one reads by itself. */
  small?: boolean;
  /** Text after an h1 begins with h2, text inside a section with h3. */
  topLevel?: 2 | 3;
}

/** A long text with its few marks; nothing of it can run. */
export function RichText({ blocks, small, topLevel = 2 }: RichTextProps) {
  return (
    <div className={cx('max-w-[75ch] wrap-anywhere', small ? 'text-b' : 'text-read')}>
      {blocks.map((block, at) => (
        <OneBlock key={at} block={block} topLevel={topLevel} />
      ))}
    </div>
  );
}

function OneBlock({ block, topLevel }: { block: TextBlock; topLevel: 2 | 3 }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? (`h${topLevel}` as const) : topLevel === 2 ? 'h3' : 'h4';
    return (
      <Heading
        id={block.id}
        tabIndex={-1}
        className={cx('scroll-mt-24 mb-2 first:mt-0', block.level === 2 ? 'mt-8 text-m' : 'mt-5 text-s')}
      >
        {block.text}
      </Heading>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p className="mb-3 whitespace-pre-line last:mb-0">
        <Runs runs={block.runs} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={cx('mb-3 grid gap-1.5 pl-5 last:mb-0', block.ordered ? 'list-decimal' : 'list-disc')}>
      {block.items.map((item, at) => (
        <li key={at}>
          <Runs runs={item} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, at) => <OneRun key={at} run={run} />);
}

function OneRun({ run }: { run: TextRun }) {
  if (run.strong) return <strong>{run.text}</strong>;
  const destination = run.href === undefined ? undefined : destinationOf(run.href);
  if (!destination || destination.kind === 'nowhere') return run.text;
  return (
    <DestinationLink destination={destination} className="underline underline-offset-2">
      {run.text}
    </DestinationLink>
  );
}
