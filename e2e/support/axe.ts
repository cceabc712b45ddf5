import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Half as long as what the module itself would hand out, and a browser reads it in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which part of a page is looked at, and by which rules. */
export interface Look {
  include: string[];
  exclude?: string[] | undefined;
  runOnly: { type: 'tag' | 'rule'; values: string[] };
  /** Rules beside those of the tags, or without. */
  rules?: Record<string, { enabled: boolean }>;
}

export interface Violation {
  id: string;
  impact?: string | null;
  nodes: { target: string[]; failureSummary?: string }[];
}

/**
 * The findings of axe on a page. It is put into a document once and asked for violations only: its own wrapper puts it
 * there for every look, and once more into an empty page, which takes longer than the looking.
 */
export async function violationsOn(page: Page, look: Look): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(run, look);
}

type Run = (where: object, options: object) => Promise<{ violations: Violation[] }>;

/** Runs in the page. */
async function run({ include, exclude = [], runOnly, rules = {} }: Look): Promise<Violation[]> {
  const { axe } = window as unknown as { axe: { run: Run } };
  return (await axe.run({ include, exclude }, { runOnly, rules, resultTypes: ['violations'] })).violations;
}
