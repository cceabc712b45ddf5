import { dayInShanghai } from '#contract/rules/day';
import type { ClaimRow, ClaimTerms } from '#contract/calls/reimbursement';
import { clockTime, shortDay, withTime } from '../../platform/dates.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { StageLine } from '../../ui/data/StageLine.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { claimStages, claimTag } from './progress.ts';
import { claimsText } from './text.ts';

interface Props {
  claim: Pick<ClaimRow, 'state' | 'dates'>;
  wording: ClaimTerms['wording'];
}

/** The dated line of a claim's steps. A draft has none yet. */
export function ClaimProgress({ claim, wording }: Props) {
  const words = useText(claimsText);
  const language = useLocale();
  if (claim.state === 'draft') return null;
  const when = (iso: string) => {
    const at = new Date(iso);
    return withTime(shortDay(dayInShanghai(at), language, { weekday: false }), clockTime(at.getTime()));
  };
  return (
    <StageLine
      label={words.progress}
      marks={words.marks}
      stages={claimStages(wording, claim).map(({ name, state, at }) => ({
        key: name,
        label: words.stages[name],
        state,
        ...(at && state !== 'todo' && { text: when(at) }),
      }))}
    />
  );
}

export function ClaimTag({ claim, wording }: Props) {
  const words = useText(claimsText);
  const { name, tone } = claimTag(wording, claim);
  return (
    <Tag tone={tone} dot>
      {words.states[name]}
    </Tag>
  );
}
