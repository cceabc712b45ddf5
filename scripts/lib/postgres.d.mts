export function startPostgres(): Promise<{ url: string; version: string; stop: () => Promise<void> }>;
export function findPostgres(): { folder: string; version: string };
