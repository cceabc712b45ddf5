import { CircleUserRound, ClipboardList, Glasses, KeyRound, LogOut, MonitorSmartphone, Receipt } from 'lucide-react';
import type { MenuEntry } from '../../ui/overlay/Menu.tsx';
import { logOut } from '../../api/account.ts';
import { switchCare } from '../../api/care.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { careText } from '../../parts/care/text.ts';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { useCare } from '../../platform/care.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { pathTo, screen } from '../../platform/paths.ts';
import { appText } from '../../platform/text.ts';

export interface PartnerLink {
  url: string;
  label: string;
}

/** §2.5: what one may do about one's account; one company has the way back to its partner instead. */
export function useAccountEntries(): { partner: PartnerLink | undefined; care: MenuEntry; entries: MenuEntry[] } {
  const words = useText(appText);
  const pick = usePick();
  const config = useCompanyInfo().data?.config;
  const care = useCareEntry();
  const back = config?.header.backToPartner;
  const partner = back ? { url: back.url, label: pick(back.label.zh, back.label.en) } : undefined;
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
  entries.push(care);
  if (config?.header.exit) {
    entries.push({
      key: 'exit',
      label: words.logOut,
      icon: <LogOut aria-hidden="true" />,
      onSelect: () => void logOut(),
    });
  }
  return { partner, care, entries };
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

/** What a phone reaches here until it has a page of its own for all of it. */
export function useRecordEntries(): MenuEntry[] {
  const words = useText(appText);
  return [
    {
      key: 'records',
      label: words.records,
      icon: <ClipboardList aria-hidden="true" />,
      link: <AppLink to={pathTo('/web/examrecord')} />,
    },
    {
      key: 'invoices',
      label: words.invoices,
      icon: <Receipt aria-hidden="true" />,
      link: <AppLink to={pathTo('/web/usercenter/invoiceList')} />,
    },
  ];
}
