import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AppLink } from '../AppLink.tsx';
import { useText } from '../locale.ts';
import { pathTo } from '../paths.ts';
import { appText } from '../text.ts';

/** The head of an inner page: breadcrumb and title; on a phone the bar above shows the title already. */
export function InnerPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const words = useText(appText);
  return (
    <div className="wrap pt-3 md:pt-0">
      <Breadcrumb
        label={words.breadcrumb}
        items={[{ label: words.home, link: <AppLink to={pathTo('/web/home')} /> }, { label: title }]}
      />
      <div className="max-md:sr-only">
        <PageTitle text={text}>{title}</PageTitle>
      </div>
      {children}
    </div>
  );
}
