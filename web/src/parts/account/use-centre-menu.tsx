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
  ShieldCheck,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import { useText } from '../../platform/locale.ts';
import { screen, type AppPath } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { useCompanyInfo, useHomeConfig } from '../company/company.ts';
import { centreMenu, entryAt, isOpen, type CentreKey, type CentreOf } from './centre-menu.ts';
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
  privacy: ShieldCheck,
};

export interface CentreEntry {
  key: CentreKey;
  label: string;
  to: AppPath;
  Icon: LucideIcon;
}

/** The facts that decide about the menu, once the company's settings are there. */
function useCentreOf(): CentreOf | undefined {
  const account = useCompanyInfo().data?.config.account;
  const menus = useHomeConfig().data?.Menus;
  const singleSignOn = useSession((data) => data.identity?.singleSignOn ?? false);
  return account && menus && { account, menus, singleSignOn };
}

/** The person's own menu, in its groups; undefined until it is known. */
export function useCentreMenu(): CentreEntry[][] | undefined {
  const { labels } = useText(accountText);
  const of = useCentreOf();
  return (
    of &&
    centreMenu(of).map((rows) =>
      rows.map(({ key, path }) => ({ key, label: labels[key], to: screen(path), Icon: ICONS[key] })),
    )
  );
}

/** Whether a page belongs to a part that this person's company does not have. */
export function useIsClosed(pathname: string): boolean {
  const of = useCentreOf();
  const entry = entryAt(pathname);
  return of !== undefined && entry !== undefined && !isOpen(entry, of);
}
