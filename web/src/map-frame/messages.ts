/** The messages between the page and the frame with the outside map. Places and colours only: nothing about people. */
export interface FramePin {
  id: number;
  number: number;
  title: string;
  lng: number;
  lat: number;
  color: string;
  isChosen: boolean;
}

export interface Show {
  kind: 'show';
  lang: string;
  pins: FramePin[];
  me?: { lng: number; lat: number; title: string };
  /** The shape of a pin, 44 wide, its tip at the bottom. */
  pinPath: string;
}

export type FromFrame = { kind: 'listening' } | { kind: 'ready' } | { kind: 'failed' } | { kind: 'picked'; id: number };
