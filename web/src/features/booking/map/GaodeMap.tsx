import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../../app/locale.ts';
import { loadGaode, type Gaode, type GaodeMap as OutsideMap } from './gaode-script.ts';
import { PIN_COLOR, PIN_PATH, type MapPin, type MapProps } from './pins.ts';
import { mapText } from './text.ts';

/** The outside map. Throws while drawing when its script does not arrive: the port then draws our own map. */
export function GaodeMap({ pins, me, onPick, mapKey }: MapProps & { mapKey: string }) {
  const words = useText(mapText);
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<{ gaode: Gaode; map: OutsideMap }>();
  const [failure, setFailure] = useState<unknown>();
  const pick = useEffectEvent((id: number) => onPick?.(id));

  useEffect(() => {
    let map: OutsideMap | undefined;
    let gone = false;
    loadGaode(mapKey).then((gaode) => {
      if (gone || !box.current) return;
      map = new gaode.Map(box.current, { zoom: 11, viewMode: '2D', keyboardEnable: true });
      setReady({ gaode, map });
    }, setFailure);
    return () => {
      gone = true;
      map?.destroy();
    };
  }, [mapKey]);

  useEffect(() => {
    if (!ready) return;
    const { gaode, map } = ready;
    const markers = pins.map((pin) => {
      const marker = new gaode.Marker({
        position: [pin.lng, pin.lat],
        anchor: 'bottom-center',
        title: words.pin(pin.number, pin.name),
        content: drawn(pin),
        zIndex: pin.tone === 'selected' ? 20 : 10,
      });
      marker.on('click', () => pick(pin.id));
      return marker;
    });
    map.clearMap();
    map.add(me ? [...markers, new gaode.Marker({ position: [me.lng, me.lat], title: words.you })] : markers);
    map.setFitView(markers, true, [60, 60, 60, 60], 15);
  }, [ready, pins, me, words]);

  if (failure) throw failure;
  return <div ref={box} role="group" aria-label={words.map(pins.length)} className="size-full" />;
}

/** Made by hand and not from text: a name of the server's never becomes markup. */
function drawn({ number, tone }: MapPin): SVGSVGElement {
  const make = <K extends 'svg' | 'path' | 'text'>(kind: K, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', kind);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const svg = make('svg', { width: '44', height: '50', viewBox: '0 -10 44 60' });
  const label = make('text', { x: '22', y: '18', 'text-anchor': 'middle', fill: '#fff', 'font-weight': '600' });
  label.textContent = String(number);
  svg.append(make('path', { d: PIN_PATH, fill: PIN_COLOR[tone], stroke: '#fff', 'stroke-width': '2.5' }), label);
  return svg;
}
