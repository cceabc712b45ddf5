import { randomInt } from 'node:crypto';
import { KIT_STATES } from '#contract/calls/mall-orders';

export type KitState = (typeof KIT_STATES)[number];

const DIGITS = 10;

/** The number on the tube; random, so that another's cannot be found by counting. */
export const newSampleNo = (): string => `GK${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;

/** A sample goes one step at a time. */
export const nextKitState = (state: KitState | null): KitState | undefined =>
  state === null ? undefined : KIT_STATES[KIT_STATES.indexOf(state) + 1];
