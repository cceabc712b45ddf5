import { AppLink } from '../../app/AppLink.tsx';
import { useText } from '../../app/locale.ts';
import { pathTo } from '../../app/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { priceText } from '../../ui/Price.tsx';
import { payText } from './text.ts';
import type { PayStatus } from './use-pay-status.ts';

export interface PayButtonsProps {
  amountFen: number;
  isStarted: boolean;
  status: PayStatus;
  payNow: () => void;
}

function Later({ className }: { className?: string }) {
  const words = useText(payText);
  return (
    <Button {...(className && { className })} render={<AppLink to={pathTo('/web/examrecord')} />}>
      {words.later}
    </Button>
  );
}

function Done({ status: { asked, ask }, block }: { status: PayStatus; block?: boolean }) {
  const words = useText(payText);
  return (
    <Button variant="primary" block={block} busy={asked === 'asking'} onClick={ask}>
      {words.done}
    </Button>
  );
}

export function WideButtons({ status, payNow }: PayButtonsProps) {
  const words = useText(payText);
  return (
    <>
      <Later />
      {status.asked === 'notYet' && <Button onClick={payNow}>{words.again}</Button>}
      <Done status={status} />
    </>
  );
}

/** Before: later or now. Somebody who has been to the payment is asked how it went. */
export function PhoneButtons({ amountFen, isStarted, status, payNow }: PayButtonsProps) {
  const words = useText(payText);
  if (!isStarted) {
    return (
      <>
        <Later className="min-w-28" />
        <Button variant="primary" className="flex-1" onClick={payNow}>
          {words.payNow(priceText(amountFen))}
        </Button>
      </>
    );
  }
  return (
    <div className="grid flex-1 grid-cols-2 gap-2 *:px-2">
      <Button onClick={payNow}>{words.again}</Button>
      <Done status={status} block />
    </div>
  );
}
