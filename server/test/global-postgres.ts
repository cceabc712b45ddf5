import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { openDatabase } from '../src/db/open.ts';
import { databaseUrl } from './database.ts';
import { fillTemplate } from './template.ts';

/** TEST_DATABASE_URL names a server where databases may be created; without it the run starts one of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `portal_template_${randomBytes(6).toString('hex')}`;
  try {
    await query(server.url, `CREATE DATABASE ${template}`);
    const database = await openDatabase({ databaseUrl: databaseUrl(server.url, template), dataDir: '' });
    await fillTemplate(database);
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('engine', { kind: 'postgres', url: server.url, template });
  return async () => {
    if (given) await query(given, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
