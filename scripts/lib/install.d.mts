export function ensureInstalled(root: string): Promise<void>;
