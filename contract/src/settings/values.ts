import type { Setting } from './fields.ts';

/** A company's behaviour as far as it was said; an absent field is as it is by default. */
export type ConfigValues = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

export const valueAt = (values: ConfigValues, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => own(inside, name), values);

/** The same with one value changed; undefined takes it away, and the groups that are then empty. */
export function withValue(values: ConfigValues, path: string, value: unknown): ConfigValues {
  const [name = '', ...rest] = path.split('.');
  const before = own(values, name);
  const next = rest.length === 0 ? value : withValue(isRecord(before) ? before : {}, rest.join('.'), value);
  const isGone = next === undefined || (rest.length > 0 && isRecord(next) && Object.keys(next).length === 0);
  const { [name]: _, ...others } = values;
  return isGone ? others : { ...others, [name]: next };
}

/** In one order of names: the database keeps its own. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return names.sort().map((name) => [name, ordered(value[name])]);
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** The value that holds: the given one, or the default. */
export const effectiveValue = (values: ConfigValues, { path, byDefault }: Setting): unknown =>
  valueAt(values, path) ?? byDefault;

export const isByDefault = (values: ConfigValues, setting: Setting): boolean =>
  isSame(effectiveValue(values, setting), setting.byDefault);

/**
 * Only known settings, and of them only those that differ from the default: so a default that changes later changes for
 * them, too.
 */
export const withoutDefaults = (values: ConfigValues, settings: readonly Setting[]): ConfigValues =>
  settings
    .filter((setting) => !isByDefault(values, setting))
    .reduce<ConfigValues>((kept, { path }) => withValue(kept, path, valueAt(values, path)), {});
