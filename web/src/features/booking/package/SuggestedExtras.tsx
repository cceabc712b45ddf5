import type { Extra } from '#contract/calls/booking';
import type { ReportSuggestion } from '#contract/calls/reports';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useKeptAdvice } from '../../../parts/orders/kept-advice.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Tag } from '../../../ui/data/Tag.tsx';
import { useDraft } from '../draft.ts';
import { packageText } from './text.ts';

/** Asked once for the person; without an answer there are none. */
export function useSuggestions() {
  const { customerGuid = '' } = useDraft();
  return useCall('ReportSuggestions', { customerGuid }, { enabled: customerGuid !== '' });
}

export interface Suggested {
  extra: Extra;
  suggestion: ReportSuggestion;
}

/** Those on offer to this person, what they came for first. */
export function useSuggested(extras: readonly Extra[]): Suggested[] {
  const found = useSuggestions().data?.suggestions ?? [];
  const wanted = useWantedCodes();
  // results out of range stand first among the wanted ones
  const rank = ({ suggestion }: Suggested) =>
    Math.min(...suggestion.codes.map((code) => wanted.indexOf(code)).filter((at) => at >= 0), wanted.length);
  return found
    .flatMap((suggestion): Suggested[] => {
      const extra = extras.find(({ id }) => id === suggestion.extraId);
      return extra ? [{ extra, suggestion }] : [];
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

const useWantedCodes = (): readonly string[] => useKeptAdvice(useDraft().customerGuid)?.codes ?? [];

interface SuggestedProps {
  suggested: readonly Suggested[];
  /** The row of an add-on as it stands elsewhere. */
  row: (extra: Extra, aside: ReactNode) => ReactNode;
}

/** Why each is here, who says so, and that it is no diagnosis; nothing is ticked by itself. */
export function SuggestedExtras({ suggested, row }: SuggestedProps) {
  const words = useText(packageText);
  const pick = usePick();
  const advice = useKeptAdvice(useDraft().customerGuid);
  if (suggested.length === 0 && !advice) return null;
  return (
    <section
      aria-label={words.suggested}
      className="mb-2 rounded-control border border-info-line bg-info-bg/40 p-3 md:px-4"
    >
      <h3 className="flex items-center gap-2 text-s">
        <Lightbulb aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-info" />
        {words.suggested}
      </h3>
      {advice && <p className="mt-1 text-label">{words.fromAdvice(pick(advice.title.zh, advice.title.en))}</p>}
      {suggested.length > 0 && (
        <ul className="divide-y divide-line">
          {suggested.map(({ extra, suggestion: { codes, reason, source } }) => (
            <li key={extra.id} className="pb-3">
              {row(
                extra,
                <Tag tone="info">
                  {advice && codes.some((code) => advice.codes.includes(code)) ? words.cameFor : words.suggestion}
                </Tag>,
              )}
              <p className="pl-7.5 text-label">{pick(reason.zh, reason.en)}</p>
              <p className="pl-7.5 text-c text-ink-2">{words.source(pick(source.zh, source.en))}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-c text-ink-2">{words.noDiagnosis}</p>
    </section>
  );
}
