import { useSubmit } from '../../api/use-call.ts';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { go } from '../../platform/navigation.ts';
import { momentText } from '../../platform/moments.ts';
import { today } from '../../platform/clock.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Timeline, type TimelineTone } from '../../ui/data/Timeline.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AccountCard, FeesCard, FilesCard } from './ClaimCards.tsx';
import { ClaimProgress, ClaimTag } from './ClaimProgress.tsx';
import { Returned, useAnswerBy } from './ClaimSteps.tsx';
import { listPath } from './links.ts';
import { returnedPath } from './returned-field.ts';
import { claimsText } from './text.ts';
import { ClaimBlock, useClaim, type Claim } from './use-claim.tsx';

/** /web/usercenter/reimbursement_detail/{reimId} */
export function DetailPage() {
  const words = useText(claimsText);
  const query = useClaim(Number(useParam('reimId')) || 0);
  return (
    <CentrePage title={words.detail} above={[{ label: words.title, to: listPath() }]}>
      <ClaimBlock query={query}>{(claim) => <Detail claim={claim} />}</ClaimBlock>
    </CentrePage>
  );
}

function Detail({ claim }: { claim: Claim }) {
  const words = useText(claimsText);
  const answer = useAnswerBy(claim);
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      <Card>
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-m">{words.typeTitles[claim.type]}</h2>
            <ClaimTag claim={claim} wording={claim.wording} />
            <span className="text-c text-ink-3">{claim.claimNo}</span>
          </div>
          <ClaimProgress claim={claim} wording={claim.wording} />
          {claim.returned.length > 0 ? <Returned claim={claim} /> : answer && <p>{answer}</p>}
          {claim.state === 'rejected' && (
            <Alert tone="bad" title={words.rejectedTitle}>
              {claim.reason}
            </Alert>
          )}
          <Actions claim={claim} />
        </div>
      </Card>
      <FeesCard claim={claim} />
      {claim.accountName !== '' && <AccountCard claim={claim} />}
      {claim.files.length > 0 && <FilesCard claim={claim} />}
      {claim.history.length > 0 && <History claim={claim} />}
    </div>
  );
}

function Actions({ claim }: { claim: Claim }) {
  const words = useText(claimsText);
  const { reimId } = claim;
  const { ask, dialog } = useConfirm();
  const withdraw = useSubmit('WithdrawClaim', { handles: () => true });
  const drop = useSubmit('DropClaim', { handles: () => true });
  const askWithdraw = () =>
    ask({
      ...{ title: words.withdrawTitle, text: words.withdrawText, keep: words.keep, go: words.withdraw },
      doing: words.withdrawing,
      work: () => withdraw.mutateAsync({ reimId }).then(() => toast(words.withdrawn)),
    });
  const askDrop = () =>
    ask({
      ...{ title: words.dropTitle, text: words.dropText, keep: words.keep, go: words.drop },
      doing: words.dropping,
      destructive: true,
      work: () =>
        drop.mutateAsync({ reimId }).then(() => {
          toast(words.dropped);
          go(listPath(), { replace: true });
        }),
    });
  if (!claim.mayEdit && !claim.mayWithdraw) return null;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {claim.mayWithdraw && (
        <Button size="sm" onClick={askWithdraw}>
          {words.withdraw}
        </Button>
      )}
      {claim.state === 'draft' && (
        <Button size="sm" variant="danger" onClick={askDrop}>
          {words.drop}
        </Button>
      )}
      {claim.mayEdit && (
        <Button size="sm" variant="primary" render={<AppLink to={returnedPath(claim)} />}>
          {claim.state === 'returned' ? words.again : words.resume}
        </Button>
      )}
      {dialog}
    </div>
  );
}

const TONES: Partial<Record<Claim['history'][number]['kind'], TimelineTone>> = {
  returned: 'bad',
  rejected: 'bad',
  approved: 'ok',
  paid: 'ok',
};

function History({ claim }: { claim: Claim }) {
  const words = useText(claimsText);
  const language = useLocale();
  const day = today();
  return (
    <Card title={words.history}>
      <Timeline
        label={words.history}
        items={claim.history.toReversed().map(({ at, kind, reason, amountFen }, index) => ({
          key: `${at} ${index}`,
          title: words.events[kind],
          time: momentText(at, language, day),
          moment: at,
          tone: TONES[kind] ?? (index === 0 ? 'now' : 'plain'),
          text: [amountFen === null ? '' : priceText(amountFen), reason].filter(Boolean).join(' · '),
        }))}
      />
    </Card>
  );
}
