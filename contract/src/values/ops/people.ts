import { REVEALED_FIELDS } from './orders.ts';

/** Whether a person can sign in, and if they cannot, why. */
export const PERSON_STATES = ['canEnter', 'neverEntered', 'disabled', 'left'] as const;
export const PEOPLE_FILTERS = ['all', ...PERSON_STATES, 'leaving', 'hr'] as const;
/** A list that would be longer has to be narrowed. */
export const MOST_PEOPLE = 1_000;
export const PERSON_REVEALED = [...REVEALED_FIELDS, 'email'] as const;
/** How long the link for a new password is good. */
export const SIGN_IN_LINK_MINUTES = 30;
/** Why an operator closes an account. */
export const DISABLE_KINDS = ['phoneOfAnother', 'ownerAsked', 'misused', 'other'] as const;
