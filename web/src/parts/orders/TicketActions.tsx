import { CalendarClock, CalendarPlus, Phone, Route } from 'lucide-react';
import { DestinationLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { telHref, useText } from '../../platform/locale.ts';
import { mapLink } from '../../platform/map-link.ts';
import { useAddToCalendar } from '../calendar/AddToCalendar.tsx';
import type { TicketOrder } from './ticket-order.ts';
import { ticketText } from './ticket-text.ts';

const TILE =
  'flex min-h-20 flex-1 cursor-pointer flex-col items-center justify-center gap-1.5 px-1 text-center text-label text-ink no-underline hover:bg-n-25 [&>svg]:text-brand-text';
const ICON = { 'aria-hidden': true, size: 22, strokeWidth: 1.75 } as const;

/** The actions on it: not part of the copy kept for offline use. */
export function TicketActions({ order, onChange }: { order: TicketOrder; onChange: () => void }) {
  const words = useText(ticketText);
  const hotline = useBranding()?.hotline;
  const { add, busy } = useAddToCalendar();
  const url = mapLink(order.place, order.center.name.zh);
  return (
    <div data-online className="flex divide-x divide-line border-t border-line">
      <button type="button" className={TILE} aria-busy={busy || undefined} onClick={() => void add(order.orderId)}>
        <CalendarPlus {...ICON} />
        {words.calendar}
      </button>
      <DestinationLink destination={{ kind: 'outside', url }} className={TILE}>
        <Route {...ICON} />
        {words.route}
      </DestinationLink>
      {order.changeReason?.fault === 'noticeOver' ? (
        hotline && (
          <a href={telHref(hotline)} className={TILE}>
            <Phone {...ICON} />
            {words.callUs}
          </a>
        )
      ) : (
        <button type="button" className={TILE} onClick={onChange}>
          <CalendarClock {...ICON} />
          {words.change}
        </button>
      )}
    </div>
  );
}
