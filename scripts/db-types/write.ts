import { writeFileSync } from 'node:fs';
import { openInMemory } from '../../server/src/db/embedded.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { tableTypes } from './table-types.ts';

/** Migrates an empty database in memory and writes down what its tables are. */
const { pool, close } = await openInMemory();
await migrate(pool);
writeFileSync(new URL('../../server/src/db/tables.ts', import.meta.url), await tableTypes(pool));
await close();
