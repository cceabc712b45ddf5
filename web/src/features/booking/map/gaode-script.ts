/** As much of the outside map's script as we use: https://lbs.amap.com/api/javascript-api-v2 */
export interface GaodeMarker {
  on(event: 'click', handler: () => void): void;
}
export interface GaodeMap {
  add(markers: GaodeMarker[]): void;
  clearMap(): void;
  setFitView(markers: GaodeMarker[], immediately: boolean, margins: number[], maxZoom: number): void;
  destroy(): void;
}
export interface Gaode {
  Map: new (container: HTMLElement, options: object) => GaodeMap;
  Marker: new (options: object) => GaodeMarker;
}

const ADDRESS = 'https://webapi.amap.com/maps?v=2.0&key=';
const ARRIVES_WITHIN_MS = 10_000;

let arriving: Promise<Gaode> | undefined;

/** Loads the script once; after a failure the next visit may try again. */
export function loadGaode(key: string): Promise<Gaode> {
  arriving ??= new Promise<Gaode>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      arriving = undefined;
      script.remove();
      reject(new Error('the outside map did not arrive'));
    };
    const timer = setTimeout(fail, ARRIVES_WITHIN_MS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const gaode = (window as { AMap?: Gaode }).AMap;
      if (gaode) resolve(gaode);
      else fail();
    });
    script.src = ADDRESS + encodeURIComponent(key);
    document.head.append(script);
  });
  return arriving;
}
