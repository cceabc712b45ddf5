import { renameSync, writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { openInMemory } from '../src/db/embedded.ts';
import { fromEmbedded, openDatabase } from '../src/db/open.ts';
import { loginsOf } from './logins.ts';
import { cheapPasswords } from './passwords.ts';
import { fillTemplate } from './template.ts';

/** Fills an empty database of a server. */
export async function makePostgres(url: string): Promise<void> {
  const database = await openDatabase({ ...loginsOf(url), dataDir: '' });
  await cheapPasswords(await fillTemplate(database));
  await database.close();
}

/** The filled one is made last: where it lies, both do. */
export async function makeEmbedded({ empty, template }: { empty: string; template: string }): Promise<void> {
  const embedded = await openInMemory();
  const database = fromEmbedded(embedded);
  await makeLight(embedded.engine);
  await dump(embedded.engine, empty);
  await cheapPasswords(await fillTemplate(database));
  await dump(embedded.engine, template);
  await database.close();
}

/** Every test file starts an engine of its own from this, and none of them opens these databases. */
async function makeLight(engine: PGlite): Promise<void> {
  await engine.exec("UPDATE pg_database SET datistemplate = false WHERE datname IN ('template0', 'template1')");
  for (const name of ['template0', 'template1']) await engine.exec(`DROP DATABASE ${name}`);
}

async function dump(engine: PGlite, file: string): Promise<void> {
  // so that a copy of it has nothing to recover
  await engine.exec('CHECKPOINT');
  const dumped = await engine.dumpDataDir('none');
  // a run that starts at this moment must not read half a file
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dumped.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
}
