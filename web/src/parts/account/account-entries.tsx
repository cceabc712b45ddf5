import { CircleUserRound, Glasses, KeyRound, LogOut, MonitorSmartphone } from 'lucide-react';
import type { MenuEntry } from '../../ui/overlay/Menu.tsx';
import { askToLogOut } from '../../api/account.ts';
import { switchCare } from '../../api/care.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { careText } from '../care/text.ts';
import { useCompanyInfo } from '../company/company.ts';
import { useCare } from '../../platform/care.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { appText } from '../../platform/text.ts';
import { partnerLink, type PartnerLink } from './partner-link.ts';

interface AccountEntries {
  partner: PartnerLink | undefined;
  care: MenuEntry;
  /** Absent where the company or a single sign-on keeps it to itself. */
  exit: MenuEntry | undefined;
  entries: MenuEntry[];
}

/** The actions on one's account; one company has the way back to its partner instead. */
export function useAccountEntries(): AccountEntries {
  const words = useText(appText);
  const pick = usePick();
  const config = useCompanyInfo().data?.config;
  const care = useCareEntry();
  const singleSignOn = useSession((data) => data.identity?.singleSignOn ?? false);
  const companyCode = useSession((data) => data.identity?.companyCode ?? '');
  const partner = partnerLink(config, companyCode, pick);
  const entries: MenuEntry[] = [
    {
      key: 'account',
      label: words.account,
      icon: <CircleUserRound aria-hidden="true" />,
      link: <AppLink to={pathTo('/web/usercenter')} />,
    },
  ];
  if (config?.account.changePassword && !singleSignOn) {
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
  entries.push(care);
  const exit: MenuEntry | undefined =
    config?.header.exit && !singleSignOn
      ? { key: 'exit', label: words.logOut, icon: <LogOut aria-hidden="true" />, onSelect: () => void askToLogOut() }
      : undefined;
  if (exit) entries.push(exit);
  return { partner, care, exit, entries };
}

/** The switch of the care mode, where every other choice about oneself is. */
export function useCareEntry(): MenuEntry {
  const words = useText(careText);
  const on = useCare();
  return {
    key: 'care',
    label: on ? words.exit : words.mode,
    icon: <Glasses aria-hidden="true" />,
    onSelect: () => switchCare(!on),
  };
}
