export const CENTER_STATES = ['draft', 'published', 'closed'] as const;
export type CenterStage = (typeof CENTER_STATES)[number];
export const CENTER_LANGUAGES = ['zh', 'en', 'yue', 'ja', 'ko'] as const;
export type CenterLanguage = (typeof CENTER_LANGUAGES)[number];
/** Eaten at the centre after the check-up. */
export const MEALS = ['none', 'breakfast', 'lunch'] as const;
export type Meal = (typeof MEALS)[number];
/** 1 connected, 2 by an operator. */
export const DOCKING_METHODS = [1, 2] as const;
export const MOST_TAGS = 8;
export const MOST_SEGMENT_SEATS = 2_000;
export const MOST_SEGMENTS = 7 * 40;
/** Days of seats shown beside a centre. */
export const SHOWN_DAYS = 14;
/** More than the country has: a select takes them all. */
export const MOST_CITIES = 500;
/** The administrative division of a city, six digits. */
export const CITY_CODE = /^[1-9]\d{5}$/;
export const CENTER_CODE = /^[A-Z0-9][A-Z0-9-]{1,19}$/;
export const CENTER_PHONE = /^\+?\d[\d -]{4,28}\d$/;
