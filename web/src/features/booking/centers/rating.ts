import type { Center } from '#contract/calls/booking';
import { FEWEST_PEOPLE } from '#contract/values/hr-choices';
import { useText } from '../../../platform/locale.ts';
import type { CenterCardProps } from '../../../ui/data/CenterCard.tsx';
import { centersText } from './text.ts';

/** A centre's rating in words; one with too few evaluations for a mean says so. */
export function useRating({ rating, evaluations }: Pick<Center, 'rating' | 'evaluations'>): CenterCardProps['rating'] {
  const words = useText(centersText);
  if (evaluations === 0) return { label: '', text: words.fewEvaluations(FEWEST_PEOPLE) };
  return { label: words.rated, stars: rating.toFixed(1), text: words.evaluations(evaluations) };
}
