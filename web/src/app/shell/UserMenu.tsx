import { ChevronDown, CircleUserRound, KeyRound, LogOut, MonitorSmartphone } from 'lucide-react';
import { Menu, type MenuEntry } from '../../ui/overlay/Menu.tsx';
import { logOut } from '../../api/account.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { pathTo, screen } from '../../platform/paths.ts';
import { useSession, type Identity } from '../../platform/session.ts';
import { appText } from '../../platform/text.ts';

/** §2.5: the name with its menu; one company shows the way back to its partner instead. */
export function UserMenu() {
  const words = useText(appText);
  const pick = usePick();
  const identity = useSession((data) => data.identity);
  const config = useCompanyInfo().data?.config;
  if (!identity) {
    return (
      <AppLink to={pathTo('/login')} className="text-inherit">
        {words.logIn}
      </AppLink>
    );
  }
  const partner = config?.header.backToPartner;
  if (partner) {
    return (
      <a href={partner.url} className="text-inherit" rel="noreferrer">
        {pick(partner.label.zh, partner.label.en)}
      </a>
    );
  }
  const entries: MenuEntry[] = [
    {
      key: 'account',
      label: words.account,
      icon: <CircleUserRound aria-hidden="true" />,
      link: <AppLink to={screen('/web/usercenter')} />,
    },
  ];
  if (config?.account.changePassword) {
    entries.push({
      key: 'password',
      label: words.changePassword,
      icon: <KeyRound aria-hidden="true" />,
      link: <AppLink to={pathTo('/web/changepass')} />,
    });
  }
  entries.push({
    key: 'devices',
    label: words.devices,
    icon: <MonitorSmartphone aria-hidden="true" />,
    link: <AppLink to={pathTo('/web/devices')} />,
  });
  if (config?.header.exit) {
    entries.push({
      key: 'exit',
      label: words.logOut,
      icon: <LogOut aria-hidden="true" />,
      onSelect: () => void logOut(),
    });
  }
  return <Menu label={words.userMenu(identity.userName)} trigger={<Name identity={identity} />} items={entries} />;
}

function Name({ identity }: { identity: Identity }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 flex-none place-items-center rounded-full bg-brand-50 text-label font-semibold text-brand-text inset-ring inset-ring-brand-200"
      >
        {[...identity.userName][0]?.toUpperCase()}
      </span>
      <span className="max-w-40 truncate">{identity.userName}</span>
      <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
    </>
  );
}
