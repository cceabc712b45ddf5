import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  value: string;
  /** Its purpose in words, since the code cannot be read aloud. */
  label: string;
  size?: number;
  /** No longer valid: faint, so that it is not scanned. */
  faded?: boolean;
}

/** Readers need an empty edge of four modules; the white card around it gives the rest. */
const EDGE = 2;

/** Drawn as one path: sharp at any size, and without an inline style or picture from elsewhere. */
export function QrCode({ value, label, size = 184, faded }: QrCodeProps) {
  const { path, side } = useMemo(() => outline(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={faded ? 'opacity-15' : undefined}
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={path} fill="#17212f" />
    </svg>
  );
}

/** Modules that touch in a row are one stroke. */
function outline(value: string): { path: string; side: number } {
  const { data, size } = encode(value, { ecc: 'M', border: EDGE });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
    }
  });
  return { path, side: size };
}
