import { useEffect, useRef, useState } from 'react';
import { send, type ReplyOf } from '../../api/send.ts';
import { report } from '../../api/account.ts';

/** One's own numbers are shown whole for half a minute. */
const SHOWN_MS = 30_000;

/** The whole numbers live in this component only: no cache, no store. */
export function useReveal(customerGuid: string) {
  const [numbers, setNumbers] = useState<ReplyOf<'RevealPerson'> | null>(null);
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    setNumbers(null);
  };
  async function show() {
    setBusy(true);
    try {
      setNumbers(await send('RevealPerson', { customerGuid }));
      timer.current = setTimeout(hide, SHOWN_MS);
    } catch (error) {
      await report(error, show);
    } finally {
      setBusy(false);
    }
  }
  return { numbers, busy, toggle: () => (numbers ? hide() : void show()) };
}
