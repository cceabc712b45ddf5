import type * as z from 'zod/mini';

interface Field {
  /** With its groups: `header.exit`. */
  path: string;
  name: string;
  /** The group it stands in; absent at the top and inside of lists, where the list itself is read. */
  group: string | undefined;
}

type Def = z.core.$ZodTypeDef & {
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
};

/** Every field of a schema at any depth, through defaults, options and lists. */
export function fieldsOf(schema: z.core.$ZodType, path: readonly string[] = [], group?: string): Field[] {
  const def: Def = schema._zod.def;
  if (def.innerType) return fieldsOf(def.innerType, path, group);
  if (def.element) return fieldsOf(def.element, path);
  if (def.options) return def.options.flatMap((option) => fieldsOf(option, path));
  if (!def.shape || (path.length > 0 && isWords(def.shape))) return [];
  return Object.entries(def.shape).flatMap(([name, field]) => {
    const at = [...path, name];
    const inner = fieldsOf(field, at, name);
    return inner.length > 0 ? inner : [{ path: at.join('.'), name, group }];
  });
}

/** A text in both languages is one field. */
const isWords = (shape: object): boolean => Object.keys(shape).join() === 'zh,en';

/** Those whose name stands in no file that knows its group too. */
export const unreadFields = (schema: z.core.$ZodType, files: readonly string[]): string[] =>
  [...new Map(fieldsOf(schema).map((field) => [field.path, field])).values()]
    .filter(
      ({ name, group }) =>
        !files.some(
          (text) =>
            /* guard: a setting without a reader is found → true */ names(text, name) &&
            (!group || names(text, group, 'i')),
        ),
    )
    .map(({ path }) => path);

/** A group may be named by its type, which begins with a capital. */
const names = (text: string, name: string, flags = ''): boolean => new RegExp(`\\b${name}\\b`, flags).test(text);
