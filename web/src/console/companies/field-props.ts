import type { ReactNode } from 'react';
import type { Help } from '#contract/company-config-help';
import type { Field } from '#contract/settings/fields';
import type { SettingProblem } from '#contract/settings/problems';

/** What the control of any kind of field is told. */
export interface FieldInputProps<F extends Field = Field> {
  field: F;
  /** May be left out altogether. */
  optional: boolean;
  /** Where it stands, as a problem names it: `bookingWindows.0.from`. */
  path: string;
  label: string;
  hint?: string;
  /** The field's own name, for those who speak of it by that. */
  code?: string;
  help: Help;
  value: unknown;
  problems: readonly SettingProblem[];
  /** Undefined: nothing is said. */
  onChange: (value: unknown) => void;
}

/** Of a field with fields inside: what draws those. */
export interface Drawing {
  draw: (inner: FieldInputProps) => ReactNode;
}

export type InputOf<K extends Field['kind']> = FieldInputProps<Extract<Field, { kind: K }>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
