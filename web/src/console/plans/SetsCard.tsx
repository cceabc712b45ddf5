import type { OpsPlanSet } from '#contract/ops/plans';
import { usePick, useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { fenTyped, yuanTyped } from '../mall-products/amounts.ts';
import type { PlanCardProps } from './card-props.ts';
import type { SetDraft } from './form.ts';
import { plansText } from './text.ts';

/** The packages on offer, what the company pays of each, and for which classes. */
export function SetsCard({
  sets,
  draft,
  change,
  error,
}: Pick<PlanCardProps, 'draft' | 'change'> & { sets: readonly OpsPlanSet[]; error: string | undefined }) {
  const words = useText(plansText);
  const ticked = sets.filter(({ setId }) => draft.sets[setId]);
  const put = (setId: number, set: SetDraft | undefined) => {
    const { [String(setId)]: _, ...others } = draft.sets;
    change({ sets: set ? { ...others, [setId]: set } : others });
  };
  const payAll = () =>
    change({
      sets: Object.fromEntries(
        ticked.map(({ setId, priceFen }) => [
          String(setId),
          { classes: draft.sets[setId]?.classes ?? '', share: yuanTyped(priceFen) },
        ]),
      ),
    });
  return (
    <Card title={words.sets}>
      <p className="mb-3 text-c text-ink-3">{words.setsHint}</p>
      {error && (
        <div className="mb-3">
          <Alert tone="bad">{error}</Alert>
        </div>
      )}
      {ticked.length > 0 && (
        <div className="mb-3">
          <Button size="sm" guardMs={0} onClick={payAll}>
            {words.fillShares}
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {sets.map((set) => (
          <SetRow key={set.setId} set={set} typed={draft.sets[set.setId]} onChange={(to) => put(set.setId, to)} />
        ))}
      </ul>
    </Card>
  );
}

interface SetRowProps {
  set: OpsPlanSet;
  /** Absent: the plan does not offer it. */
  typed: SetDraft | undefined;
  onChange: (set: SetDraft | undefined) => void;
}

function SetRow({ set, typed, onChange }: SetRowProps) {
  const words = useText(plansText);
  const pick = usePick();
  const name = pick(set.name.zh, set.name.en);
  const who = [
    set.sex && words.sexes[set.sex],
    set.marital && words.maritals[set.marital],
    (set.minAge !== null || set.maxAge !== null) && words.ages(set.minAge, set.maxAge),
  ].filter(Boolean);
  const shareFen = typed && fenTyped(typed.share);
  return (
    <li className="grid grid-cols-1 gap-3 py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <Checkbox
        label={
          <>
            <b className="font-semibold">{name}</b>
            <span className="block text-c text-ink-2">
              {words.price(priceText(set.priceFen))} · {who.join(' · ') || words.everybody}
            </span>
          </>
        }
        checked={typed !== undefined}
        onChange={(event) => onChange(event.target.checked ? { share: '0', classes: '' } : undefined)}
      />
      {typed && (
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          <TextField
            label={words.share(name)}
            hint={shareFen === undefined ? undefined : words.selfPays(priceText(Math.max(0, set.priceFen - shareFen)))}
            inputMode="decimal"
            value={typed.share}
            onChange={(event) => onChange({ ...typed, share: event.target.value })}
          />
          <TextField
            label={words.setClasses(name)}
            hint={words.classesHint}
            optionalMark={words.optional}
            value={typed.classes}
            onChange={(event) => onChange({ ...typed, classes: event.target.value })}
          />
        </div>
      )}
    </li>
  );
}
