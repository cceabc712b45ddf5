import type { Center } from '#contract/booking';
import { useText } from '../../../platform/locale.ts';
import type { CenterCardProps } from '../../../ui/data/CenterCard.tsx';
import { centersText } from './text.ts';

/** A centre's rating in words; one without evaluations says so. */
export function useRating({ rating, evaluations }: Pick<Center, 'rating' | 'evaluations'>): CenterCardProps['rating'] {
  const words = useText(centersText);
  if (evaluations === 0) return { label: '', text: words.noEvaluations };
  return { label: words.rated, stars: rating.toFixed(1), text: words.evaluations(evaluations) };
}
