import { useEffect } from 'react';
import { toast } from '../../../platform/feedback.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { patchDraft, useDraft } from '../draft.ts';
import { changeDraft } from '../flow.ts';
import { keptExtras, swapsOut, type Chosen, type Offer } from './selection.ts';
import { packageText } from './text.ts';

/** The draft's package and add-ons, and how they change by the rules. */
export function useSelection(offer: Offer) {
  const words = useText(packageText);
  const pick = usePick();
  const { examSetId, extraIds = [] } = useDraft();
  const chosen: Chosen = { setId: examSetId, extraIds };
  const nameOf = (id: number) => {
    const found = offer.extras.find((extra) => extra.id === id);
    return found ? pick(found.name.zh, found.name.en) : '';
  };
  useSettled(offer, chosen, words.gone);

  async function chooseSet(setId: number) {
    const set = offer.examSets.find(({ id }) => id === setId);
    if (!set) return;
    const kept = keptExtras(offer, setId, extraIds);
    const agreed = await changeDraft({ examSetId: setId, examSetName: set.name, extraIds: kept });
    const lost = extraIds.filter((id) => !kept.includes(id)).map(nameOf);
    if (agreed && lost.length > 0) toast(words.dropped(lost.join(words.separator)));
  }
  const setExtras = (ids: readonly number[]) => void changeDraft({ extraIds: [...ids] });
  return {
    chosen,
    chooseSet: (id: number) => void chooseSet(id),
    toggle: (id: number, on: boolean) => setExtras(on ? [...extraIds, id] : extraIds.filter((other) => other !== id)),
    /** Paid ones stay. */
    clear: () => setExtras(keptExtras(offer, examSetId, [])),
    swap(id: number) {
      const extra = offer.extras.find((one) => one.id === id);
      const out = extra && swapsOut(offer, extra, chosen);
      if (out) setExtras([...extraIds.filter((other) => !out.includes(other)), id]);
    },
  };
}

/** Choices made under other circumstances (another day, another device) are held against the present offer. */
function useSettled(offer: Offer, { setId, extraIds }: Chosen, gone: string): void {
  const open = offer.examSets.filter(({ reason }) => !reason);
  const [only, second] = open;
  const isGone = setId !== undefined && !open.some(({ id }) => id === setId);
  const kept = keptExtras(offer, setId, extraIds);
  const isOff = kept.length !== extraIds.length;
  useEffect(() => {
    if (isGone) {
      patchDraft({ examSetId: undefined, examSetName: undefined });
      toast(gone);
    } else if (setId === undefined && only && !second) {
      patchDraft({ examSetId: only.id, examSetName: only.name, extraIds: kept });
    } else if (isOff) patchDraft({ extraIds: kept });
  });
}
