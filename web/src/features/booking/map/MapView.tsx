import { Component, Suspense, type ReactNode } from 'react';
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
  return (
    <OwnMapInstead fallback={<LightMap {...props} />}>
      <Suspense fallback={<LightMap {...props} />}>
        <GaodeMap {...props} mapKey={key} />
      </Suspense>
    </OwnMapInstead>
  );
}

/** React has no other way to say "draw this if that breaks". */
class OwnMapInstead extends Component<{ fallback: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
