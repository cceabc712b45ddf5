import { AppLink } from '../../platform/AppLink.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { exitOf, usePayWords, type Payee } from './payee.ts';
import type { PayStatus } from './use-pay-status.ts';

export interface PayButtonsProps {
  info: Payee;
  isStarted: boolean;
  status: PayStatus;
  payNow: () => void;
}

function Later({ info, className }: { info: Payee; className?: string }) {
  const words = usePayWords(info);
  return (
    <Button {...(className && { className })} render={<AppLink to={exitOf(info)} />}>
      {words.later}
    </Button>
  );
}

function Done({ info, status: { asked, ask }, block }: { info: Payee; status: PayStatus; block?: boolean }) {
  const words = usePayWords(info);
  return (
    <Button variant="primary" block={block} busy={asked === 'asking'} onClick={ask}>
      {words.done}
    </Button>
  );
}

export function WideButtons({ info, status, payNow }: PayButtonsProps) {
  const words = usePayWords(info);
  return (
    <>
      <Later info={info} />
      {status.asked === 'notYet' && <Button onClick={payNow}>{words.again}</Button>}
      <Done info={info} status={status} />
    </>
  );
}

/** Before: later or now. Somebody who has been to the payment is asked how it went. */
export function PhoneButtons({ info, isStarted, status, payNow }: PayButtonsProps) {
  const words = usePayWords(info);
  if (!isStarted) {
    return (
      <>
        <Later info={info} className="min-w-28" />
        <Button variant="primary" className="flex-1" onClick={payNow}>
          {words.payNow(priceText(info.amountFen))}
        </Button>
      </>
    );
  }
  return (
    <div className="grid flex-1 grid-cols-2 gap-2 *:px-2">
      <Button onClick={payNow}>{words.again}</Button>
      <Done info={info} status={status} block />
    </div>
  );
}
