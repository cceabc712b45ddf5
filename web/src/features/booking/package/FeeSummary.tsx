import type { ReactNode } from 'react';
import { useShowsPrices } from '../../../parts/company/company.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { FeeList, type FeeLine } from '../../../ui/data/FeeList.tsx';
import { priceText } from '../../../ui/data/Price.tsx';
import { flowText } from '../flow-text.ts';
import { isSettled, type Fees } from './selection.ts';
import { packageText } from './text.ts';

interface FeeSummaryProps {
  fees: Fees;
  /** The chosen add-ons, where they can be taken back; their lines are then one. */
  chips?: ReactNode;
  aside?: ReactNode;
  /** In the bottom sheet, which has its own title. */
  bare?: boolean;
  children?: ReactNode;
}

/** The choices so far and the open amount. */
export function FeeSummary({ fees, chips, aside, bare, children }: FeeSummaryProps) {
  const words = useText(packageText);
  const flow = useText(flowText);
  const pick = usePick();
  const prices = useShowsPrices();
  const { set, extras, paidFen, moreFen } = fees;
  const lines: FeeLine[] = [];
  if (set) lines.push({ key: 'set', label: pick(set.name.zh, set.name.en), ...(prices && { fen: set.priceFen }) });
  if (set && prices && set.companyFen > 0) {
    lines.push({ key: 'company', label: words.subsidyLine, fen: -set.companyFen });
  }
  if (chips && extras.length > 0) {
    const fen = extras.reduce((sum, { priceFen }) => sum + priceFen, 0);
    lines.push({ key: 'extras', label: words.extrasLine(extras.length), fen });
  } else {
    for (const { id, name, priceFen } of extras) {
      lines.push({ key: String(id), label: pick(name.zh, name.en), fen: priceFen });
    }
  }
  if (paidFen > 0) lines.push({ key: 'paid', label: flow.paidBefore, fen: -paidFen });
  const content = (
    <>
      {chips && <div className="mb-4 empty:hidden">{chips}</div>}
      {lines.length === 0 && <p className="text-label text-ink-2">{words.nothingYet}</p>}
      <FeeList
        lines={lines}
        total={
          isSettled(fees)
            ? { label: flow.paidAlready(priceText(paidFen)) }
            : { label: moreFen < 0 ? flow.goesBack : words.total, fen: Math.abs(moreFen) }
        }
      />
      {children && <div className="mt-4">{children}</div>}
      <p className="mt-3 text-x text-ink-3">{words.payLater}</p>
    </>
  );
  return bare ? (
    content
  ) : (
    <Card title={flow.chosen} aside={aside}>
      {content}
    </Card>
  );
}
