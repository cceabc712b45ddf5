import { useState } from 'react';
import { LightMap } from './LightMap.tsx';
import { OutsideMap } from './OutsideMap.tsx';
import type { MapProps } from './pins.ts';
import { Popup } from './Popup.tsx';

/** The server says so in the page where the operator has a key; without it nothing outside is loaded. */
const hasOutsideMap = (): boolean => document.querySelector('meta[name="outside-map"]') !== null;

/**
 * The port: our own drawing, replaced by the outside map where there is a key and once it has something to show. One
 * that fails, or does not come in time, is never seen. The list needs neither.
 */
export function MapView(props: MapProps) {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(hasOutsideMap() ? 'waiting' : 'failed');
  if (state === 'failed') return <LightMap {...props} />;
  return (
    <div className="relative size-full">
      {state === 'waiting' && <LightMap {...props} />}
      <OutsideMap
        {...props}
        isReady={state === 'ready'}
        onReady={() => setState('ready')}
        onFail={() => setState('failed')}
      />
      {state === 'ready' && props.popup && <Popup popup={props.popup} />}
    </div>
  );
}
