import { CalendarClock, CalendarPlus, CalendarX, Phone, Route } from 'lucide-react';
import { DestinationLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { telHref, useText } from '../../platform/locale.ts';
import { mapLink } from '../../platform/map-link.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { useAddToCalendar } from '../calendar/AddToCalendar.tsx';
import type { TicketOrder } from './ticket-order.ts';
import { ticketText } from './ticket-text.ts';

const TILE =
  'flex min-h-20 flex-1 cursor-pointer flex-col items-center justify-center gap-1.5 px-1 text-center text-label text-ink no-underline hover:bg-n-25 [&>svg]:text-brand-text';
const ICON = { 'aria-hidden': true, size: 22, strokeWidth: 1.75 } as const;

export interface TicketActionsProps {
  order: TicketOrder;
  onChange: () => void;
  /** Of an order at a centre that moves none; otherwise its own page has the way. */
  onCancel?: () => void;
}

/** The actions on it: not part of the copy kept for offline use. */
export function TicketActions({ order, onChange, onCancel }: TicketActionsProps) {
  const words = useText(ticketText);
  const toOrder = () => go(pathTo('/web/examorder/$id', { id: String(order.orderId) }));
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
        <button type="button" className={TILE} onClick={order.center.changeable ? onChange : (onCancel ?? toOrder)}>
          {order.center.changeable ? <CalendarClock {...ICON} /> : <CalendarX {...ICON} />}
          {order.center.changeable ? words.change : words.cancel}
        </button>
      )}
    </div>
  );
}
