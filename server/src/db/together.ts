/** PostgreSQL's answer to every statement after the one that failed. */
const ECHO = '25P02';

/**
 * Independent statements, asked for at once within a transaction. It fails only when everything has been answered:
 * `Promise.all` would let the transaction end while a reader still has a statement to send, and could report the echo
 * of a failure in place of the failure, which decides whether the work is run again.
 */
export async function together<T extends readonly unknown[]>(asked: {
  [K in keyof T]: T[K] | Promise<T[K]>;
}): Promise<T> {
  const settled = await Promise.allSettled(asked as readonly unknown[]);
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code?: string }] : []));
  if (failures.length > 0) throw failures.find(({ code }) => code !== ECHO) ?? failures[0];
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as unknown as T;
}
