import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy.ts';
import type { MapProps } from './pins.ts';

const MapView = lazyPart<MapProps>(() => import('./MapView.tsx').then((module) => module.MapView));

/** The list does not wait for the map, and a map that does not come is no failure: the list does the rest. */
export function LazyMap(props: MapProps) {
  return (
    <div className="size-full bg-n-100">
      <CatchBoundary getResetKey={() => 'map'} errorComponent={() => null}>
        <Suspense fallback={null}>
          <MapView {...props} />
        </Suspense>
      </CatchBoundary>
    </div>
  );
}
