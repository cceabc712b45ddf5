import { useEffect, useState, type RefObject } from 'react';
import { shortDay, withTime } from '../../platform/dates.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { dropTicket, keepTicket } from './keep-ticket.ts';
import { ticketPage } from './ticket-page.ts';
import type { TicketOrder } from './ticket-order.ts';
import { ticketText } from './ticket-text.ts';

/** Keeps the ticket on the screen for offline use, anew whenever it changes; says whether that worked. */
export function useKeptTicket(order: TicketOrder, face: RefObject<HTMLElement | null>): boolean {
  const words = useText(ticketText);
  const language = useLocale();
  const { orderId, voucher, bookDate, bookTime, center, standing } = order;
  const shown = voucher && [orderId, voucher, bookDate, bookTime, center.id, standing.state, language].join();
  const pick = usePick();
  const name = `${withTime(shortDay(bookDate, language), bookTime)} · ${pick(center.name.zh, center.name.en)}`;
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    if (!shown || !face.current) return;
    const page = ticketPage(face.current, { title: words.label, note: words.keptOffline });
    void keepTicket(orderId, page, name).then((isKept) => setKept(isKept ? shown : undefined));
  }, [shown, orderId, face, words, name]);
  return kept !== undefined && kept === shown;
}

/** An order that is over leaves nothing on the device. */
export function useDroppedTicket(orderId: number, isOver: boolean): void {
  useEffect(() => {
    if (isOver) void dropTicket(orderId);
  }, [orderId, isOver]);
}
