import { loadGaode, type Gaode, type GaodeMap } from './gaode-script.ts';
import type { FramePin, FromFrame, Show } from './messages.ts';

// The only document an outside script runs in. It knows where centres lie, and nothing else.

const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const mapKey = said('map-key') ?? '';
/** Of the page it stands in; where nothing is said, both come from the same address. */
const portalOrigin = said('portal-origin') ?? location.origin;
const tell = (message: FromFrame): void => window.parent.postMessage(message, portalOrigin);
const FIT = { margins: [60, 60, 60, 60], maxZoom: 15 };

let drawn: { gaode: Gaode; map: GaodeMap } | undefined;
let latest: Show | undefined;

window.addEventListener('message', ({ source, origin, data }: MessageEvent<Show>) => {
  if (source !== window.parent || origin !== portalOrigin || data?.kind !== 'show') return;
  latest = data;
  document.documentElement.lang = data.lang;
  if (drawn) draw(drawn, data);
});

try {
  const gaode = await loadGaode(mapKey);
  const box = document.body;
  Object.assign(box.style, { margin: '0', height: '100vh' });
  const map = new gaode.Map(box, { zoom: 11, viewMode: '2D', keyboardEnable: true });
  // only now is there something to see: with a key that is refused this never comes, and the page keeps its own map
  map.on('complete', () => tell({ kind: 'ready' }));
  drawn = { gaode, map };
  if (latest) draw(drawn, latest);
} catch {
  tell({ kind: 'failed' });
}
tell({ kind: 'listening' });

function draw({ gaode, map }: NonNullable<typeof drawn>, { pins, me, pinPath }: Show): void {
  const markers = pins.map((pin) => {
    const marker = new gaode.Marker({
      position: [pin.lng, pin.lat],
      anchor: 'bottom-center',
      title: pin.title,
      content: pictureOf(pin, pinPath),
      zIndex: pin.isChosen ? 20 : 10,
    });
    marker.on('click', () => tell({ kind: 'picked', id: pin.id }));
    return marker;
  });
  map.clearMap();
  map.add(me ? [...markers, new gaode.Marker({ position: [me.lng, me.lat], title: me.title })] : markers);
  map.setFitView(markers, true, FIT.margins, FIT.maxZoom);
}

/** Made by hand and not from text: a name of the server's never becomes markup. */
function pictureOf({ number, color }: FramePin, pinPath: string): SVGSVGElement {
  const make = <K extends 'svg' | 'path' | 'text'>(kind: K, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', kind);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const svg = make('svg', { width: '44', height: '50', viewBox: '0 -10 44 60' });
  const label = make('text', { x: '22', y: '18', 'text-anchor': 'middle', fill: '#fff', 'font-weight': '600' });
  label.textContent = String(number);
  svg.append(make('path', { d: pinPath, fill: color, stroke: '#fff', 'stroke-width': '2.5' }), label);
  return svg;
}
