import { AppLink } from '../../../platform/AppLink.tsx';
import { usePathname, useSearchTexts } from '../../../platform/location.ts';
import { useText } from '../../../platform/locale.ts';
import { withSearch } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { kitText } from '../text.ts';

export interface NothingProps {
  /** Instead of the words for a list that has had no row yet. */
  title?: string;
  text?: string;
  /** Said of a narrowed list, too: the page knows better what to change. */
  isAlways?: boolean;
  /** The keys that choose a list in the address, and do not narrow it. */
  tabs?: readonly string[];
}

/** A list without a row: because of what it is narrowed by, which the address says, or because there is none yet. */
export function Nothing({ title, text, isAlways = false, tabs = [] }: NothingProps) {
  const words = useText(kitText);
  const pathname = usePathname();
  const search = useSearchTexts();
  const kept = Object.fromEntries(Object.entries(search).filter(([key]) => tabs.includes(key)));
  const isNarrowed = !isAlways && Object.keys(kept).length < Object.keys(search).length;
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState
          title={words.emptyTitle}
          headingLevel={2}
          actions={
            <Button size="sm" render={<AppLink to={withSearch(pathname, kept)} />}>
              {words.clearFilters}
            </Button>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <EmptyState title={title ?? words.noneTitle} headingLevel={2}>
          {title ? text : words.noneText}
        </EmptyState>
      )}
    </Card>
  );
}
