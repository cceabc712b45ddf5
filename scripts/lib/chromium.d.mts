export function findChromium(): string | undefined;
export function ensureChromium(): string;
export function findShell(): string | undefined;
export function ensureShell(): string;
