import type { MenuItem } from '#contract/company';
import { send } from '../../api/send.ts';
import { report } from '../../api/account.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { withOverlay } from '../../platform/feedback.ts';
import { formatDay, locale, textsIn } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { session } from '../../platform/session.ts';
import { usePressGuard, DOUBLE_PRESS_MS } from '../../ui/form/press-guard.ts';
import { FOR_RELATIVES } from './menu.ts';
import { homeText } from './text.ts';

/** §2.4: the reserve-start dialog stands before every booking whose window is not open. */
export function useStartBooking(): (item: MenuItem) => void {
  const counts = usePressGuard(DOUBLE_PRESS_MS);
  return (item) => {
    if (counts()) void startBooking(item);
  };
}

async function startBooking(item: MenuItem): Promise<void> {
  const { identity } = session.get();
  if (!identity) return;
  const words = textsIn(homeText, locale());
  try {
    const { CanOrder, Time } = await withOverlay(words.checking, () =>
      send('CanBookingOrdering', { companyId: identity.companyId }),
    );
    if (!CanOrder) {
      await dialogs.ask({
        title: words.notOpenTitle,
        text: Time ? words.opensOn(formatDay(Time, locale())) : words.notOpen,
        actions: [{ value: 'ok', label: words.ok, tone: 'primary' }],
      });
      return;
    }
    go(bookingPath(item));
  } catch (error) {
    await report(error, () => startBooking(item));
  }
}

/** §4.2 begins on the plan page; for relatives the entry also says which of their pages comes after it. */
function bookingPath({ ClickMethod, Url }: MenuItem): AppPath {
  const relatives = ClickMethod === FOR_RELATIVES;
  return pathTo('/web/plan/$from', { from: relatives ? 'relative' : 'self' }, relatives ? { to: Url } : {});
}
