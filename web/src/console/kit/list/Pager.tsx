import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import type { AppPath } from '../../../platform/paths.ts';
import { Pagination } from '../../../ui/layout/Pagination.tsx';
import { countText, kitText } from '../text.ts';

/** How many rows a page of the console has. */
export const PAGE_SIZE = 20;

export interface PagerProps {
  /** 1 and more, as the address has it. */
  page: number;
  /** Unknown while the first page is on its way. */
  total: number | undefined;
  /** Where the server stops counting this list. */
  most?: number | undefined;
  pathTo: (page: number) => AppPath;
}

/** Under a list: which of how many, and the other pages. */
export function Pager({ page, total = 0, most, pathTo }: PagerProps) {
  const words = useText(kitText);
  const first = Math.min(total, (page - 1) * PAGE_SIZE + 1);
  return (
    <>
      <span>{words.rows(first, Math.min(total, page * PAGE_SIZE), countText(total, most))}</span>
      <Pagination
        label={words.pages}
        page={page - 1}
        pages={Math.ceil(total / PAGE_SIZE)}
        link={(at) => <AppLink to={pathTo(at + 1)} />}
        words={words}
      />
    </>
  );
}
