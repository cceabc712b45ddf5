import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { databaseUrl, makeLogins, OWNER } from './logins.ts';
import { sourceHash } from './source-hash.ts';
import { templateMaker } from './template-maker.ts';

const PREFIX = 'portal_template_';
/** Any fixed number: runs that start together on one server make the template once. */
const TEMPLATE_LOCK = 4_102_771;

/** TEST_DATABASE_URL names a server where databases may be created; without it the run starts one of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres({ inMemory: true });
  const template = `${PREFIX}${sourceHash()}`;
  const client = new pg.Client(server.url);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeLogins(client);
    if (!(await isComplete(client, template))) await build(client, server.url, template);
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await client.end();
  }
  project.provide('engine', { kind: 'postgres', url: server.url, template });
  return () => server.stop();
}

/** The mark of a template is set last, so that a half-filled one is made again. */
async function isComplete(client: pg.Client, template: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [template]);
  return rowCount === 1;
}

async function build(client: pg.Client, url: string, template: string): Promise<void> {
  // the newest stay: a run of other sources on the same server may be copying one
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE datname LIKE $1 ORDER BY oid DESC OFFSET 12',
    [`${PREFIX}%`],
  );
  for (const { datname } of rows) {
    await client.query(`ALTER DATABASE ${datname} IS_TEMPLATE false`);
    await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  }
  await client.query(`DROP DATABASE IF EXISTS ${template}`);
  await client.query(`CREATE DATABASE ${template} OWNER ${OWNER}`);
  await (await templateMaker()).makePostgres(databaseUrl(url, template));
  await client.query(`ALTER DATABASE ${template} IS_TEMPLATE true`);
}
