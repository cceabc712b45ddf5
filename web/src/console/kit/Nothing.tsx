import { useText } from '../../platform/locale.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { kitText } from './text.ts';

/** A list without a row: because of the filters, or because there is nothing to do. */
export function Nothing({ title, text }: { title?: string; text?: string }) {
  const words = useText(kitText);
  return (
    <Card>
      <EmptyState title={title ?? words.emptyTitle} headingLevel={2}>
        {title ? text : words.emptyText}
      </EmptyState>
    </Card>
  );
}
