import { Suspense } from 'react';
import { Boundary } from '../../../app/Boundary.tsx';
import { lazyPart } from '../../../app/lazy.ts';
import { LightMap } from './LightMap.tsx';
import type { MapProps } from './pins.ts';

/** The server names a key for the outside map where the operator has one; without it nothing outside is loaded. */
const mapKey = (): string => document.querySelector<HTMLMetaElement>('meta[name="map-key"]')?.content ?? '';

const GaodeMap = lazyPart<MapProps & { mapKey: string }>(() =>
  import('./GaodeMap.tsx').then((module) => module.GaodeMap),
);

/** The port: an outside map where there is a key and it works, else our own drawing. The list never needs either. */
export function MapView(props: MapProps) {
  const key = mapKey();
  if (!key) return <LightMap {...props} />;
  const own = () => <LightMap {...props} />;
  return (
    <Boundary attempt={key} instead={own}>
      <Suspense fallback={own()}>
        <GaodeMap {...props} mapKey={key} />
      </Suspense>
    </Boundary>
  );
}
