import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocale, useText } from '../../../platform/locale.ts';
import { BASE } from '../../../platform/paths.ts';
import { cx } from '../../../ui/cx.ts';
import type { FromFrame, Show } from '../../../map-frame/messages.ts';
import { PIN_COLOR, PIN_PATH, type MapProps } from './pins.ts';
import { mapText } from './text.ts';

const PATH = `${BASE}/map-frame`;

/**
 * At an address of its own the frame has that origin; at ours it has none, and a frame without one cannot be named:
 * only places are told to it, and only the frame itself is listened to.
 */
function frameOf(ownOrigin: string | undefined) {
  if (!ownOrigin) return { src: PATH, sandbox: 'allow-scripts', origin: 'null', target: '*' };
  return { src: ownOrigin + PATH, sandbox: 'allow-scripts allow-same-origin', origin: ownOrigin, target: ownOrigin };
}
const FRAME = frameOf(document.querySelector<HTMLMetaElement>('meta[name="outside-map"]')?.dataset.origin);
const ARRIVES_WITHIN_MS = 10_000;

export interface OutsideMapProps extends MapProps {
  isReady: boolean;
  onReady: () => void;
  onFail: () => void;
}

/** The outside map in a frame of its own: its script never runs in a document of ours. */
export function OutsideMap({ pins, me, onPick, isReady, onReady, onFail }: OutsideMapProps) {
  const words = useText(mapText);
  const language = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useEffectEvent(() => {
    const message: Show = {
      kind: 'show',
      lang: language,
      pinPath: PIN_PATH,
      pins: pins.map(({ id, number, name, lng, lat, tone }) => ({
        ...{ id, number, lng, lat },
        title: words.pin(number, name),
        color: colorOf(PIN_COLOR[tone]),
        isChosen: tone === 'selected',
      })),
      ...(me && { me: { lng: me.lng, lat: me.lat, title: words.you } }),
    };
    frame.current?.contentWindow?.postMessage(message, FRAME.target);
  });
  const heard = useEffectEvent(({ source, origin, data }: MessageEvent<FromFrame>) => {
    if (source !== frame.current?.contentWindow || origin !== FRAME.origin) return;
    if (data.kind === 'listening') show();
    else if (data.kind === 'ready') onReady();
    else if (data.kind === 'failed') onFail();
    else onPick?.(data.id);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<FromFrame>) => heard(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => show(), [pins, me, language]);

  const late = useEffectEvent(() => onFail());
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => late(), ARRIVES_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    <iframe
      ref={frame}
      src={FRAME.src}
      title={words.map(pins.length)}
      sandbox={FRAME.sandbox}
      className={cx('absolute inset-0 size-full border-0', !isReady && 'invisible')}
    />
  );
}

/** The frame does not know the company's colours. */
const colorOf = (value: string): string => {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : value;
};
