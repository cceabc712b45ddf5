import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { deliveredContent } from '../../content-packs.ts';
import { readPrivacyPack } from './privacy-pack.ts';

const DELIVERED = join(deliveredContent(), 'privacy');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  cpSync(DELIVERED, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, edit: (text: string) => string) =>
  writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
const reading = () => readPrivacyPack(folder);

describe('a pack of privacy texts', () => {
  it('is delivered in the version people agree to', () => {
    expect(reading().map(({ version }) => version)).toEqual([CONSENT_VERSION, CONSENT_VERSION, CONSENT_VERSION]);
  });

  it('is read alike when a Windows editor has saved it', () => {
    const before = reading();
    change('rules.zh.md', (text) => text.replaceAll('\n', '\r\n'));
    expect(reading()).toEqual(before);
  });

  it.each<[file: string, edit: (text: string) => string, message: string]>([
    ['rules.zh.md', (text) => text.replace(/^title: .*$/m, ''), 'rules.zh.md: title: Invalid input: expected string'],
    ['rules.en.md', (text) => text.replace('2026-06\n', '2026-13\n'), 'rules.en.md: version: Invalid'],
    ['rules.en.md', (text) => text.replace('2026-06\n', '2026-05\n'), 'rules.en.md: version: 2026-05, but 2026-06'],
    ['rules.en.md', (text) => text.replace('---', '---\ncolour: red'), 'rules.en.md: file: Unrecognized key: "colour"'],
    ['rules.en.md', (text) => text.replace('title: ', 'title: "'), 'rules.en.md: Missing closing "quote'],
    ['pack.json', (text) => text.replace('privacy', 'faq'), 'pack.json: holds: '],
    ['pack.json', (text) => text.replace('{', ''), 'pack.json: Unexpected'],
  ])('names file and field: %s', (file, edit, message) => {
    change(file, edit);
    expect(reading).toThrow(message);
  });

  it('names a file that is missing', () => {
    rmSync(join(folder, 'standard.en.md'));
    expect(reading).toThrow('standard.en.md: there is no such file');
  });
});
