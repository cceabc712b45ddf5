import { useParams, useSearch } from '@tanstack/react-router';

/** A parameter of the path, such as `cp` in `/login/$cp`. */
export function useParam(name: string): string | undefined {
  return (useParams({ strict: false }) as Record<string, string | undefined>)[name];
}

/** A value of the address's search. */
export function useSearchText(name: string): string | undefined {
  return (useSearch({ strict: false }) as Record<string, string | undefined>)[name];
}
