import type * as z from 'zod/mini';
import { CompanyConfig } from '../company-config.ts';

type Schema = z.core.$ZodType;
export type Choice = string | number;

/**
 * The kind of a setting, as the form of the console draws it; read from the schema, so that no field is drawn by hand.
 */
export type Field =
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly Choice[] }
  | { kind: 'choices'; options: readonly Choice[]; least: number }
  | { kind: 'whole'; min?: number; max?: number }
  | { kind: 'day' }
  | { kind: 'text' }
  /** One text in both languages. */
  | { kind: 'both' }
  | { kind: 'fields'; fields: readonly InnerField[] }
  | { kind: 'list'; element: Field; least: number }
  /** Whichever variant is chosen brings fields of its own. */
  | { kind: 'variants'; on: string; variants: readonly { value: string; fields: readonly InnerField[] }[] };

export interface InnerField {
  name: string;
  field: Field;
  optional: boolean;
  byDefault: unknown;
}

/** One behaviour of a company: what the form lists, what differs from the default, what two versions are compared by. */
export interface Setting extends Omit<InnerField, 'name'> {
  /** `booking.holdMinutes` */
  path: string;
}

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;
type Shape = Readonly<Record<string, Schema>>;

interface Unwrapped {
  inner: Schema;
  optional: boolean;
  byDefault: unknown;
}

function unwrap(schema: Schema): Unwrapped {
  const def = defOf(schema);
  if (def.type === 'optional') return { ...unwrap(def.innerType), optional: true };
  if (def.type === 'default' || def.type === 'prefault')
    return { ...unwrap(def.innerType), byDefault: def.defaultValue };
  return { inner: schema, optional: false, byDefault: undefined };
}

/** The checks of a schema beyond the type of its value. */
const checksOf = (schema: Schema) =>
  (schema._zod.def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);

function limitsOf(schema: Schema): { min?: number; max?: number } {
  const limits: { min?: number; max?: number } = {};
  for (const check of checksOf(schema)) {
    if (check.check === 'greater_than') limits.min = Number(check.value);
    if (check.check === 'less_than') limits.max = Number(check.value);
    if (check.check === 'min_length') limits.min = check.minimum;
  }
  return limits;
}

const DAY = String.raw`^\d{4}-\d{2}-\d{2}$`;
const isDayText = (schema: Schema): boolean =>
  checksOf(schema).some((check) => check.check === 'string_format' && check.pattern?.source === DAY);

const isBoth = (shape: Shape): boolean =>
  Object.keys(shape).sort().join() === 'en,zh' && Object.values(shape).every((each) => defOf(each).type === 'string');

const innerFields = (shape: Shape, path: string): InnerField[] =>
  Object.entries(shape).map(([name, schema]) => {
    const { inner, optional, byDefault } = unwrap(schema);
    return { name, field: fieldOf(inner, `${path}.${name}`), optional, byDefault };
  });

const choicesOf = (schema: Schema): readonly Choice[] | undefined => {
  const def = defOf(schema);
  const values = def.type === 'enum' ? Object.values(def.entries) : def.type === 'literal' ? def.values : undefined;
  return values?.filter((value): value is Choice => typeof value === 'string' || typeof value === 'number');
};

function fieldOf(schema: Schema, path: string): Field {
  const def = defOf(schema);
  const options = choicesOf(schema);
  if (options) return { kind: 'choice', options };
  if (def.type === 'boolean') return { kind: 'flag' };
  if (def.type === 'number') return { kind: 'whole', ...limitsOf(schema) };
  if (def.type === 'string') return { kind: isDayText(schema) ? 'day' : 'text' };
  if (def.type === 'object')
    return isBoth(def.shape) ? { kind: 'both' } : { kind: 'fields', fields: innerFields(def.shape, path) };
  if (def.type === 'union') return variantsOf(def, path);
  if (def.type !== 'array') throw new Error(`The form has nothing to draw ${path} with`);
  const least = limitsOf(schema).min ?? 0;
  const { inner } = unwrap(def.element);
  const several = choicesOf(inner);
  return several
    ? { kind: 'choices', options: several, least }
    : { kind: 'list', element: fieldOf(inner, `${path}[]`), least };
}

function variantsOf(def: z.core.$ZodUnionDef, path: string): Field {
  const on = 'discriminator' in def ? String(def.discriminator) : undefined;
  if (!on) throw new Error(`The form has nothing to draw ${path} with`);
  const variants = def.options.map((option) => {
    const shape = shapeOf(option);
    const [value] = (shape[on] && choicesOf(shape[on])) ?? [];
    const { [on]: _, ...rest } = shape;
    return { value: String(value), fields: innerFields(rest, path) };
  });
  return { kind: 'variants', on, variants };
}

function shapeOf(schema: Schema): Shape {
  const def = defOf(schema);
  return def.type === 'object' ? def.shape : {};
}

/** A group is an object that is there even where nothing is said of it: its fields are settings by themselves. */
const isGroup = (schema: Schema): boolean => defOf(schema).type === 'prefault';

const settingsIn = (shape: Shape, before: string): Setting[] =>
  Object.entries(shape).flatMap(([name, schema]): Setting[] => {
    const path = before + name;
    const { inner, optional, byDefault } = unwrap(schema);
    if (isGroup(schema)) return settingsIn(shapeOf(inner), `${path}.`);
    return [{ path, field: fieldOf(inner, path), optional, byDefault }];
  });

export const settingsOf = (schema: Schema): Setting[] => settingsIn(shapeOf(schema), '');

/** Every behaviour a company may have, in the order of the schema. */
export const companySettings: readonly Setting[] = settingsOf(CompanyConfig);

/** The first value of a new element or a variant just chosen. */
export function blankOf(field: Field): unknown {
  switch (field.kind) {
    case 'flag':
      return false;
    case 'choice':
      return field.options[0];
    case 'choices':
    case 'list':
      return [];
    case 'whole':
      return field.min ?? 0;
    case 'day':
    case 'text':
      return '';
    case 'both':
      return { zh: '', en: '' };
    case 'fields':
      return blankFields(field.fields);
    case 'variants':
      return { [field.on]: field.variants[0]?.value, ...blankFields(field.variants[0]?.fields ?? []) };
  }
}

export const blankFields = (fields: readonly InnerField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter(({ optional }) => !optional).map(({ name, field, byDefault }) => [name, byDefault ?? blankOf(field)]),
  );
