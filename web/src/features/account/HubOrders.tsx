import { CalendarClock, FileHeart, Hourglass, Wallet, type LucideIcon } from 'lucide-react';
import { useCall } from '../../api/use-call.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { hubText } from './text.ts';

/** The states of an order that are worth a way of their own. */
const SHORTCUTS = [
  { status: '10', word: 'toPay', Icon: Wallet, counted: true },
  { status: '20', word: 'booked', Icon: CalendarClock, counted: true },
  { status: '30', word: 'awaitingReport', Icon: Hourglass, counted: true },
  { status: '35', word: 'reports', Icon: FileHeart, counted: false },
] as const;

/** Bookings by their next step, with how many there are. */
export function HubOrders() {
  const words = useText(hubText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const counts = useCall('GetExamOrders', { userGuid, pageIndex: 0, pageSize: 1 }, { renewed: true }).data?.counts;
  return (
    <Card
      title={words.orders}
      aside={
        <AppLink to={pathTo('/web/examrecord')} className="tap-44">
          {words.allOrders}
        </AppLink>
      }
    >
      <ul className="grid grid-cols-4 gap-1">
        {SHORTCUTS.map(({ status, word, Icon, counted }) => (
          <li key={status}>
            <Shortcut status={status} label={words[word]} Icon={Icon} count={counted ? (counts?.[status] ?? 0) : 0} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ShortcutProps {
  status: string;
  label: string;
  Icon: LucideIcon;
  count: number;
}

function Shortcut({ status, label, Icon, count }: ShortcutProps) {
  return (
    <AppLink
      to={pathTo('/web/examrecord', undefined, { status })}
      className="grid min-h-16 justify-items-center gap-1 px-1 py-2 text-center text-c leading-4 text-ink no-underline hover:no-underline"
    >
      <span className="relative">
        <Icon aria-hidden="true" size={26} strokeWidth={1.75} className="text-brand-text" />
        {count > 0 && (
          <span className="absolute -top-2 left-4 min-w-5 rounded-full bg-bad px-1 text-x leading-5 text-white">
            {count}
          </span>
        )}
      </span>
      {label}
    </AppLink>
  );
}
