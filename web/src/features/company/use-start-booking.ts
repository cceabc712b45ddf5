import type { MenuItem } from '#contract/calls/company';
import type { Reason } from '#contract/reason';
import { send } from '../../api/send.ts';
import { hotlineNow, report } from '../../api/account.ts';
import { nextLabel } from '../../api/faults.ts';
import { lacksBeforeBooking } from '../../parts/people/missing.ts';
import { dialogs, type DialogAction } from '../../platform/dialogs.ts';
import { withOverlay } from '../../platform/feedback.ts';
import { locale, telHref, textsIn } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { session } from '../../platform/session.ts';
import { usePressGuard, DOUBLE_PRESS_MS } from '../../ui/form/press-guard.ts';
import { FOR_RELATIVES } from './menu.ts';
import { homeText } from './text.ts';

/** The reserve-start dialog stands before every booking whose window is not open. */
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
    const { userGuid, companyId } = identity;
    const [{ CanOrder, reason }, { relations }] = await withOverlay(words.checking, () =>
      Promise.all([send('CanBookingOrdering', { companyId }), send('Relation', { userGuid, userself: 1 })]),
    );
    if (!CanOrder) {
      await tell(reason);
      return;
    }
    const self = relations.find(({ relation }) => relation === 'self');
    const path = bookingPath(item);
    // data the first step does not ask for is completed before it
    go(self && lacksBeforeBooking(self) ? pathTo('/web/userinfo/$next', { next: path }) : path);
  } catch (error) {
    await report(error, () => startBooking(item));
  }
}

/** The claim, or the call where customer service helps. */
export function wayOutOf(next: Reason['next'] | undefined): DialogAction | undefined {
  const words = textsIn(homeText, locale());
  if (next === 'claimReimbursement') return { value: 'claim', label: words.claim, to: pathTo('/web/reimbursement') };
  const hotline = hotlineNow();
  if (next !== 'callHotline' || !hotline) return undefined;
  return { value: 'call', label: nextLabel(next, locale(), hotline), href: telHref(hotline) };
}

/** The words the submit would say, with the claim beside them for people who may only claim. */
async function tell(reason: Reason | null): Promise<void> {
  const words = textsIn(homeText, locale());
  const claims = reason?.next === 'claimReimbursement';
  const title = claims ? words.claimTitle : reason?.fault === 'planOver' ? words.overTitle : words.notOpenTitle;
  const way = wayOutOf(reason?.next);
  const ok: DialogAction = { value: 'ok', label: words.ok, tone: way ? 'secondary' : 'primary' };
  await dialogs.ask({ title, text: reason?.text ?? words.notOpen, actions: way ? [ok, way] : [ok] });
}

/** A booking begins on the plan page; for relatives the entry also says which of their pages comes after it. */
function bookingPath({ ClickMethod, Url }: MenuItem): AppPath {
  const relatives = ClickMethod === FOR_RELATIVES;
  return pathTo('/web/plan/$from', { from: relatives ? 'relative' : 'self' }, relatives ? { to: Url } : {});
}
