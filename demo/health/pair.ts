/** Chinese first, English second. */
export type Pair = readonly [zh: string, en: string];
