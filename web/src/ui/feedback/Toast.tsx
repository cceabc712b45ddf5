import { CircleAlert, CircleCheck, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../cx.ts';

/** How long a toast stays. */
const STAYS_MS = 3000;
const STAYS_WITH_ACTION_MS = 5000;

export type ToastTone = 'ok' | 'plain' | 'bad' | 'offline';

export interface ToastMessage {
  /** A new key is a new toast and replaces the one before. */
  key: string | number;
  text: ReactNode;
  tone?: ToastTone;
  action?: { label: ReactNode; onPress: () => void };
  /** Stays until it is replaced. */
  sticky?: boolean;
}

const ICON = { ok: CircleCheck, bad: CircleAlert, offline: WifiOff, plain: undefined } as const;

const LOOK = cx(
  'pointer-events-auto inline-flex max-w-full items-center gap-2 rounded-control bg-n-900 px-4 py-2.5',
  'text-label text-white shadow-2 forced-colors:border',
);

/** One short message, drawn; `ToastHost` places and times it. */
export function Toast({ text, tone = 'ok', action }: Omit<ToastMessage, 'key' | 'sticky'>) {
  const Icon = ICON[tone];
  return (
    <div className={LOOK}>
      {Icon && (
        <Icon aria-hidden="true" className={cx(tone === 'ok' && 'text-[#6fe0b6]')} size={20} strokeWidth={1.75} />
      )}
      <span className="min-w-0">{text}</span>
      {action && (
        <button
          type="button"
          className="tap-44 ml-2 flex-none font-semibold underline underline-offset-2"
          onClick={action.onPress}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

export interface ToastHostProps {
  message: ToastMessage | undefined;
  onDone: () => void;
  /** A bar stands at the bottom of a phone's screen: stay clear of it. */
  aboveBar?: boolean;
}

/** Always on the page, so that a screen reader notices what appears in it. Waits while pointed at or focused. */
export function ToastHost({ message, onDone, aboveBar }: ToastHostProps) {
  const [held, setHeld] = useState(false);
  const key = message?.key;
  const stays = message?.action ? STAYS_WITH_ACTION_MS : STAYS_MS;
  const timed = message !== undefined && !message.sticky && !held;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!timed) return;
    const timer = setTimeout(() => done(), stays);
    return () => clearTimeout(timer);
  }, [key, timed, stays]);
  return (
    <div
      role="status"
      className={cx(
        'pointer-events-none fixed inset-x-4 z-60 flex justify-center md:bottom-6',
        aboveBar ? 'bottom-[calc(var(--tab)+var(--safe)+16px)]' : 'bottom-[calc(var(--safe)+16px)]',
      )}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message && (
        <div key={key} className="max-w-full animate-rise">
          <Toast text={message.text} tone={message.tone} action={message.action} />
        </div>
      )}
    </div>
  );
}
