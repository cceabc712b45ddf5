import type { Extra } from '#contract/calls/booking';
import type { Reason } from '#contract/reason';
import { usePick, useText } from '../../../platform/locale.ts';
import { useDraft } from '../draft.ts';
import { ReasonNote } from '../reason.tsx';
import { FIRST_PACKAGE_ID, packageId } from './PackageList.tsx';
import { swapsOut, type Chosen, type Offer, type SaidProblem } from './selection.ts';
import { packageText } from './text.ts';

interface ExtraReasonProps {
  offer: Offer;
  extra: Extra;
  chosen: Chosen;
  problem: SaidProblem | 'paid' | 'noMore';
  swap: (id: number) => void;
}

/** Why an add-on cannot be ticked, in the words the server would refuse it with, and the way out. */
export function ExtraReason({ offer, extra, chosen, problem, swap }: ExtraReasonProps) {
  const words = useText(packageText);
  const describe = useProblemReason(offer, extra, chosen);
  if (problem === 'paid') return <ReasonNote tone="mute" reason={{ text: words.paid, next: 'none' }} />;
  if (problem === 'noMore')
    return <ReasonNote tone="mute" reason={{ text: words.noMore(offer.maxExtras), next: 'none' }} />;
  return (
    <ReasonNote
      reason={describe(problem)}
      onNext={{
        swapExtra: () => swap(extra.id),
        choosePackage: (target) => focusPackage(offer, Number(target)),
      }}
    />
  );
}

function focusPackage({ examSets }: Offer, id: number): void {
  const first = examSets.find(({ reason }) => !reason);
  document.getElementById(first?.id === id ? FIRST_PACKAGE_ID : packageId(id))?.focus();
}

function useProblemReason(offer: Offer, extra: Extra, chosen: Chosen) {
  const words = useText(packageText);
  const pick = usePick();
  const isChange = useDraft().oldOrderId !== undefined;
  const nameOf = (list: readonly { id: number; name: { zh: string; en: string } }[], id: number) => {
    const found = list.find((one) => one.id === id);
    return found && pick(found.name.zh, found.name.en);
  };
  return (problem: SaidProblem): Pick<Reason, 'text' | 'next' | 'target'> => {
    if (problem.kind === 'exclusive') {
      const text = words.exclusive(nameOf(offer.extras, problem.with) ?? '');
      return { text, next: swapsOut(offer, extra, chosen) ? 'swapExtra' : 'none' };
    }
    const offered = problem.sets.filter((id) => offer.examSets.some((set) => set.id === id && !set.reason));
    // a package made for people of another sex or age is no way out for this person
    const fitting = offer.examSets.filter(({ id, misses }) => problem.sets.includes(id) && misses.length === 0);
    const names = (offered.length > 0 ? offered : fitting.map(({ id }) => id)).flatMap(
      (id) => nameOf(offer.examSets, id) ?? [],
    );
    if (names.length === 0) return { text: words.notWithSet, next: 'none' };
    const item = names.join(words.or);
    return {
      text: isChange ? words.needsSetFixed(item) : words.needsSet(item),
      next: offered[0] ? 'choosePackage' : 'none',
      target: String(offered[0]),
    };
  };
}
