import type { NextStep } from '#contract/faults';
import { endPreview } from './end-preview.ts';
import { isFault, nextLabel, reactionTo } from './faults.ts';
import { asFailure, send } from './send.ts';
import { dialogs, type DialogAction } from '../platform/dialogs.ts';
import { visited } from '../platform/face.ts';
import { forgotPath } from '../platform/forgot-path.ts';
import { withOverlay } from '../platform/feedback.ts';
import { locale, telHref, textsIn } from '../platform/locale.ts';
import { wayAfterExpiry, wayOut, type Leaving, type Way } from '../platform/login-path.ts';
import { go, here } from '../platform/navigation.ts';
import { pathTo, screen, type AppPath } from '../platform/paths.ts';
import { interrupted, session } from '../platform/session.ts';
import { appText } from '../platform/text.ts';

/** The portal's answer to a failure no screen has dealt with. `again` repeats the failed action. */
export async function report(error: unknown, again?: () => Promise<unknown>): Promise<void> {
  const failed = asFailure(error);
  if (isFault(failed, 'previewOver')) return endPreview();
  const reaction = reactionTo(failed, locale());
  if (reaction.kind === 'nothing') return;
  if (reaction.kind === 'expired') return logInAgain();
  const words = textsIn(appText, locale());
  // Trying again is offered where it can be done, else the dialog is only closed.
  const keptElsewhere = reaction.next === 'resetPassword' && !forgotPath(visited.get().face);
  const next = keptElsewhere ? 'callHotline' : reaction.next === 'retry' && !again ? 'none' : reaction.next;
  const label = nextLabel(next, locale(), hotlineNow());
  const actions = actionsFor(next, label, words.ok);
  const text = keptElsewhere ? words.passwordElsewhere(reaction.text) : reaction.text;
  const answer = await dialogs.ask({ title: reaction.title, text, actions });
  if (answer === 'retry') await again?.();
}

/** -2: say so, then to the company's login page, and back here afterwards. */
async function logInAgain(): Promise<void> {
  if (!session.get().identity) return;
  const words = textsIn(appText, locale());
  const answer = await dialogs.ask({
    title: words.expiredTitle,
    text: words.expiredText,
    actions: [{ value: 'login', label: words.logInAgain, tone: 'primary' }],
    required: true,
    urgent: true,
  });
  if (answer !== 'login') return; // the same dialog is open already
  const [back, leaving] = [here(), leavingNow()];
  interrupted.set({ who: session.get().identity?.userGuid ?? '' });
  session.signOut();
  leave(wayAfterExpiry(leaving, session.get().lastCompany, back));
}

/** Leaving from the messaging app ends the binding too, else opening the portal there would sign in again: that is said first. */
export async function askToLogOut(): Promise<void> {
  const words = textsIn(appText, locale());
  const actions = [
    { value: 'stay', label: words.stay, tone: 'secondary' },
    { value: 'leave', label: words.logOut, tone: 'primary' },
  ] as const;
  const asks = session.get().identity?.wxUser !== undefined;
  if (asks && (await dialogs.ask({ title: words.leaveAppTitle, text: words.leaveAppText, actions })) !== 'leave')
    return;
  await logOut();
}
const leavingNow = (): Leaving => ({
  config: session.get().kept.GetCompanyInfoById?.data.config,
  redirectBack: session.get().redirectBack,
});

/** Ends the session and leads to the company's way out. */
export async function logOut(): Promise<void> {
  const { identity, lastCompany } = session.get();
  if (!identity) return;
  if (session.get().look) return endPreview();
  const leaving = leavingNow();
  const way = wayOut(leaving, lastCompany);
  // the partner's sign-in needs the session: its page ends it
  if (leaving.config?.afterLogout.to === 'relogon') return leave(way);
  await withOverlay(textsIn(appText, locale()).loggingOut, async () => {
    // Leaving works without the server too: the session then ends there by itself.
    const { session: sessionid, wxUser } = identity;
    const left = wxUser ? send('WxLoginOut', { sessionid, wxuser: wxUser }) : send('Logout', { sessionid });
    await left.catch(() => undefined);
  });
  session.signOut();
  leave(way);
}

function leave(way: Way): void {
  if ('leaveFor' in way) location.assign(way.leaveFor);
  else go(way.goTo, { replace: true });
}

const LEADS_TO: Partial<Record<NextStep, () => AppPath | undefined>> = {
  home: () => pathTo('/web/home'),
  waitForOpening: () => pathTo('/web/home'),
  resetPassword: () => forgotPath(visited.get().face),
  viewRecords: () => screen('/web/examrecord'),
  cancelFirst: () => screen('/web/examrecord'),
  viewCards: () => pathTo('/web/usercenter/cardList'),
  bindCard: () => pathTo('/web/usercenter/cardList', undefined, { bind: '1' }),
  claimReimbursement: () => pathTo('/web/reimbursement'),
  viewMall: () => pathTo(isServiceMall() ? '/web/service/mall' : '/web/mall'),
  viewMallOrders: () => pathTo(isServiceMall() ? '/web/service/mall/record' : '/web/mall/record'),
  addAddress: () => pathTo('/web/usercenter/addressList'),
  askConsent: () => pathTo('/web/examreport'),
  startRisk: () => pathTo('/web/risk'),
  addRelative: () => pathTo('/web/usercenter/relative_plan'),
  fillSurvey: () => pathTo('/web/questionnaire', undefined, { back: here() }),
};
/** Both malls refuse in the same words: the way out stays in the one the person is in. */
const isServiceMall = (): boolean => location.pathname.includes('/service/');

/** One button that closes, or that and the way out; after a wrong password typing it again is the likelier wish. */
function actionsFor(next: NextStep, label: string, ok: string): DialogAction[] {
  const to = LEADS_TO[next]?.();
  const hotline = next === 'callHotline' ? hotlineNow() : '';
  if (!to && !hotline && next !== 'retry')
    return [{ value: next, label: next === 'callHotline' ? ok : label, tone: 'primary' }];
  const step: DialogAction = { value: next, label, ...(to && { to }), ...(hotline && { href: telHref(hotline) }) };
  const close: DialogAction = { value: 'ok', label: ok };
  return next === 'resetPassword' ? [{ ...step, tone: 'secondary' }, close] : [{ ...close, tone: 'secondary' }, step];
}

/** The number to call, outside of a drawn page; empty where the company shows none. */
export const hotlineNow = (): string =>
  session.get().kept.GetCompanyInfoById?.data.Hotline ?? visited.get().face?.hotline ?? '';
