/** A value that is there, or is on its way. What is remembered need not wait a turn; a request has a dozen such turns. */
export type Soon<T> = T | Promise<T>;

export const andThen = <T, U>(value: Soon<T>, go: (value: T) => Soon<U>): Soon<U> =>
  value instanceof Promise ? value.then(go) : go(value);
