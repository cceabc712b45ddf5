const KILO = 1024;

/** A size as people read it: 「1.2 MB」. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`;
  return `${(bytes / KILO / KILO).toFixed(1).replace(/\.0$/, '')} MB`;
}
