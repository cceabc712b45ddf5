export interface Coordinates {
  lng: number;
  lat: number;
}

/** Where China lies: longitude and latitude the wrong way round are outside of it. */
export const isInChina = ({ lng, lat }: Coordinates): boolean => lng >= 73 && lng <= 136 && lat >= 3 && lat <= 54;
