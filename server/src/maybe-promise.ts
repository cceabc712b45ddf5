/**
 * A value that is there, or on its way. What every call goes through waits only for the latter,
 * `value instanceof Promise ? await value : value`: a dozen awaits of what is there cost a call a tenth of its time.
 */
export type MaybePromise<T> = T | Promise<T>;
