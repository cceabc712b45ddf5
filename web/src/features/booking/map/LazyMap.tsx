import { Suspense } from 'react';
import { Boundary } from '../../../parts/page/Boundary.tsx';
import { Later } from '../../../platform/Later.tsx';
import { lazyPart } from '../../../platform/lazy.ts';
import type { MapProps } from './pins.ts';

const MapView = lazyPart<MapProps>(() => import('./MapView.tsx').then((module) => module.MapView));

/** The list does not wait for the map, and a map that does not come is no failure: the list does the rest. */
export function LazyMap(props: MapProps) {
  return (
    <div className="size-full bg-n-100">
      <Later>
        <Boundary attempt="map" instead={() => null}>
          <Suspense fallback={null}>
            <MapView {...props} />
          </Suspense>
        </Boundary>
      </Later>
    </div>
  );
}
