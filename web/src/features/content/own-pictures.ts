/** Pictures of the portal's own, and files the person has uploaded: another site could watch who looks, or show what it likes. */
const OWN = [/^\/art\/[\w-]+\/[\w-]+\.svg$/, /^\/AppApi\/File\?fileId=[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i];

export const isOwnPicture = (source: string): boolean => OWN.some((pattern) => pattern.test(source));

export interface Pictures {
  shown: string[];
  /** How many were named that are not ours. */
  refused: number;
}

const MOST = 50;

/** `imgs` of the address: paths joined by commas, or as JSON writes a list. */
export function picturesIn(imgs: string): Pictures {
  const named = listed(imgs).slice(0, MOST);
  const shown = named /* guard: content: own pictures only */
    .filter(isOwnPicture);
  return { shown, refused: named.length - shown.length };
}

function listed(imgs: string): string[] {
  if (!imgs.trim().startsWith('['))
    return imgs
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  try {
    const list: unknown = JSON.parse(imgs);
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}
