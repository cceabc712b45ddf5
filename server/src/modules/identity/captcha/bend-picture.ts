import { randomInt } from 'node:crypto';

interface Wave {
  height: number;
  length: number;
  phase: number;
}

/** Two waves through each other, others in each picture: straight strokes come out as curves. */
export function bend(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const across = wave(3, 60);
  const down = wave(4, 90);
  const bent = new Uint8Array(pixels.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.round(x + at(across, y));
      const fromY = Math.round(y + at(down, x));
      if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height)
        bent[y * width + x] = pixels[fromY * width + fromX] ?? 255;
    }
  }
  return bent;
}

const between = (low: number, high: number): number => low + (randomInt(1001) / 1000) * (high - low);

const wave = (height: number, length: number): Wave => ({
  height: between(height * 0.6, height),
  length: between(length * 0.7, length),
  phase: between(0, 2 * Math.PI),
});

const at = ({ height, length, phase }: Wave, position: number): number =>
  height * Math.sin((2 * Math.PI * position) / length + phase);
