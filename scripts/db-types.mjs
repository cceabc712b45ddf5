// npm run db:types: writes server/src/db/tables.ts anew, after a migration was added.
import { register } from 'tsx/esm/api';
import { assertNodeVersion } from './lib/node-version.mjs';

assertNodeVersion();
register();
await import('./db-types/write.ts');
