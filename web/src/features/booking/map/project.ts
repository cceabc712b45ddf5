/** Flat geometry of a town: near enough to a plane for pins beside a list. */
export interface Place {
  lng: number;
  lat: number;
}
/** A point of the drawing, in shares of its width and height; outside 0 to 1 it is out of sight. */
export interface Spot {
  x: number;
  y: number;
}
/** The visible part of the drawing: its middle, and how much it is enlarged over showing everything. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: View = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 8;
/** Room for a pin, whose tip is the place, and for half its width; in pixels. */
const ROOM = { top: 56, side: 28 };
/** Under the pins: the scale, and beside it the controls. */
export const ROOM_BELOW = { scale: 24, controls: 64 };
/** A single place, or several in one house, are shown as a district of about two kilometres, not as a wall. */
const LEAST_SPAN = 0.02;
const KM_PER_DEGREE = 111.32;

export interface Size {
  width: number;
  height: number;
}

export interface Frame {
  toSpot: (place: Place) => Spot;
  /** Kilometres across the whole drawing. */
  widthKm: number;
}

/** Fits places into a drawing of a size, the same scale in both directions, so that no pin is cut off. */
export function frameOf(places: readonly Place[], { width, height }: Size, below: number = ROOM_BELOW.scale): Frame {
  const lngs = places.map(({ lng }) => lng);
  const lats = places.map(({ lat }) => lat);
  const west = Math.min(...lngs);
  const east = Math.max(...lngs);
  const south = Math.min(...lats);
  const north = Math.max(...lats);
  const middle = { lng: (west + east) / 2, lat: (south + north) / 2 };
  // a degree of longitude is shorter than one of latitude by this
  const squeeze = Math.cos((middle.lat * Math.PI) / 180);
  const inside = {
    width: Math.max(1, width - 2 * ROOM.side),
    height: Math.max(1, height - ROOM.top - below),
  };
  const degreesPerPixel = Math.max(
    LEAST_SPAN / Math.min(inside.width, inside.height),
    (north - south) / inside.height,
    ((east - west) * squeeze) / inside.width,
  );
  const centre = { x: width / 2, y: ROOM.top + inside.height / 2 };
  return {
    toSpot: ({ lng, lat }) => ({
      x: (centre.x + ((lng - middle.lng) * squeeze) / degreesPerPixel) / width,
      y: (centre.y - (lat - middle.lat) / degreesPerPixel) / height,
    }),
    widthKm: width * degreesPerPixel * KM_PER_DEGREE,
  };
}

export const inView = (spot: Spot, view: View): Spot => ({
  x: 0.5 + (spot.x - view.x) * view.zoom,
  y: 0.5 + (spot.y - view.y) * view.zoom,
});

export const isVisible = ({ x, y }: Spot): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/** The area one presses to choose a place: as wide and high as its pin. */
const PRESSED = { width: 44, height: 50 };

/** Of places drawn over one another the first can be pressed; the others can once one has zoomed in. */
export function apart<S extends Spot>(spots: readonly S[], { width, height }: Size, corner?: Size): S[] {
  const free: S[] = [];
  for (const spot of spots) {
    // the corner at the end below belongs to the controls
    const isUnder =
      corner && (1 - spot.x) * width < corner.width + PRESSED.width / 2 && (1 - spot.y) * height < corner.height;
    const covers = (other: Spot) =>
      Math.abs(spot.x - other.x) * width < PRESSED.width && Math.abs(spot.y - other.y) * height < PRESSED.height;
    if (!isUnder && !free.some(covers)) free.push(spot);
  }
  return free;
}

/** Never beyond the edge of the whole drawing. */
export function settled({ x, y, zoom }: View): View {
  const kept = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const half = 0.5 / kept;
  const within = (value: number) => Math.min(1 - half, Math.max(half, value));
  return { x: within(x), y: within(y), zoom: kept };
}

/** Moves the view by shares of the visible part. */
export const panned = (view: View, dx: number, dy: number): View =>
  settled({ ...view, x: view.x + dx / view.zoom, y: view.y + dy / view.zoom });

/** A round length for a scale bar that takes at most `share` of the width. */
export function scaleBar(widthKm: number, zoom: number, share = 0.3): { km: number; share: number } {
  const visible = widthKm / zoom;
  const most = visible * share;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { km, share: km / visible };
}

/** The middle of several places, such as the centres of a district. */
export function middleOf(places: readonly Place[]): Place | undefined {
  if (places.length === 0) return undefined;
  const sum = places.reduce((all, { lng, lat }) => ({ lng: all.lng + lng, lat: all.lat + lat }), { lng: 0, lat: 0 });
  return { lng: sum.lng / places.length, lat: sum.lat / places.length };
}

/** Roughly an hour's way. */
const NEAR_DEGREES = 0.5;
export const near = (one: Place, places: readonly Place[]): boolean =>
  places.some(({ lng, lat }) => Math.abs(lng - one.lng) < NEAR_DEGREES && Math.abs(lat - one.lat) < NEAR_DEGREES);
