import type { PrivacyKind } from '#contract/content-kinds';
import type { Bilingual } from '#contract/language';

/** A text the portal is delivered with. */
export interface OwnText {
  kind: PrivacyKind;
  title: Bilingual;
  body: Bilingual;
}
