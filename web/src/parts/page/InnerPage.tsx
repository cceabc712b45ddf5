import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/layout/Breadcrumb.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { appText } from '../../platform/text.ts';

export interface InnerPageProps {
  title: string;
  text?: string;
  /** The pages between home and this one. */
  above?: readonly { label: string; to: AppPath }[];
  /** At the end of the title's line, on wide screens; a phone has `BarAction`. */
  actions?: ReactNode;
  /** As wide as a form. */
  narrow?: boolean;
  /** The page itself begins with its name: the heading is for screen readers. */
  hideTitle?: boolean;
  children: ReactNode;
}

/** The head of an inner page: breadcrumb and title; on a phone the bar above shows the title already. */
export function InnerPage({ title, text, above = [], actions, narrow, hideTitle, children }: InnerPageProps) {
  const words = useText(appText);
  const before = [{ label: words.home, to: pathTo('/web/home') }, ...above];
  const page = (
    <>
      <Breadcrumb
        label={words.breadcrumb}
        items={[...before.map(({ label, to }) => ({ label, link: <AppLink to={to} /> })), { label: title }]}
      />
      <div className={hideTitle ? 'sr-only' : 'max-md:sr-only'}>
        <PageTitle text={text} actions={actions && <div className="max-md:hidden print:hidden">{actions}</div>}>
          {title}
        </PageTitle>
      </div>
      {hideTitle && <div className="h-3 max-md:hidden" />}
      {children}
    </>
  );
  return <div className="wrap pt-3 md:pt-0">{narrow ? <div className="mx-auto max-w-form">{page}</div> : page}</div>;
}
