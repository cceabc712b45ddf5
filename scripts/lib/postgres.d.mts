export interface PostgresServer {
  url: string;
  version: string;
  /** Where its programs are. */
  folder: string;
  /** Its data directory. */
  data: string;
  /** Kills it with all its processes and answers when it is back on what it left behind. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}
export function startPostgres(options?: {
  settings?: Record<string, string>;
  inMemory?: boolean;
}): Promise<PostgresServer>;
export function findPostgres(): { folder: string; version: string };
