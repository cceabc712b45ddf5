import { Headphones } from 'lucide-react';
import { useAccountEntries } from '../../parts/account/account-entries.tsx';
import { useCentreMenu } from '../../parts/account/use-centre-menu.tsx';
import { accountText } from '../../parts/account/text.ts';
import { LanguageControl } from '../../parts/page/LanguageControl.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { HubFigures } from './HubFigures.tsx';
import { HubList } from './HubList.tsx';
import { HubOrders } from './HubOrders.tsx';
import { Initial } from './Initial.tsx';
import { hubText } from './text.ts';
import { useHubFigures } from './use-hub-figures.ts';

/** /mobile/admin: the person, how things stand, and the way to everything they have here. */
export function HubPage() {
  const words = useText(hubText);
  const { labels } = useText(accountText);
  const name = useSession((data) => data.identity?.userName ?? '');
  const company = useBranding()?.name;
  const groups = useCentreMenu();
  const keys = groups?.flat().map(({ key }) => key);
  const figures = useHubFigures(keys ?? []);
  const service = groups?.flat().find(({ key }) => key === 'customerService');
  const { partner, care, exit } = useAccountEntries();
  return (
    <div className="wrap pt-4 md:max-w-form">
      <header className="flex items-center gap-4 pb-4">
        <Initial of={name} large />
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="truncate text-l">
            {name}
          </h1>
          <p className="truncate text-c text-ink-2">
            {[company, figures.employeeNo && words.employeeNo(figures.employeeNo)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {service && (
          <AppLink
            to={service.to}
            aria-label={labels.customerService}
            className="grid size-11 flex-none place-items-center text-ink"
          >
            <Headphones aria-hidden="true" size={24} strokeWidth={1.75} />
          </AppLink>
        )}
      </header>
      <div className="grid gap-3">
        <HubFigures items={figures.items} />
        <HubOrders />
        {groups ? <HubList groups={groups} notes={figures.notes} /> : <Skeleton className="h-100" shape="block" />}
        {partner && (
          <a href={partner.url} rel="noreferrer" className="tap-44 justify-self-center">
            {partner.label}
          </a>
        )}
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Button onClick={care.onSelect}>{care.label}</Button>
          <LanguageControl />
        </div>
        {exit && <Button onClick={exit.onSelect}>{exit.label}</Button>}
      </div>
    </div>
  );
}
