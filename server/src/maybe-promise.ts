/** A value that is there, or on its way. */
export type MaybePromise<T> = T | Promise<T>;
