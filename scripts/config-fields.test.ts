import { CompanyConfig } from '#contract/company-config';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOf, unreadFields } from './lib/config-fields.ts';
import { isTest, sourcesUnder } from './laws/sources.ts';

/** Rules of the contract are what both sides read with. */
const read = ['server/src', 'web/src', 'contract/src/rules']
  .flatMap((folder) => sourcesUnder(folder))
  .filter(({ path }) => !isTest(path))
  // a comment about a field reads nothing
  .map(({ text }) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''));

describe('a setting of a company', () => {
  it('is read by some code outside the demo world and tests', () => {
    expect(fieldsOf(CompanyConfig).length).toBeGreaterThan(80);
    expect(unreadFields(CompanyConfig, read)).toEqual([]);
  });

  // proves: a setting without a reader is found
  it('that no code reads is found, alone or in its group', () => {
    const header = z.extend(CompanyConfig.shape.header.def.innerType, { nobodyReadsThis: z.boolean() });
    const more = z.extend(CompanyConfig, { header, norThis: z.optional(z.string()) });
    expect(unreadFields(more, read)).toEqual(['header.nobodyReadsThis', 'norThis']);
  });
});
