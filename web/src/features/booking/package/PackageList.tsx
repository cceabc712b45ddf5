import type { ExamSet } from '#contract/calls/booking';
import { useState, type ReactNode } from 'react';
import { useShowsPrices } from '../../../parts/company/company.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { errorId, FieldError } from '../../../ui/form/Field.tsx';
import { Price } from '../../../ui/data/Price.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useDraft } from '../draft.ts';
import type { Detail } from './DetailSheet.tsx';
import { FitLine, NotForThem, useIsSelf } from './PackageFit.tsx';
import { packageText } from './text.ts';

export const packageId = (id: number): string => `package-${id}`;
export const FIRST_PACKAGE_ID = 'package-first';

interface PackageListProps {
  sets: readonly ExamSet[];
  value: number | undefined;
  onChange: (id: number) => void;
  error?: string;
  onDetail: (detail: Detail) => void;
}

export function PackageList({ sets, value, onChange, error, onDetail }: PackageListProps) {
  const words = useText(packageText);
  const pick = usePick();
  const isSelf = useIsSelf();
  const [othersOpen, setOthersOpen] = useState(false);
  const open = sets.filter(({ reason }) => !reason);
  const [first] = open;
  // The order that is being changed keeps its package.
  const isFixed = useDraft().oldOrderId !== undefined;
  const others = isFixed ? [] : sets.filter(({ reason }) => reason);
  const title = words.packages(isSelf);
  return (
    <Card title={title} aside={isFixed ? words.fixed : open.length > 1 && words.oneOf(open.length)}>
      <fieldset aria-describedby={error ? errorId(FIRST_PACKAGE_ID) : undefined}>
        <legend className="sr-only">{title}</legend>
        {/* above the first, where whoever is led to it looks */}
        <div className="mb-3 empty:hidden">
          <FieldError id={FIRST_PACKAGE_ID} error={error} />
        </div>
        <div className="grid gap-3">
          {open.map((set) => {
            const name = pick(set.name.zh, set.name.en);
            return (
              <ChoiceCard
                key={set.id}
                id={set === first ? FIRST_PACKAGE_ID : packageId(set.id)}
                group="package"
                value={String(set.id)}
                checked={set.id === value}
                onChange={() => onChange(set.id)}
                name={name}
                aside={
                  <>
                    {set.best && (
                      <Tag tone="line">
                        <span className="font-semibold text-brand-text">{words.best(isSelf)}</span>
                      </Tag>
                    )}
                    {set.popular && <Tag tone="line">{words.popular}</Tag>}
                  </>
                }
                text={pick(set.summary.zh, set.summary.en)}
                why={<FitLine set={set} />}
                highlights={set.highlights.map((highlight) => pick(highlight.zh, highlight.en))}
                price={<SetPrice set={set} />}
                priceNote={<SetPriceNote set={set} />}
                more={
                  <button
                    type="button"
                    className="tap-44 text-brand-text hover:underline"
                    onClick={() => onDetail({ id: set.id, isExtra: false, name })}
                  >
                    {words.items(set.itemCount)}
                    <VisuallyHidden>{words.of(name)}</VisuallyHidden>
                  </button>
                }
              />
            );
          })}
        </div>
      </fieldset>
      {others.length > 0 && (
        <div className="mt-4">
          <Fold
            title={<span className="text-label font-normal text-ink-2">{words.notFor(isSelf, others.length)}</span>}
            open={othersOpen}
            onToggle={() => setOthersOpen(!othersOpen)}
          >
            {othersOpen && <NotForThem list={others} />}
          </Fold>
        </div>
      )}
    </Card>
  );
}

function SetPrice({ set }: { set: ExamSet }): ReactNode {
  const words = useText(packageText);
  return set.selfFen > 0 ? <Price fen={set.selfFen} /> : <span className="text-ok">{words.company}</span>;
}

/** List prices are hidden for the company that hides prices; the amount to pay never is. */
function SetPriceNote({ set }: { set: ExamSet }): ReactNode {
  const words = useText(packageText);
  const shown = useShowsPrices();
  if (!shown || set.companyFen === 0) return null;
  const [label, fen] = set.selfFen > 0 ? [words.subsidy, set.companyFen] : [words.listPrice, set.priceFen];
  return (
    <>
      {label} <Price fen={fen} className="font-normal!" />
    </>
  );
}
