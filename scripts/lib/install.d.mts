export function ensureInstalled(root: string): Promise<void>;
/** The program and arguments that run npm, as it was started itself. */
export function npm(...args: string[]): [command: string, args: string[]];
