import { readEnv, type Env } from '../src/env.ts';

/** A made-up key; it seals invented data. */
const MASTER_KEY = '7e57'.repeat(16);

/** Where files of tests lie; a test that looks into it brings a folder of its own. */
const DATA_DIR = '.cache/test-data';

/** The settings a test runs with: nothing of the machine's environment reaches it. */
export const testEnv = (settings: Record<string, string> = {}): Env =>
  readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DEMO_WORLD: 'on',
    DATA_DIR,
    MASTER_KEY,
    SSO_INTERNAL_HOSTS: '127.0.0.1',
    // however slow the machine, no caller is sent away who would have been served
    CALL_WAIT_MS: '60000',
    ...settings,
  });
