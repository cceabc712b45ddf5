export function canDump(url: string): Promise<boolean>;
