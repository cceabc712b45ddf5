import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { StartupError } from '../fault.ts';
import { openKeyring } from './keyring.ts';
import { masterKeyOf } from './master-key.ts';

describe('masterKeyOf', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'portal-key-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = (more: Record<string, string> = {}) => readEnv({ DATA_DIR: dataDir, ...more });

  it('makes a key on the first start, readable by its owner only, and keeps to it', () => {
    const key = masterKeyOf(env());
    const file = join(dataDir, 'master.key');
    expect(key).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(`${key.toString('hex')}\n`);
    expect(masterKeyOf(env())).toEqual(key);
  });

  it('takes the one of the environment before all others, and writes nothing', () => {
    const given = 'ab'.repeat(32);
    expect(masterKeyOf(env({ MASTER_KEY: given })).toString('hex')).toBe(given);
    expect(() => statSync(join(dataDir, 'master.key'))).toThrow('ENOENT');
  });

  it('names the problem of a damaged or unreachable one', () => {
    writeFileSync(join(dataDir, 'master.key'), 'half a ke');
    expect(() => masterKeyOf(env())).toThrow(StartupError);
    expect(() => masterKeyOf(env())).toThrow('is damaged: it must hold 64 hex digits');
    const below = { ...env(), dataDir: join(dataDir, 'master.key', 'data') };
    expect(() => masterKeyOf(below)).toThrow(/^The data directory .* cannot be used: /);
    const aFile = { ...env(), dataDir: join(dataDir, 'master.key') };
    expect(() => masterKeyOf(aFile)).toThrow(StartupError);
  });

  it('never makes one in production', () => {
    expect(() => masterKeyOf({ ...env(), mode: 'production' })).toThrow('MASTER_KEY is required');
  });
});

describe('anonymousIndex', () => {
  it('differs by kind, text and master key', () => {
    const [one, other] = [openKeyring(Buffer.alloc(32, 1)), openKeyring(Buffer.alloc(32, 2))];
    const index = one.anonymousIndex('captcha', 'x');
    expect(one.anonymousIndex('captcha', 'x')).toEqual(index);
    for (const different of [
      one.anonymousIndex('login-account', 'x'),
      one.anonymousIndex('captcha', 'y'),
      other.anonymousIndex('captcha', 'x'),
    ]) {
      expect(different.equals(index)).toBe(false);
    }
  });
});
