import type { Extra } from '#contract/calls/booking';
import { useState, type ReactNode } from 'react';
import { usePick, useText } from '../../../platform/locale.ts';
import { AddOnRow } from '../../../ui/form/AddOnRow.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import type { Detail } from './DetailSheet.tsx';
import { ExtraReason } from './ExtraReason.tsx';
import { NotForThem, useIsSelf } from './PackageFit.tsx';
import { extraState, isChosen, type Chosen, type Offer } from './selection.ts';
import { SuggestedExtras, useSuggested } from './SuggestedExtras.tsx';
import { packageText } from './text.ts';
import { useWished, WishedExtra } from './WishedExtra.tsx';

interface ExtraListProps {
  offer: Offer;
  chosen: Chosen;
  toggle: (id: number, on: boolean) => void;
  swap: (id: number) => void;
  onDetail: (detail: Detail) => void;
}

/** The add-ons in groups that fold; those for other people stand last. */
export function ExtraList(props: ExtraListProps) {
  const { offer, chosen } = props;
  const words = useText(packageText);
  const isSelf = useIsSelf();
  const [othersOpen, setOthersOpen] = useState(false);
  const fitting = offer.extras.filter(({ reason, paid }) => !reason || paid);
  const wished = useWished(fitting);
  const suggested = useSuggested(fitting.filter((extra) => extra !== wished));
  const isSuggested = (one: Extra) => suggested.some(({ extra }) => extra.id === one.id);
  const others = offer.extras.filter(({ reason, paid }) => reason && !paid);
  const grouped = fitting.filter((extra) => extra !== wished && !isSuggested(extra));
  const categories = [...new Map(grouped.map(({ category }) => [category.zh, category])).values()];
  const count = chosen.extraIds.length;
  return (
    <Card
      title={words.extras}
      aside={
        <span aria-live="polite" className={cx(count >= offer.maxExtras ? 'font-semibold text-warn' : '')}>
          {words.counter(count, offer.maxExtras)}
        </span>
      }
    >
      {offer.extras.length === 0 && <p className="text-ink-2">{words.noExtras}</p>}
      <WishedExtra wished={wished} row={(extra, aside) => <ExtraRow {...props} extra={extra} tag={aside} />} />
      <SuggestedExtras
        suggested={suggested}
        row={(extra, aside) => <ExtraRow {...props} extra={extra} tag={aside} />}
      />
      {categories.map((category) => (
        <ExtraGroup
          key={category.zh}
          {...props}
          category={category}
          extras={grouped.filter((extra) => extra.category.zh === category.zh)}
        />
      ))}
      {others.length > 0 && (
        <Fold
          title={<span className="text-label font-normal text-ink-2">{words.notForExtras(isSelf, others.length)}</span>}
          open={othersOpen}
          onToggle={() => setOthersOpen(!othersOpen)}
        >
          {othersOpen && <NotForThem list={others} />}
        </Fold>
      )}
    </Card>
  );
}

interface ExtraGroupProps extends ExtraListProps {
  category: Extra['category'];
  extras: readonly Extra[];
}

/** Folded, it still shows its chosen add-ons. */
function ExtraGroup({ category, extras, ...props }: ExtraGroupProps) {
  const words = useText(packageText);
  const pick = usePick();
  const [open, setOpen] = useState(false);
  const { chosen } = props;
  const shown = open ? extras : extras.filter((extra) => isChosen(extra, chosen));
  const toggle = (id: number, on: boolean) => {
    // a deselected add-on must not vanish from under the finger
    setOpen(true);
    props.toggle(id, on);
  };
  return (
    <Fold
      title={pick(category.zh, category.en)}
      aside={words.ofGroup(extras.filter((extra) => isChosen(extra, chosen)).length, extras.length)}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      {shown.length > 0 && (
        <ul className="divide-y divide-line md:pl-4">
          {shown.map((extra) => (
            <li key={extra.id}>
              <ExtraRow {...props} extra={extra} toggle={toggle} />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

interface ExtraRowProps extends ExtraListProps {
  extra: Extra;
  /** Beside its name, why it stands where it stands. */
  tag?: ReactNode;
}

function ExtraRow({ offer, extra, tag, chosen, toggle, swap, onDetail }: ExtraRowProps) {
  const words = useText(packageText);
  const pick = usePick();
  const state = extraState(offer, extra, chosen);
  const name = pick(extra.name.zh, extra.name.en);
  const problem =
    state.kind === 'problem'
      ? state.problem
      : state.kind === 'paid' || state.kind === 'noMore'
        ? state.kind
        : undefined;
  return (
    <AddOnRow
      name={name}
      text={pick(extra.summary.zh, extra.summary.en)}
      aside={
        <>
          {tag}
          {extra.upgradeOf.length > 0 && <Tag tone="brand">{words.upgrade}</Tag>}
        </>
      }
      fen={extra.priceFen}
      checked={state.kind === 'free' && state.checked}
      onChange={(on) => toggle(extra.id, on)}
      locked={state.kind === 'paid'}
      included={state.kind === 'included' && <Tag tone="ok">{words.included}</Tag>}
      reason={problem && <ExtraReason {...{ offer, extra, chosen, problem, swap }} />}
      more={
        <button
          type="button"
          className="tap-44 text-brand-text underline underline-offset-2"
          onClick={() => onDetail({ id: extra.id, isExtra: true, name })}
        >
          {words.item}
          <VisuallyHidden>{words.of(name)}</VisuallyHidden>
        </button>
      }
    />
  );
}
