/** Characters as pen strokes on a 4 × 6 grid; letters and digits that look alike are left out. */
const STROKES: Record<string, string> = {
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  '3': '0,0 4,0 2,2 4,4 3,6 0,6',
  '4': '3,6 3,0 0,4 4,4',
  '5': '4,0 0,0 0,3 3,3 4,4 3,6 0,6',
  '6': '4,0 1,1 0,4 1,6 3,6 4,5 3,3 0,4',
  '7': '0,0 4,0 2,6',
  A: '0,6 2,0 4,6|1,4 3,4',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 3,3 0,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
};

export const LETTERS = Object.keys(STROKES);

export const strokesOf = (letter: string): [number, number][][] =>
  (STROKES[letter] ?? '').split('|').map((stroke) =>
    stroke.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    }),
  );
