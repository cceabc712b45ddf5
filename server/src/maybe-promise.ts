/**
 * A value that is there, or on its way. What every call goes through waits only for the latter,
 * `value instanceof Promise ? await value : value`: awaiting what is there costs a turn of the queue each (decision 081).
 */
export type MaybePromise<T> = T | Promise<T>;
