import { report } from '../../api/account.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { withOverlay } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { beginChange } from './begin-change.ts';
import { ticketText } from './ticket-text.ts';

/** Goes on to another day, or says why not; the order's own page has the way out. */
export function useBeginChange(orderId: number): () => Promise<void> {
  const words = useText(ticketText);
  const begin = async (): Promise<void> => {
    try {
      const reason = await withOverlay(words.checkingChange, () => beginChange(orderId));
      if (!reason) return;
      const to = pathTo('/web/examorder/$id', { id: String(orderId) });
      await dialogs.ask({
        title: words.noChangeTitle,
        text: reason.text,
        actions: [
          { value: 'ok', label: words.ok, tone: 'secondary' },
          { value: 'view', label: words.viewOrder, to },
        ],
      });
    } catch (error) {
      await report(error, begin);
    }
  };
  return begin;
}
