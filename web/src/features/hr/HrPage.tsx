import type { ReactNode } from 'react';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { hrText } from './text.ts';

const PAGES = { dashboard: '/hr', people: '/hr/people', roster: '/hr/import', health: '/hr/health' } as const;
type Page = keyof typeof PAGES;

interface HrPageProps {
  page: Page;
  /** Of the page; its tab's name where nothing is said. */
  title?: string;
  text?: string;
  /** A page below the tab's own: its name in the breadcrumb. */
  within?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the HR area: its name, its tabs and its content. */
export function HrPage({ page, title, text, within, actions, children }: HrPageProps) {
  const words = useText(hrText);
  const items = (Object.keys(PAGES) as Page[]).map((key) => ({
    ...{ key, label: words.tabs[key] },
    link: <AppLink to={pathTo(PAGES[key])} />,
  }));
  return (
    <InnerPage
      title={title ?? words.tabs[page]}
      text={text}
      actions={actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      above={[
        { label: words.area, to: pathTo('/hr') },
        ...(within ? [{ label: words.tabs[page], to: pathTo(PAGES[page]) }] : []),
      ]}
    >
      <Tabs label={words.area} items={items} current={page} className="mb-3 md:mb-4" />
      {actions && <div className="mb-3 grid auto-cols-fr grid-flow-col gap-2 md:hidden">{actions}</div>}
      <div className="grid grid-cols-1 gap-3 md:gap-4">{children}</div>
    </InnerPage>
  );
}
