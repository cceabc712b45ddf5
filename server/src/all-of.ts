import { StartupError } from './fault.ts';

/** Reads everything before it complains, so that one start names all that is wrong, a line each. */
export function allOf<T extends object>(readers: { [K in keyof T]: () => T[K] }, more: string[] = []): T {
  const problems: string[] = [];
  const entries = Object.entries<() => unknown>(readers).map(([name, read]) => {
    try {
      return [name, read()];
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      problems.push(...error.message.split('\n'));
      return [name, undefined];
    }
  });
  const all = [...new Set([...problems, ...more])];
  if (all.length > 0) throw new StartupError(all.join('\n'));
  return Object.fromEntries(entries) as T;
}
