import { AppLink } from '../../platform/AppLink.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { exitOf, usePayWords, type Payee } from './payee.ts';
import type { PayStatus } from './use-pay-status.ts';
import type { Tried } from './use-pay-start.ts';

export interface PayButtonsProps {
  info: Payee;
  tried: Tried;
  status: PayStatus;
  payNow: () => void;
}

/** It is known that nothing has been paid: paying is then the main thing, and not saying that one has. */
export const isUnpaid = ({ tried, status }: Pick<PayButtonsProps, 'tried' | 'status'>): boolean =>
  tried === 'givenUp' || status.asked === 'notYet';

function Later({ info, className }: { info: Payee; className?: string }) {
  const words = usePayWords(info);
  return (
    <Button {...(className && { className })} render={<AppLink to={exitOf(info)} />}>
      {words.later}
    </Button>
  );
}

interface DoneProps {
  info: Payee;
  status: PayStatus;
  main: boolean;
  block?: boolean;
}

function Done({ info, status: { asked, ask }, main, block }: DoneProps) {
  const words = usePayWords(info);
  return (
    <Button variant={main ? 'primary' : 'secondary'} block={block} busy={asked === 'asking'} onClick={ask}>
      {words.done}
    </Button>
  );
}

/** `byLink`: the panel beside has the button that leads to the payment, and is the main one until it was pressed. */
export function WideButtons({ info, tried, status, payNow, byLink }: PayButtonsProps & { byLink: boolean }) {
  const words = usePayWords(info);
  const unpaid = isUnpaid({ tried, status });
  return (
    <>
      <Later info={info} />
      <Done info={info} status={status} main={!unpaid && !(byLink && tried === 'no')} />
      {unpaid && (
        <Button variant="primary" onClick={payNow}>
          {words.again}
        </Button>
      )}
    </>
  );
}

/** Before: later or now. A person who has been to the payment is asked how it went. */
export function PhoneButtons({ info, tried, status, payNow }: PayButtonsProps) {
  const words = usePayWords(info);
  if (tried === 'no') {
    return (
      <>
        <Later info={info} className="min-w-28" />
        <Button variant="primary" className="flex-1" onClick={payNow}>
          {words.payNow(priceText(info.amountFen))}
        </Button>
      </>
    );
  }
  const unpaid = isUnpaid({ tried, status });
  const again = (
    <Button variant={unpaid ? 'primary' : 'secondary'} onClick={payNow}>
      {words.again}
    </Button>
  );
  return (
    <div className="grid flex-1 grid-cols-2 gap-2 *:px-2">
      {!unpaid && again}
      <Done info={info} status={status} main={!unpaid} block />
      {unpaid && again}
    </div>
  );
}
