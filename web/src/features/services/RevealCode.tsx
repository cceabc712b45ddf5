import { useEffect, useRef, useState } from 'react';
import { report } from '../../api/account.ts';
import { send, type ReplyOf } from '../../api/send.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { servicesText } from './text.ts';

/** The code whole for a minute; it lives in this component only: no cache, no store. */
export function RevealCode({ serviceId, name, userGuid }: { serviceId: string; name: string; userGuid: string }) {
  const words = useText(servicesText);
  const [shown, setShown] = useState<ReplyOf<'RevealServiceCode'>>();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(undefined);
  };
  const show = async () => {
    setBusy(true);
    try {
      const reply = await send('RevealServiceCode', { userGuid, serviceId });
      setShown(reply);
      timer.current = setTimeout(hide, reply.seconds * 1_000);
    } catch (error) {
      await report(error, show);
    } finally {
      setBusy(false);
    }
  };
  const copy = async (code: string) => {
    const isDone = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    toast(isDone ? words.copied : words.copyFailed);
  };
  if (!shown) {
    return (
      <Button
        variant="primary"
        className="max-md:w-full"
        busy={busy}
        busyText={words.loading}
        aria-label={words.labelFor(words.use.code, name)}
        onClick={() => void show()}
      >
        {words.use.code}
      </Button>
    );
  }
  return (
    <div role="status" className="grid gap-2 max-md:w-full">
      <p className="text-label text-ink-2">
        {words.code} <b className="text-b text-ink select-all">{shown.code}</b>
      </p>
      <p className="text-c text-ink-3">{words.shown(shown.seconds)}</p>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => void copy(shown.code)}>
          {words.copy}
        </Button>
        <Button size="sm" onClick={hide}>
          {words.hide}
        </Button>
      </div>
    </div>
  );
}
