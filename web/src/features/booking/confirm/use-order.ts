import { useEffect, useState } from 'react';
import type { TrafficWay } from '#contract/company-config';
import { appType } from '../../../api/encode.ts';
import type { Failure } from '../../../api/failure.ts';
import { IGNORED, isFault, sentence } from '../../../api/faults.ts';
import { asFailure } from '../../../api/send.ts';
import { useSubmit } from '../../../api/use-call.ts';
import { report } from '../../../api/account.ts';
import { dialogs } from '../../../platform/dialogs.ts';
import { toast, withOverlay } from '../../../platform/feedback.ts';
import { useForm } from '../../../platform/form.ts';
import type { InvoiceType } from '../../../parts/invoice/invoice-form.ts';
import { locale, useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session.ts';
import { useChosen } from '../chosen.ts';
import { shortDay } from '../dates.ts';
import { clearDraft, draft as draftNow, finishDraft, patchDraft, useDraft } from '../draft.ts';
import { DEFAULT_SERVICE_CODE, ORDER_STATUS } from '#contract/values/orders';
import { useNextAction } from '../reason.tsx';
import {
  draftOf,
  ORDER_FIELDS,
  orderPart,
  orderProblems,
  valuesOf,
  type OrderField,
  type OrderValues,
} from './order-form.ts';
import { otherSeats, type OtherSeat } from './other-seats.ts';
import { confirmText } from './text.ts';

/** Which field a refusal of the server belongs under. */
const FIELD_OF: readonly [Parameters<typeof isFault>[1], OrderField][] = [
  ['reportNeeded', 'report'],
  ['addressNeeded', 'address'],
  ['addressGone', 'address'],
  ['trafficNeeded', 'traffic'],
  ['invoiceNeeded', 'title'],
  ['phoneBad', 'invoicePhone'],
  ['emailBad', 'invoiceEmail'],
  ['orderConsentNeeded', 'consent'],
];

interface OrderOf {
  /** How the company's people may travel; empty: it is not asked. */
  ways: readonly TrafficWay[];
  /** Undefined: no invoice. */
  invoiceType: InvoiceType | undefined;
  /** The draft's invoice: the wish stays, even while the open amount is not yet known. */
  typeId: number;
}

/** The page's form, kept in the draft as it is filled in, and what happens to the order. */
export function useOrder({ ways, invoiceType, typeId }: OrderOf) {
  const words = useText(confirmText);
  const draft = useDraft();
  const chosen = useChosen();
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const nextAction = useNextAction();
  const add = useSubmit('AddExamOrder', { handles: () => true });
  const [taken, setTaken] = useState<{ when: string; lost: 'seat' | 'share'; others: OtherSeat[] }>();
  const around = { ways, invoiceType };
  const form = useForm<OrderValues>({
    prefix: 'order',
    fields: ORDER_FIELDS,
    initial: valuesOf(draftNow()),
    check: (values) => orderProblems(values, around),
  });

  const typed = form.draft;
  useEffect(() => {
    const next = draftOf(typed, typeId);
    const same = JSON.stringify(valuesOf({ ...draftNow(), ...next })) === JSON.stringify(valuesOf(draftNow()));
    if (!same || draftNow().invoice?.typeId !== String(typeId)) patchDraft(next);
  }, [typed, typeId]);

  // The choices are shown until the page is left, and then forgotten.
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => (isPlaced ? clearDraft : undefined), [isPlaced]);

  async function place(values: OrderValues, again: () => Promise<void>) {
    const { centerId = 0, day = '', workingSegmentId = 0, bookTime = '' } = draft;
    try {
      const placed = await withOverlay(draft.oldOrderId ? words.submittingChange : words.submittingText, () =>
        add.mutateAsync({
          ...chosen,
          userGuid,
          serviceCode: draft.serviceCode ?? DEFAULT_SERVICE_CODE,
          examCenterId: centerId,
          bookDate: day,
          bookTime,
          workingSegmentId,
          ...(draft.signUp && { SignUpOnly: true }),
          // an order that is changed keeps its card
          ...(draft.assetId !== undefined && !draft.oldOrderId && { assetId: draft.assetId }),
          sourceType: appType(),
          ...orderPart(values, around),
        }),
      );
      setPlaced(true);
      finishDraft();
      const id = String(placed.orderId);
      // Nothing stands between an order and its payment; a change that costs more is none until that is paid.
      const isOwed = placed.status_id === ORDER_STATUS.toPay;
      go(isOwed ? pathTo('/web/pay/$oid', { oid: id }) : pathTo('/web/examdone/$id', { id }), { replace: true });
    } catch (error) {
      await refused(asFailure(error), again);
    }
  }

  /** Nothing typed is lost, whatever the answer. */
  async function refused(failure: Failure, again: () => Promise<void>) {
    if (failure.code === IGNORED || isFault(failure, 'sessionExpired')) return;
    const text = sentence(failure, locale());
    const field = FIELD_OF.find(([fault]) => isFault(failure, fault))?.[1];
    if (field) return form.refuse(field, text);
    if (isFault(failure, 'seatTaken', 'segmentFull', 'quotaFull'))
      return setTaken({
        when: `${shortDay(draft.day ?? '', locale())} ${draft.bookTime}`,
        lost: isFault(failure, 'quotaFull') ? 'share' : 'seat',
        others: otherSeats(failure.detail),
      });
    const days = pathTo('/web/examselect', undefined, { center: String(draft.centerId) });
    if (isFault(failure, 'noChange')) {
      const change = { value: 'change', label: words.backToChange, to: days };
      return void (await dialogs.ask({ title: words.noChangeTitle, text: words.noChangeText, actions: [change] }));
    }
    const next = failure.detail && nextAction({ next: failure.detail.next });
    if (!next || next.kind === 'press') return report(failure, again);
    const isDayMatter = isFault(failure, 'segmentUnknown') || failure.detail?.next === 'nearestDay';
    await dialogs.ask({
      title: words.refusedTitle,
      text,
      actions: [
        { value: 'ok', label: words.ok, tone: 'secondary' },
        {
          value: 'next',
          label: next.label,
          ...(next.kind === 'call' ? { href: next.href } : { to: isDayMatter ? days : next.to }),
        },
      ],
    });
  }

  return {
    form,
    submit: form.submit(place),
    busy: add.isPending,
    taken: {
      ...taken,
      close: () => setTaken(undefined),
      /** Takes the offered seat and stays: nothing is sent before it is pressed again. */
      take({ day, segmentId, time }: OtherSeat) {
        patchDraft({ day, workingSegmentId: segmentId, bookTime: time });
        setTaken(undefined);
        toast(words.changedTo(`${shortDay(day, locale())} ${time}`));
        setTimeout(focusSubmit, 0);
      },
      other() {
        setTaken(undefined);
        go(pathTo('/web/examselect', undefined, { center: String(draft.centerId) }));
      },
    },
  };
}

/** Beside the page or in the bar of a phone: one of the two is drawn. */
function focusSubmit(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-submit]')];
  buttons.find((button) => button.getClientRects().length > 0)?.focus();
}
