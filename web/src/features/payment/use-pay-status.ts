import { useQueryClient } from '@tanstack/react-query';
import type { PayState } from '#contract/calls/payment';
import type { ReadName } from '#contract/registry';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { now } from '../../platform/clock.ts';
import type { Payee } from './payee.ts';
import { isFinal, pauseAfter, SILENT_ANSWERS, UNPAID_ANSWERS } from './pay-rules.ts';

/** The outcome of "payment completed": being asked, not there yet, or no answer from the provider. */
export type Asked = 'no' | 'asking' | 'notYet' | 'noAnswer';

export interface PayStatus {
  state: PayState;
  refundFen: number;
  /** Milliseconds on the server's clock. */
  until: number | undefined;
  isLate: boolean;
  asked: Asked;
  /** The person says it is paid. */
  ask: () => void;
  /** The person starts anew. */
  forget: () => void;
  /** The countdown has ended. */
  over: () => void;
}

/** The page does not wait for a message that may be lost, it asks; the server asks the provider. */
export function usePayStatus(info: Payee): PayStatus {
  const since = useRef(0);
  useEffect(() => void (since.current = performance.now()), []);
  const query = useCall(
    'CheckedPayStatus',
    { order_no: info.out_trade_no },
    {
      enabled: !isFinal(info.state),
      fresh: true,
      again: (reply) => !(reply && isFinal(reply.state)) && pauseAfter(performance.now() - since.current),
    },
  );
  const reply = query.data;
  const state = reply?.state ?? info.state;
  const held = reply ? reply.heldUntil : info.heldUntil;
  const until = held === null ? undefined : Date.parse(held);
  const isOpen = state === 'unpaid' || state === 'checking';
  const isOver = state === 'expired' || (isOpen && until !== undefined && until <= now());
  const [wasOver, setWasOver] = useState(isOver);
  if (isOver && !wasOver) setWasOver(true);
  useStaleRecords(state);

  const { asked, begin, forget } = useAsked(state, query.dataUpdatedAt + query.errorUpdatedAt);
  const askNow = () => {
    since.current = performance.now();
    void query.refetch();
  };
  return {
    state,
    refundFen: reply?.refundFen ?? 0,
    until,
    isLate: wasOver,
    asked,
    ask: () => {
      begin();
      askNow();
    },
    forget,
    over: () => {
      setWasOver(true);
      askNow();
    },
  };
}

/** Counts the answers since the person said so: an answer of "not yet" may simply be too early. */
function useAsked(state: PayState, answeredAt: number) {
  const [asked, setAsked] = useState<Asked>('no');
  const answers = useRef(0);
  useEffect(() => {
    answers.current += 1;
    setAsked((before) => {
      if (before !== 'asking') return before;
      if (state === 'unpaid' && answers.current >= UNPAID_ANSWERS) return 'notYet';
      return answers.current >= SILENT_ANSWERS ? 'noAnswer' : before;
    });
  }, [state, answeredAt]);
  return {
    asked,
    begin: () => {
      answers.current = 0;
      setAsked('asking');
    },
    forget: () => setAsked('no'),
  };
}

const MADE_OLD: readonly ReadName[] = [
  ...(['GetExamOrders', 'GetExamOrderDetail', 'BeginPayWeb'] as const),
  // and a purchase in a mall: it is there once it is paid
  ...([
    'GetMallPayInfo',
    'GetOrderPageList',
    'GetServiceOrderPageList',
    'GetOrderById',
    'MyServices',
    'MyCards',
    'InvoiceShipmentInfo',
  ] as const),
];

/** The list of orders and the page itself were made before this was known. */
function useStaleRecords(state: PayState): void {
  const client = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    for (const read of MADE_OLD) void client.invalidateQueries({ queryKey: [read] });
  }, [client, state]);
}
