import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { appText } from '../../platform/text.ts';
import { Breadcrumb } from '../../ui/layout/Breadcrumb.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { accountText } from './text.ts';

export interface CentrePageProps {
  title: string;
  text?: string;
  /** The pages between the centre and this one. */
  above?: readonly { label: string; to: AppPath }[];
  /** At the end of the title's line, on wide screens; a phone has `BarAction`. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the account centre, inside `CentreFrame`: its head stands above menu and content, so both are cells of the
 * frame's grid.
 */
export function CentrePage({ title, text, above = [], actions, children }: CentrePageProps) {
  const words = useText(appText);
  const { centre } = useText(accountText);
  const before = [
    { label: words.home, to: pathTo('/web/home') },
    { label: centre, to: pathTo('/web/usercenter') },
    ...above,
  ];
  return (
    <>
      <div className="md:col-span-2 md:row-start-1">
        <Breadcrumb
          label={words.breadcrumb}
          items={[...before.map(({ label, to }) => ({ label, link: <AppLink to={to} /> })), { label: title }]}
        />
        <div className="max-md:sr-only">
          <PageTitle text={text} actions={actions && <div className="max-md:hidden print:hidden">{actions}</div>}>
            {title}
          </PageTitle>
        </div>
      </div>
      <div className="min-w-0 md:col-start-2 md:row-start-2">{children}</div>
    </>
  );
}
