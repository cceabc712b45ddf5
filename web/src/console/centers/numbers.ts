/** A typed number with at most eight places behind the point; undefined where it is none. */
export const numberTyped = (typed: string): number | undefined =>
  /^-?\d{1,3}(\.\d{1,8})?$/.test(typed.trim()) ? Number(typed) : undefined;

/** A whole number that was typed; undefined where it is none. */
export const wholeTyped = (typed: string): number | undefined =>
  /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : undefined;
