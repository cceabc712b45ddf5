import type { Draft } from '#contract/calls/orders';
import { useEffect, useState } from 'react';
import { send } from '../../api/send.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { withOverlay } from '../../platform/feedback.ts';
import { locale, textsIn } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo, screen, type AppPath } from '../../platform/paths.ts';
import { actForDraft, isFinished, loadDraft, losesBy, patchDraft, useDraft, useDraftLoaded } from './draft.ts';
import { isAnswered, type Stage } from './draft-rules.ts';
import { ORDER_STATUS } from '#contract/values/orders';
import { flowText } from './flow-text.ts';

/** Confirm the person, choose a package, choose centre and time, submit. */
export const STEPS = ['person', 'package', 'center', 'confirm'] as const;
export type Step = (typeof STEPS)[number];
export type BookingFor = 'self' | 'relative';

/** The answers of each step; a step is done when all of them are there. */
const ANSWERS: Record<Exclude<Step, 'confirm'>, readonly Stage[]> = {
  person: ['plan', 'person', 'city'],
  package: ['package'],
  center: ['center', 'day', 'segment'],
};

export const isDone = (draft: Draft, step: Step): boolean =>
  step !== 'confirm' && ANSWERS[step].every((stage) => isAnswered(draft, stage));

export function pathOfStep(draft: Draft, step: Step): AppPath {
  if (step === 'package') return pathTo('/web/examset', undefined, { city_id: draft.cityId?.toString() });
  if (step === 'center') return screen('/web/examselect');
  if (step === 'confirm') return screen('/web/examconfirm');
  return pathTo('/web/personal');
}

/** Where to go instead of a step whose data is not there; nothing when it may be shown. */
export function wayBefore(draft: Draft, step: Step): AppPath | undefined {
  if (isFinished()) return pathTo('/web/examrecord');
  if (!isAnswered(draft, 'plan')) return pathTo('/web/plan/$from', { from: 'self' });
  const lacking = STEPS.slice(0, STEPS.indexOf(step)).find((earlier) => !isDone(draft, earlier));
  return lacking && pathOfStep(draft, lacking);
}

/** The first step that is still to be done. */
export const nextStep = (draft: Draft): Step => STEPS.find((step) => !isDone(draft, step)) ?? 'confirm';

/** Where it goes on: with a centre that is chosen already, at its calendar and not at the list of all of them. */
export function pathOfNext(draft: Draft): AppPath {
  const step = nextStep(draft);
  if (step !== 'center' || draft.centerId === undefined) return pathOfStep(draft, step);
  return pathTo('/web/examselect', undefined, { center: String(draft.centerId) });
}

/**
 * True once the page may be shown; before that it leads to the first step that lacks its data. An allowed page stays
 * so: one that clears the draft on its way out is not sent back.
 */
export function useStepGuard(step: Step): boolean {
  const draft = useDraft();
  const loaded = useDraftLoaded();
  const [passed, setPassed] = useState(false);
  const before = loaded && !passed ? wayBefore(draft, step) : undefined;
  useEffect(() => void loadDraft(), []);
  useEffect(() => {
    if (before) go(before, { replace: true });
    else if (loaded) {
      setPassed(true);
      actForDraft();
    }
  }, [before, loaded]);
  return passed || (loaded && !before);
}

/** Asks before a choice that costs later ones. False: the person wants to keep those. */
export async function confirmLoss(patch: Partial<Draft>): Promise<boolean> {
  const lost = losesBy(patch);
  if (lost.length === 0) return true;
  const words = textsIn(flowText, locale());
  const answer = await dialogs.ask({
    title: words.changeTitle,
    text: words.changeText(lost.map((stage) => words.stages[stage])),
    actions: [
      { value: 'keep', label: words.changeKeep, tone: 'secondary' },
      { value: 'change', label: words.changeGo, tone: 'primary' },
    ],
  });
  return answer === 'change';
}

/** Takes a choice over, after asking where that costs later ones. */
export async function changeDraft(patch: Partial<Draft>): Promise<boolean> {
  const agreed = await confirmLoss(patch);
  if (agreed) patchDraft(patch);
  return agreed;
}

/** Leads a person with a live order in the plan to it. True: there is one, and it has been said. */
export async function toldAlreadyReserved(customerGuid: string, bookingId: number): Promise<boolean> {
  const words = textsIn(flowText, locale());
  const live = await withOverlay(words.checking, () =>
    send('GetCustomerValidOrderListByBookingId', { customerGuid, bookingId }),
  );
  if (live.length === 0) return false;
  const records = pathTo('/web/examrecord');
  const unpaid = live.find(({ status_id }) => status_id === ORDER_STATUS.toPay);
  const answer = await dialogs.ask({
    title: unpaid ? words.unpaidTitle : words.reservedTitle,
    text: unpaid ? words.unpaid : words.reserved,
    actions: [
      { value: 'records', label: words.toRecords, tone: unpaid ? 'secondary' : 'primary' },
      ...(unpaid ? [{ value: 'pay', label: words.pay, tone: 'primary' as const }] : []),
    ],
  });
  if (answer === 'pay' && unpaid) go(pathTo('/web/pay/$oid', { oid: String(unpaid.orderId) }), { replace: true });
  else go(records, { replace: true });
  return true;
}
