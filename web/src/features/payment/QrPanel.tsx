import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../api/send.ts';
import { sentence } from '../../api/faults.ts';
import { useSubmit } from '../../api/use-call.ts';
import { now } from '../../platform/clock.ts';
import { clockTime } from '../../platform/dates.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { QrCode } from '../../ui/data/QrCode.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { isMall, type Payee } from './payee.ts';
import { payText } from './text.ts';

const SIZE = 184;

/** The code to scan, until when it is good, and a new one at a press. */
export function QrPanel({ info, attempt }: { info: Payee; attempt: number }) {
  const words = useText(payText);
  const language = useLocale();
  const orderNo = info.out_trade_no;
  const call = isMall(info) ? 'ProWeixinPay' : 'QrWeixinPay';
  const { mutate, data, error, isPending } = useSubmit(call, { handles: () => true });
  // A new attempt needs a new code.
  useEffect(() => mutate({ out_trade_no: orderNo }), [mutate, orderNo, attempt]);
  const isOver = useIsOver(data);
  const refresh = () => mutate({ out_trade_no: orderNo });
  return (
    <div className="self-start rounded-card border border-line p-5 text-center">
      <div className="mx-auto mb-3 grid size-46 place-items-center">
        {data && !error ? (
          <QrCode value={data.code_url} label={words.qr} size={SIZE} faded={isOver || isPending} />
        ) : (
          !error && (
            <SkeletonGroup label={words.qrLoading}>
              <Skeleton shape="block" className="size-46" />
            </SkeletonGroup>
          )
        )}
        {error && <p className="text-label text-ink-2">{sentence(error, language) || words.qrFailed}</p>}
      </div>
      <p className="font-semibold">{words.qrTitle}</p>
      <div className="mt-1 flex flex-wrap items-center justify-center gap-x-3 text-c text-ink-2">
        <span role="status">
          {isOver ? words.qrOver : data && !error && words.qrUntil(clockTime(Date.parse(data.expiresAt)))}
        </span>
        <Button variant="text" size="sm" onClick={refresh} busy={isPending && Boolean(data)}>
          {words.refresh}
        </Button>
      </div>
      {data && !isOver && /^https?:/.test(data.code_url) && (
        <p className="mt-1 text-c">
          <a href={data.code_url} target="_blank" rel="noopener">
            {words.openPage}
          </a>
        </p>
      )}
    </div>
  );
}

/** By the server's clock, and looked at again when the page wakes up. */
function useIsOver(code: ReplyOf<'QrWeixinPay'> | undefined): boolean {
  const until = code ? Date.parse(code.expiresAt) : Number.POSITIVE_INFINITY;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(until <= now());
    const timer = setInterval(() => setOver(until <= now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return isOver;
}
