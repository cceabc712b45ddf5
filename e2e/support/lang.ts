/** The language a journey is made in. */
export type Lang = 'zh' | 'en';
