/** A place in an outside map, from where the way there can be asked for. */
export const mapLink = ({ lng, lat }: { lng: number; lat: number }, name: string): string =>
  `https://uri.amap.com/marker?position=${lng},${lat}&name=${encodeURIComponent(name)}`;
