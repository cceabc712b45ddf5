import { useState } from 'react';
import type { OpsClaimDetail } from '#contract/ops/reimbursement';
import { fenOf, yuanText } from '../../parts/money/amount.ts';
import { toast } from '../../platform/feedback.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useLocale, useText } from '../../platform/locale.ts';
import { sentence } from '../../api/faults.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSubmit } from '../api/use-call.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import type { Returned } from './ContentSection.tsx';
import { CLAIM_CHECKS } from '#contract/values/claims';
import { FIELDS, type Check } from './choices.ts';
import { opsPathTo } from '../routes.ts';
import { opsClaimsText } from './text.ts';

/** Checklist, amount and what becomes of the claim. */
export function Decision({ claim, returned }: { claim: OpsClaimDetail; returned: Returned }) {
  const words = useText(opsClaimsText);
  const language = useLocale();
  const { limit } = claim;
  const isSecond = claim.state === 'reviewed';
  const [checked, setChecked] = useState<readonly Check[]>([]);
  const usual = Math.min(claim.amountFen, limit.leftFen || claim.amountFen);
  const [amount, setAmount] = useState(yuanText(claim.approvedFen ?? usual));
  const [rejecting, setRejecting] = useState(false);
  const [asked, setAsked] = useState(false);
  const approve = useSubmit('OpsClaimApprove', { handles: () => true });
  const giveBack = useSubmit('OpsClaimReturn', { handles: () => true });
  const reject = useSubmit('OpsClaimReject', { handles: () => true });
  const on = { companyId: claim.company.companyId, claimId: claim.claimId, revision: claim.revision };
  const fen = fenOf(amount);
  const isAmount = fen !== undefined && fen <= claim.amountFen;
  const fields = FIELDS.flatMap((field) => {
    const reason = returned[field];
    return reason === undefined ? [] : [{ field, reason: reason.trim() }];
  });
  const isToReturn = fields.length > 0;
  const lacksWhy = fields.some(({ reason }) => reason.length < 2);
  const needsTwo = !isSecond && fen !== undefined && fen > limit.fourEyesFen;
  const isMine = claim.reviewedBy?.isMe === true;
  const failure = approve.error ?? giveBack.error;

  const doApprove = async () => {
    if (fen === undefined) return;
    const reply = await approve.mutateAsync({ ...on, amountFen: fen, checked: [...checked] }).catch(() => undefined);
    if (reply) toast(reply.state === 'reviewed' ? words.reviewedToast : words.approvedToast);
  };
  const doReturn = async () => {
    setAsked(true);
    if (lacksWhy) return;
    const reply = await giveBack.mutateAsync({ ...on, fields }).catch(() => undefined);
    if (reply) toast(words.returnedToast);
  };
  const doReject = async (reason: string) => {
    const reply = await reject.mutateAsync({ ...on, reason }).catch(() => undefined);
    if (reply) toast(words.rejectedToast);
  };
  const yuan = priceText(fen ?? 0);
  const why = isMine
    ? words.firstByMe
    : isToReturn
      ? words.marked(fields.length)
      : checked.length < CLAIM_CHECKS.length
        ? words.unchecked
        : isAmount
          ? undefined
          : words.badAmount;
  return (
    <>
      <Checklist claim={claim} checked={checked} onChecked={setChecked} />
      <PaneSection title={words.amount}>
        <div className="grid grid-cols-1 gap-3">
          {claim.reviewedBy && <Alert tone="warn">{words.firstBy(claim.reviewedBy.name)}</Alert>}
          <TextField
            label={words.amount}
            hint={words.amountHint(priceText(claim.amountFen))}
            inputMode="decimal"
            prefix="¥"
            value={amount}
            readOnly={isSecond}
            error={isAmount ? undefined : words.badAmount}
            onChange={(event) => setAmount(event.target.value)}
          />
          <ProgressBar
            label={words.limitBar}
            value={
              limit.limitFen === 0 ? 0 : Math.min(1, (limit.limitFen - limit.leftFen + (fen ?? 0)) / limit.limitFen)
            }
            text={words.limit(limit.year, priceText(limit.limitFen), priceText(limit.leftFen))}
          />
          {isAmount && fen < claim.amountFen && (
            <p className="text-ink-2">{words.own(priceText(claim.amountFen - fen))}</p>
          )}
          <Alert tone="mute">{words.eyes(priceText(limit.fourEyesFen))}</Alert>
        </div>
      </PaneSection>
      <div className="grid grid-cols-1 gap-3 border-t border-line bg-n-25 px-4 py-3 md:px-5">
        {failure && (
          <Alert tone="bad" live="assertive">
            {sentence(failure, language)}
          </Alert>
        )}
        {asked && lacksWhy && (
          <Alert tone="bad" live="assertive">
            {words.needWhy}
          </Alert>
        )}
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button size="sm" variant="danger" onClick={() => setRejecting(true)}>
            {words.rejectDo}
          </Button>
          {isToReturn && (
            <Button
              size="sm"
              variant="danger"
              busy={giveBack.isPending}
              busyText={words.working}
              onClick={() => void doReturn()}
            >
              {words.returnDo(fields.length)}
            </Button>
          )}
          <Button
            size="sm"
            variant="primary"
            busy={approve.isPending}
            busyText={words.working}
            {...(why !== undefined && { disabledReason: why })}
            onClick={() => void doApprove()}
          >
            {needsTwo ? words.reviewDo(yuan) : words.approveDo(yuan)}
          </Button>
        </div>
      </div>
      {rejecting && (
        <ReasonDialog
          title={words.rejectTitle}
          text={words.rejectText}
          action={words.rejectDo}
          danger
          busy={reject.isPending}
          failure={reject.error}
          onSubmit={(reason) => void doReject(reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

interface ChecklistProps {
  claim: OpsClaimDetail;
  checked: readonly Check[];
  onChecked: (checked: readonly Check[]) => void;
}

/** The portal's own findings stand beside the box; whether the claim was looked at is the operator's to say. */
function Checklist({ claim, checked, onChecked }: ChecklistProps) {
  const words = useText(opsClaimsText);
  const usedIn = new Map(claim.files.flatMap((file) => file.usedIn.map((one) => [one.claimId, one.claimNo] as const)));
  const found: Partial<Record<Check, boolean>> = {
    holder: claim.isHolder && claim.hasBranch,
    sameFile: usedIn.size === 0,
  };
  return (
    <PaneSection title={words.checks} aside={words.checkCount(checked.length, CLAIM_CHECKS.length)}>
      <ul className="grid grid-cols-1 gap-1">
        {CLAIM_CHECKS.map((check) => {
          const says = found[check];
          return (
            <li key={check}>
              <Checkbox
                label={words.check[check]}
                checked={checked.includes(check)}
                onChange={(event) =>
                  onChecked(event.target.checked ? [...checked, check] : checked.filter((one) => one !== check))
                }
              />
              {says !== undefined && (
                <p className={says ? 'pl-8 text-x text-ok' : 'pl-8 text-x text-bad'}>
                  {says ? words.bySystem.yes : words.bySystem.no}
                  {check === 'sameFile' && !says && (
                    <>
                      {` · ${words.usedIn} `}
                      {[...usedIn].map(([claimId, claimNo]) => (
                        <AppLink
                          key={claimId}
                          to={opsPathTo('/ops/claims/$company/$claim', {
                            company: String(claim.company.companyId),
                            claim: String(claimId),
                          })}
                          className="mr-2 inline-block"
                        >
                          {claimNo}
                        </AppLink>
                      ))}
                    </>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </PaneSection>
  );
}
