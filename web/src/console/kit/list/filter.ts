import type { ReactNode } from 'react';
import type { AddressKey } from '../../../platform/address-state.ts';

/** The part of an address's search that a list owns, as it is written there. */
export type AddressTexts = Readonly<Record<string, string | undefined>>;
export type Counts = Readonly<Record<string, number>>;

export interface FilterDrawing {
  texts: AddressTexts;
  /** Begins again at the first page; `replace` for a text that changes with every key pressed. */
  change: (texts: AddressTexts, options?: { replace?: boolean }) => void;
  /** How many rows each choice has; absent until the reply is there. */
  counts: Counts | undefined;
  /** How a search was understood. */
  searchNote?: ReactNode;
}

/** One filter of a list: its keys in the address, its part `P` of the call's payload, and its field. */
export interface Filter<P extends object> {
  names: readonly string[];
  payloadOf: (texts: AddressTexts) => P;
  isOn: (texts: AddressTexts) => boolean;
  draw: (drawing: FilterDrawing) => ReactNode;
  /** Chooses a list, or its order, and does not narrow it: "clear filters" leaves it. */
  kept?: boolean | undefined;
  /** Stands in a line of its own. */
  isSearch?: boolean;
}

interface OneValue<T, P extends object> {
  /** Its name in the address. */
  at: string;
  key: AddressKey<T>;
  payloadOf: (value: T) => P;
  draw: (value: T, set: (value: T) => void, drawing: FilterDrawing) => ReactNode;
  kept?: boolean | undefined;
  /** Names in the address that mean nothing once this one has changed. */
  clears?: readonly string[] | undefined;
}

/** A filter with one value in the address. */
export function filterOf<T, P extends object>({ at, key, draw, clears = [], ...one }: OneValue<T, P>): Filter<P> {
  const cleared = Object.fromEntries(clears.map((name) => [name, undefined]));
  return {
    names: [at],
    kept: one.kept,
    payloadOf: (texts) => one.payloadOf(key.read(texts[at])),
    isOn: (texts) => key.write(key.read(texts[at])) !== undefined,
    draw: (drawing) =>
      draw(key.read(drawing.texts[at]), (value) => drawing.change({ ...cleared, [at]: key.write(value) }), drawing),
  };
}
