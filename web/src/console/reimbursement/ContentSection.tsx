import type { ReactNode } from 'react';
import type { OpsClaimDetail } from '#contract/ops/reimbursement';
import type { ClaimField } from '#contract/calls/reimbursement';
import { useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { FIELDS } from './choices.ts';
import { RevealedOfClaim } from './RevealedOfClaim.tsx';
import { opsClaimsText } from './text.ts';

/** The fields to be sent back, with the words typed about each. */
export type Returned = Partial<Record<ClaimField, string>>;

export interface ContentSectionProps {
  claim: OpsClaimDetail;
  /** It can still be decided on. */
  isOpen: boolean;
  returned: Returned;
  onReturned: (returned: Returned) => void;
}

/** Every field with what the portal has found out about it, and a way to send it back. */
export function ContentSection({ claim, isOpen, returned, onReturned }: ContentSectionProps) {
  const words = useText(opsClaimsText);
  const mark = (field: ClaimField, reason: string | undefined) => {
    const { [field]: _, ...rest } = returned;
    onReturned(reason === undefined ? rest : { ...rest, [field]: reason });
  };
  const values = useValues(claim);
  return (
    <PaneSection title={words.content} aside={isOpen && words.contentHint}>
      <ul>
        <li>
          <Row label={words.person} value={<RevealedOfClaim claim={claim} field="name" masked={claim.person.name} />} />
        </li>
        <li>
          <Row
            label={words.idNumber}
            value={<RevealedOfClaim claim={claim} field="idNumber" masked={claim.person.idNumber} />}
          />
        </li>
        {FIELDS.map((field) => {
          const label = words.fields[field];
          const reason = returned[field];
          return (
            <li key={field} className={cx('border-t border-line', reason !== undefined && 'bg-bad-bg')}>
              <Row
                label={label}
                value={values[field]}
                action={
                  isOpen && (
                    <Button
                      variant="text"
                      size="sm"
                      guardMs={0}
                      aria-label={reason === undefined ? words.backOf(label) : words.undoOf(label)}
                      onClick={() => mark(field, reason === undefined ? '' : undefined)}
                    >
                      {reason === undefined ? words.back : words.undo}
                    </Button>
                  )
                }
              />
              {reason !== undefined && (
                <div className="px-2 pb-3">
                  <TextArea
                    label={words.whyOf(label)}
                    hint={words.whyHint}
                    rows={2}
                    maxLength={300}
                    value={reason}
                    onChange={(event) => mark(field, event.target.value)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </PaneSection>
  );
}

function Row({ label, value, action }: { label: string; value: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-2 py-1.5">
      <span className="text-ink-3">{label}</span>
      <div className="min-w-0 break-words">{value}</div>
      <div>{action}</div>
    </div>
  );
}

const good = (text: string) => <span className="block text-x text-ok">{text}</span>;
const bad = (text: string) => <span className="block text-x text-bad">{text}</span>;
const plain = (text: string) => <span className="ml-2 text-x text-ink-3">{text}</span>;

function useValues(claim: OpsClaimDetail): Record<ClaimField, ReactNode> {
  const words = useText(opsClaimsText);
  return {
    type: words.types[claim.type],
    city: (
      <>
        {claim.city}
        {claim.covered ? bad(claim.covered.text) : good(words.notCovered)}
      </>
    ),
    hospital: claim.hospital,
    examDay: (
      <>
        {claim.examDay}
        {plain(words.days60(claim.days.used, claim.days.most))}
      </>
    ),
    amountFen: <b>{priceText(claim.amountFen)}</b>,
    accountName: (
      <>
        {claim.accountName}
        {claim.isHolder ? good(words.holderSame) : bad(words.holderOther)}
      </>
    ),
    bank: (
      <>
        {claim.bank}
        {!claim.hasBranch && bad(words.noBranch)}
      </>
    ),
    accountNumber: <RevealedOfClaim claim={claim} field="accountNumber" masked={claim.accountNumber.slice(-8)} />,
    mobile: <RevealedOfClaim claim={claim} field="mobile" masked={claim.mobile} />,
    files: words.paperCount(claim.files.length),
  };
}
