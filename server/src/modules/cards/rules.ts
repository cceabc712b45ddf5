import type { Selectable } from 'kysely';
import { CARD_STATE, stateByDays, type CardState } from '#contract/rules/card';
import type { Schema } from '../../db/tables.ts';
import { Fault } from '../../fault.ts';

export type CardRow = Selectable<Schema['card']>;
type Dated = Pick<CardRow, 'state' | 'valid_from' | 'valid_to'>;

const { available, suspended, used, frozen, cancelled, gifted, notStarted, over } = CARD_STATE;
/** Those that only wait for their days. */
const FREE: readonly number[] = [available, notStarted];

/** The state of a card today: its days count even if the job that writes them down is late. */
export function stateToday(card: Dated, today: string): CardState {
  const byDays = stateByDays({ validFrom: card.valid_from, validTo: card.valid_to }, today);
  // guard: cards: the days of a card
  if (FREE.includes(card.state)) return byDays;
  // the column holds no other numbers
  return card.state === gifted && byDays === over ? over : (card.state as CardState);
}

/** Why it cannot be used today; undefined: it can. */
export function stateFault(card: Dated, today: string): Fault | undefined {
  switch (stateToday(card, today)) {
    case available:
      return undefined;
    case suspended:
      return new Fault('cardSuspended');
    case used:
      return new Fault('cardUsedUp');
    case frozen:
      return new Fault('cardFrozen');
    case cancelled:
      return new Fault('cardCancelled');
    case gifted:
      return new Fault('cardGifted');
    case notStarted:
      return new Fault('cardNotStarted', { date: card.valid_from });
    case over:
      return new Fault('cardExpired');
  }
}

/** A card for check-ups, of this plan or of any. */
export const fitsPlan = (card: Pick<CardRow, 'purpose' | 'plan_id'>, planId: number): boolean =>
  card.purpose === 'plan' && (card.plan_id === null || card.plan_id === planId);

export const isUnused = (card: Pick<CardRow, 'uses_left' | 'uses_total' | 'left_fen' | 'value_fen'>): boolean =>
  card.uses_left === card.uses_total && card.left_fen === card.value_fen;
