import {
  Banknote,
  BriefcaseMedical,
  ClipboardList,
  Coins,
  History,
  ListChecks,
  MessagesSquare,
  MessageSquareText,
  ReceiptText,
  ShieldCheck,
  Star,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { MenuPath } from '../routes.ts';

export const MENU_ICONS: Record<MenuPath, LucideIcon> = {
  '/ops/orders': ClipboardList,
  '/ops/payments': Banknote,
  '/ops/cards': Wallet,
  '/ops/claims': ReceiptText,
  '/ops/points': Coins,
  '/ops/messages': MessageSquareText,
  '/ops/evaluations': Star,
  '/ops/feedback': MessagesSquare,
  '/ops/services': BriefcaseMedical,
  '/ops/data-requests': ShieldCheck,
  '/ops/tasks': ListChecks,
  '/ops/audit': History,
  '/ops/operators': Users,
};
