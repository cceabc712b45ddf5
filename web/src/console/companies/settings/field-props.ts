import type { ReactNode } from 'react';
import type { Help } from '#contract/company-config-help';
import type { Field } from '#contract/settings/fields';
import type { SettingProblem } from '#contract/settings/problems';

/** The props of the control of any kind of field. */
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

/** Money is kept in fen, and its settings are named so; operators read and type yuan. */
export const isMoney = (path: string): boolean => path.endsWith('Fen');

const YUAN = /^\d{1,9}(\.\d{1,2})?$/;

/** A typed amount of yuan, in fen; undefined where it is no amount. */
export function fenTyped(text: string): number | undefined {
  const plain = text.replace(/[\s,，¥￥]/g, '');
  if (!YUAN.test(plain)) return undefined;
  const [yuan = '0', part = ''] = plain.split('.');
  return Number(yuan) * 100 + Number(part.padEnd(2, '0'));
}

export const yuanOf = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));
