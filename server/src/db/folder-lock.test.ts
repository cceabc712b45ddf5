import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../fault.ts';
import { lockFolder } from './folder-lock.ts';

describe('lockFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  // proves: a folder is held by one
  it('gives a folder to one at a time', () => {
    const unlock = lockFolder(folder);
    const second = (): void => lockFolder(folder)();
    expect(second).toThrow(
      new StartupError('Another portal is using this data directory; stop it or set DATA_DIR to another folder'),
    );
    unlock();
    expect(second).not.toThrow();
  });
});
