import { createHash } from 'node:crypto';
import type { MessagingApp } from './port.ts';

/** Everybody has an id here; a code that begins with `bad` has run out. */
export const sandboxMessagingApp = (): MessagingApp => ({
  openIdOf: async (code) => {
    if (code.startsWith('bad')) throw new Error('the code has run out');
    return `o${createHash('sha256').update(code).digest('base64url').slice(0, 27)}`;
  },
});
