import type { PrivacyVariant } from '#contract/values/content-kinds';
import { pathTo, type AppPath } from './paths.ts';

/** Where the privacy policy stands that a company's people agree to; with a version, as it was then. */
export const privacyPath = (variant: PrivacyVariant | undefined, version?: string): AppPath =>
  pathTo(variant === 'family' ? '/web/privacy/deqin' : '/web/privacy', undefined, { version });
