/** Preparations an item asks of a person. */
export const ITEM_NEEDS = ['fasting', 'fullBladder', 'notInPeriod', 'notPregnant', 'noMetal'] as const;
export const ITEM_STATES = ['all', 'active', 'retired'] as const;
/** An item keeps its code for good: packages and reports name it by this. */
export const ITEM_CODE = /^[a-z][A-Za-z0-9]{1,39}$/;
export const MOST_ITEM_MINUTES = 480;
