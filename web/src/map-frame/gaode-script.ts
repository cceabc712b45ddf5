/** As much of the outside map's script as we use: https://lbs.amap.com/api/javascript-api-v2 */
export interface GaodeMarker {
  on(event: 'click', handler: () => void): void;
}
export interface GaodeMap {
  add(markers: GaodeMarker[]): void;
  clearMap(): void;
  on(event: 'complete', handler: () => void): void;
  setFitView(markers: GaodeMarker[], immediately: boolean, margins: number[], maxZoom: number): void;
}
export interface Gaode {
  Map: new (container: HTMLElement, options: object) => GaodeMap;
  Marker: new (options: object) => GaodeMarker;
}

const ADDRESS = 'https://webapi.amap.com/maps?v=2.0&key=';

export const loadGaode = (key: string): Promise<Gaode> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(new Error('the outside map did not arrive'));
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const gaode = (window as { AMap?: Gaode }).AMap;
      if (gaode) resolve(gaode);
      else fail();
    });
    script.src = ADDRESS + encodeURIComponent(key);
    document.head.append(script);
  });
