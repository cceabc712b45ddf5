import { useCall, useSubmit } from '../../api/use-call.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { go } from '../../platform/navigation.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { AccountCard, FeesCard, FilesCard } from './ClaimCards.tsx';
import { answerText, ClaimSteps } from './ClaimSteps.tsx';
import { accountPath, detailPath, feesPath } from './links.ts';
import { claimsText } from './text.ts';
import { ClaimBlock, useClaim, useOnlyEditable, type Claim } from './use-claim.tsx';

/** /web/usercenter/reimbursement_add_third?id=: step 3, everything once more, then off it goes. */
export function CheckPage() {
  const words = useText(claimsText);
  const claim = useClaim(Number(useSearchText('id')) || 0);
  useOnlyEditable(claim.data);
  return (
    <ClaimSteps at={2} claim={claim.data} text={words.checkText}>
      <ClaimBlock query={claim}>{(known) => <Check claim={known} />}</ClaimBlock>
    </ClaimSteps>
  );
}

function Check({ claim }: { claim: Claim }) {
  const words = useText(claimsText);
  const language = useLocale();
  const submit = useSubmit('SubmitClaim');
  const terms = useCall('ClaimPreCheck', {}).data?.terms;
  const { reimId } = claim;
  const isOver = terms !== undefined && claim.amountFen > claim.leftFen;
  // by the promise: the page may be left, since the claim is no draft any more, before the mutation would tell a component
  const send = () =>
    void submit.mutateAsync({ reimId }).then(
      ({ claimNo, answerBy }) => {
        const answer = answerBy ? answerText('submitted', answerBy, words, language) : '';
        toast(words.submitted(claimNo, answer));
        go(detailPath(reimId), { replace: true });
      },
      () => {}, // the call itself has said why
    );
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      {isOver && <Alert tone="warn">{words.overLimit(priceText(claim.leftFen))}</Alert>}
      <FeesCard claim={claim} editTo={feesPath(reimId)} />
      <AccountCard claim={claim} editTo={accountPath(reimId)} />
      <FilesCard claim={claim} editTo={accountPath(reimId)} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button render={<AppLink to={accountPath(reimId)} />}>{words.back}</Button>
        <Button variant="primary" busy={submit.isPending} busyText={words.submitting} onClick={send}>
          {words.submit}
        </Button>
      </div>
    </div>
  );
}
