import { openDatabase } from '../db/open.ts';
import { migrateAsOwner } from '../db/ready.ts';
import { readEnv } from '../env.ts';
import { StartupError } from '../fault.ts';

/** The migrations as a step of their own, before nodes of this version start with MIGRATE=off. */
try {
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    let steps = 0;
    await migrateAsOwner(env, database, (step) => {
      steps += 1;
      console.log(`  ${step}`);
    });
    console.log(steps > 0 ? 'The database is at this version.' : 'The database was at this version already.');
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
