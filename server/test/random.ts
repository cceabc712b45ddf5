/** The same in every run of `npm test`; `npm run test:full` takes another one each time and prints it. */
export const SEED = Number(process.env.TEST_SEED ?? 20_260_610);

/** Numbers from 0 up to 1, the same ones for the same seed: a failure can be run again. */
export function randomFrom(seed = SEED): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whole numbers below a bound. */
export function randomBelow(seed = SEED): (below: number) => number {
  const next = randomFrom(seed);
  return (below) => Math.floor(next() * below);
}
