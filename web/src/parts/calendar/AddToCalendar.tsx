import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { Button, type ButtonProps } from '../../ui/form/Button.tsx';
import { report } from '../../api/account.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { calendarText } from './text.ts';

/** Fetches an order's calendar file and hands it to the browser to save; says so, or why not. */
export function useAddToCalendar(): { add: (orderId: number) => Promise<void>; busy: boolean } {
  const words = useText(calendarText);
  const [busy, setBusy] = useState(false);
  async function add(orderId: number): Promise<void> {
    setBusy(true);
    try {
      const { fileName, ics } = await send('OrderCalendar', { orderId });
      saveFile(fileName, new Blob([ics], { type: 'text/calendar;charset=utf-8' }));
      toast(words.saved);
    } catch (error) {
      await report(error, () => add(orderId));
    } finally {
      setBusy(false);
    }
  }
  return { add, busy };
}

type AddToCalendarProps = Pick<ButtonProps, 'size' | 'variant' | 'block'> & { orderId: number };

export function AddToCalendar({ orderId, ...look }: AddToCalendarProps) {
  const words = useText(calendarText);
  const { add, busy } = useAddToCalendar();
  return (
    <Button
      {...look}
      icon={<CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />}
      busy={busy}
      busyText={words.adding}
      onClick={() => void add(orderId)}
    >
      {words.add}
    </Button>
  );
}

/** Some browsers read the file only after the press is over. */
const KEPT_MS = 60_000;

function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
