import { StartupError } from '../fault.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

const READ_ONLY =
  'The database can only be read: DATABASE_URL leads to a standby, or default_transaction_read_only is on; name the primary';

const SENTENCES: Record<string, (message: string) => string> = {
  '25006': () => READ_ONLY,
  '42501': (message) =>
    `The database login lacks a right: ${message}; docs/running/database-roles.md says what to grant`,
  '53100': (message) => `The database server has no room left: ${message}; free or add disk, then start again`,
  ENOSPC: (message) => `No room left in the data directory: ${message}; free or add disk, then start again`,
};

/**
 * One sentence with a way out for the administrator who starts the portal, where we know one; otherwise the error as it
 * came.
 */
export function explained(error: unknown): unknown {
  const sentence = SENTENCES[codeOf(error)];
  return sentence && !(error instanceof StartupError) ? new StartupError(sentence(messageOf(error))) : error;
}
