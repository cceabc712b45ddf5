import { sentence, toldFailure } from '../../api/faults.ts';
import { useLocale } from '../../platform/locale.ts';
import { Block, type BlockProps } from '../../parts/page/Block.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CardLines } from './placeholders.tsx';
import { ReasonButton, useNextAction } from './reason.tsx';

export interface StepBlockProps<T> extends Pick<BlockProps<T>, 'query' | 'children'> {
  placeholder?: BlockProps<T>['placeholder'];
}

/** A block of a step: a refusal that has a way out offers it, instead of loading the same refusal again. */
export function StepBlock<T>({ query, placeholder = <CardLines />, children }: StepBlockProps<T>) {
  const language = useLocale();
  const nextAction = useNextAction();
  const failure = query.data === undefined ? toldFailure(query.error) : undefined;
  const next = failure?.detail?.next;
  if (failure && next && nextAction({ next })) {
    const text = sentence(failure, language);
    return (
      <Card>
        <EmptyState title={text} headingLevel={2} actions={<ReasonButton reason={{ text, next }} />} />
      </Card>
    );
  }
  return (
    <Block query={query} placeholder={placeholder} className="">
      {children}
    </Block>
  );
}
