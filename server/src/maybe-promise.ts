/** A value that is there, or on its way: what is in memory need not wait for the next turn of the event loop. */
export type MaybePromise<T> = T | Promise<T>;

export const andThen = <T, U>(value: MaybePromise<T>, go: (value: T) => MaybePromise<U>): MaybePromise<U> =>
  value instanceof Promise ? value.then(go) : go(value);
