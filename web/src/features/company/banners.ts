import type { Banner } from '#contract/calls/company';

/** The pictures switch at 750 px, which is not where the layout does. */
export const SMALL = '(max-width: 749.98px)';

/** A slide: one picture for wide screens and, where the company has one, another for phones. */
export interface Slide extends Omit<Banner, 'image'> {
  image: string;
  smallImage?: string;
}

/** By the name of the file, not the folders before it nor the query behind. */
const isSmall = (image: string): boolean => /small/i.test(image.split(/[?#]/)[0]?.split('/').at(-1) ?? '');

/** A picture named "small" is the phone's picture of the banner before it; one without a banner stands for itself. */
export function slidesOf(banners: readonly Banner[]): Slide[] {
  const slides: Slide[] = [];
  for (const banner of banners) {
    const before = slides.at(-1);
    if (isSmall(banner.image) && before && !before.smallImage && !isSmall(before.image))
      before.smallImage = banner.image;
    else slides.push({ ...banner });
  }
  return slides;
}
