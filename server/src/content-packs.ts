import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import type { Bilingual } from '#contract/language';
import type { Env } from './env.ts';
import { StartupError } from './fault.ts';

/** Content comes in packs: a folder with a pack.json that describes it, and Markdown or JSON. */
const PACK_KINDS = ['check-up-items', 'encyclopedia', 'faq', 'privacy', 'questionnaires'] as const;
type PackKind = (typeof PACK_KINDS)[number];

const line = z.string().check(z.trim(), z.minLength(1));
const Description = z.strictObject({
  name: z.strictObject({ zh: line, en: line }),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  holds: z.enum(PACK_KINDS),
});

export interface Pack extends z.output<typeof Description> {
  folder: string;
}

/** A Markdown file: the keys between its first two lines of dashes, and the text below them. */
export interface MarkdownFile<Front> {
  front: Front;
  body: string;
}

/** Both paths are tried: a build puts the packs beside the program, a checkout has them at its root. */
export function deliveredContent(): string {
  const folders = ['../content/', '../../content/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = folders.find((folder) => existsSync(folder));
  if (!found) throw new StartupError(`The content packs are missing: none of ${folders.join(', ')} exists`);
  return found;
}

/** The folder of all packs: the one named in the settings, else the delivered one. */
export const contentFolder = ({ contentDir }: Pick<Env, 'contentDir'>): string => contentDir ?? deliveredContent();

export function openPack(folder: string, holds: PackKind): Pack {
  const pack = { ...checked(join(folder, 'pack.json'), Description, parsedJson(join(folder, 'pack.json'))), folder };
  if (pack.holds !== holds) throw contentError(pack, 'pack.json', 'holds', `expected ${holds}, found ${pack.holds}`);
  return pack;
}

export function readJson<S extends z.core.$ZodType>(pack: Pack, file: string, schema: S): z.output<S> {
  const path = join(pack.folder, file);
  return checked(path, schema, parsedJson(path));
}

/** A text is in force in both languages or not at all, so both files must be there. */
export const readBothLanguages = <S extends z.core.$ZodType>(
  pack: Pack,
  name: string,
  front: S,
): Record<keyof Bilingual, MarkdownFile<z.output<S>>> => ({
  zh: readMarkdown(pack, `${name}.zh.md`, front),
  en: readMarkdown(pack, `${name}.en.md`, front),
});

function readMarkdown<S extends z.core.$ZodType>(pack: Pack, file: string, schema: S): MarkdownFile<z.output<S>> {
  const path = join(pack.folder, file);
  const text = read(path);
  const [fenced, front = ''] = /^---\n([\s\S]*?\n)?---\n/.exec(text) ?? [''];
  const keys: unknown = parsed(path, () => parseYaml(front) ?? {});
  return { front: checked(path, schema, keys), body: text.slice(fenced.length).trim() };
}

/** Holds one entry of a file against a schema of its own; `entry` stands before the fields that are wrong. */
export const checkField = <S extends z.core.$ZodType>(
  pack: Pack,
  file: string,
  entry: string,
  schema: S,
  value: unknown,
): z.output<S> => checked(`${join(pack.folder, file)}: ${entry}`, schema, value);

export const contentError = (pack: Pack, file: string, field: string, reason: string): StartupError =>
  new StartupError(`${join(pack.folder, file)}: ${field}: ${reason}`);

const parsedJson = (path: string): unknown => parsed(path, () => JSON.parse(read(path)));

function read(path: string): string {
  if (!existsSync(path)) throw new StartupError(`${path}: there is no such file`);
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}

function parsed(path: string, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Names every field that is wrong, so that one look at the file mends it. */
function checked<S extends z.core.$ZodType>(path: string, schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: z.locales.en().localeError });
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new StartupError(`${path}: ${wrong.join('; ')}`);
}
