import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface CountdownProps {
  /** Milliseconds since 1970, on the same clock as `now`. */
  until: number;
  now: () => number;
  format: (minutes: number, seconds: number) => ReactNode;
  /** Said at 10, 5, 1 and 0 minutes; the running figures stay silent. Absent: another one on the page says it. */
  announce?: (minutes: number) => string;
  onEnd?: () => void;
}

const SAID_AT = [10, 5, 1, 0];

/** Counts by the clock, not by its own ticks: a page that slept shows the right time when it wakes. */
export function Countdown({ until, now, format, announce, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsTo(until, now()));
  const [said, setSaid] = useState('');
  const ended = useEffectEvent(() => onEnd?.());
  const tick = useEffectEvent(() => {
    const next = secondsTo(until, now());
    const mark = SAID_AT.find((minutes) => left > minutes * 60 && next <= minutes * 60);
    if (mark !== undefined && announce) setSaid(announce(mark));
    if (next === 0 && left > 0) ended();
    setLeft(next);
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <span role="timer" aria-live="off">
        {format(Math.floor(left / 60), left % 60)}
      </span>
      {announce && (
        <VisuallyHidden>
          <span aria-live="polite">{said}</span>
        </VisuallyHidden>
      )}
    </>
  );
}

const secondsTo = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));
