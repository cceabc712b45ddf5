import {
  Activity,
  Banknote,
  BookOpen,
  BriefcaseMedical,
  Coins,
  Headphones,
  KeyRound,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  MonitorSmartphone,
  ReceiptText,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import { useText } from '../../platform/locale.ts';
import { screen, type AppPath } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { useCompanyInfo, useHomeConfig } from '../company/company.ts';
import { centreMenu, type CentreKey } from './centre-menu.ts';
import { accountText } from './text.ts';

const ICONS: Record<CentreKey, LucideIcon> = {
  information: User,
  relatives: Users,
  addresses: MapPin,
  points: Coins,
  reimbursement: Banknote,
  cards: Wallet,
  invoices: ReceiptText,
  services: BriefcaseMedical,
  feedback: MessageSquareText,
  customerService: Headphones,
  indicators: Activity,
  indexEntry: BookOpen,
  changePassword: KeyRound,
  devices: MonitorSmartphone,
};

export interface CentreEntry {
  key: CentreKey;
  label: string;
  to: AppPath;
  Icon: LucideIcon;
}

/** The person's own menu, in its groups; undefined until the company's settings are there. */
export function useCentreMenu(): CentreEntry[][] | undefined {
  const { labels } = useText(accountText);
  const account = useCompanyInfo().data?.config.account;
  const menus = useHomeConfig().data?.Menus;
  const singleSignOn = useSession((data) => data.identity?.singleSignOn ?? false);
  if (!account || !menus) return undefined;
  return centreMenu({ account, menus, singleSignOn }).map((rows) =>
    rows.map(({ key, path }) => ({ key, label: labels[key], to: screen(path), Icon: ICONS[key] })),
  );
}
