/** Works off a list, so many at a time. What fails for one holds up no other; the failures are told at the end. */
export async function inParallel<T>(
  most: number,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  // all of them take from the same iterator, so each item is taken once
  const left = items.values();
  const takeTurns = async (): Promise<void> => {
    for (const item of left) await work(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, takeTurns));
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} of ${items.length}`);
}
