import { useState } from 'react';
import type { OpsClaimDetail } from '#contract/ops/reimbursement';
import { useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { Timeline } from '../../ui/data/Timeline.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { Pane, PaneSection } from '../kit/pane/Pane.tsx';
import { ContentSection, type Returned } from './ContentSection.tsx';
import { Decision } from './Decision.tsx';
import { FileViewer } from './FileViewer.tsx';
import { STATE_TONE } from './choices.ts';
import { opsClaimsText } from './text.ts';

export interface ClaimPaneProps {
  companyId: number;
  claimId: number;
  address: AppPath;
  closeTo: AppPath;
}

/** One claim beside its papers: the typed fields, the checks, the decision, the history. */
export function ClaimPane({ companyId, claimId, address, closeTo }: ClaimPaneProps) {
  const words = useText(opsClaimsText);
  const { moment } = useMoment();
  const detail = useCall('OpsClaim', { companyId, claimId }, { keepPrevious: false });
  const claim = detail.data;
  return (
    <Pane
      label={words.detail}
      address={address}
      closeTo={closeTo}
      title={
        claim ? (
          <>
            {words.titles[claim.type]} · {claim.person.name}
            <Tag tone={STATE_TONE[claim.state]} dot>
              {words.states[claim.state]}
            </Tag>
            {claim.round > 1 && <Tag tone="mute">{words.round(claim.round)}</Tag>}
          </>
        ) : (
          words.detail
        )
      }
      note={claim && words.submittedAt(claim.claimNo, moment(claim.submittedAt))}
    >
      <Block query={detail} bare>
        {(found) => <Inside key={found.revision} claim={found} />}
      </Block>
    </Pane>
  );
}

function Inside({ claim }: { claim: OpsClaimDetail }) {
  const [returned, setReturned] = useState<Returned>({});
  const isOpen = claim.state === 'submitted' || claim.state === 'reviewed';
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:[&>*+*]:border-l xl:[&>*+*]:border-line">
      <div>
        <ContentSection claim={claim} isOpen={isOpen} returned={returned} onReturned={setReturned} />
        {isOpen && <Decision claim={claim} returned={returned} />}
      </div>
      <div className="border-line max-xl:border-t">
        {/* stays beside the checklist while that is scrolled */}
        <div className="bg-white xl:sticky xl:top-0 xl:z-1">
          <FileViewer claim={claim} />
        </div>
        <HistorySection claim={claim} />
      </div>
    </div>
  );
}

function HistorySection({ claim }: { claim: OpsClaimDetail }) {
  const words = useText(opsClaimsText);
  const { moment } = useMoment();
  return (
    <PaneSection title={words.history}>
      <Timeline
        label={words.history}
        items={claim.history.toReversed().map(({ at, kind, by, reason, fields, amountFen }, index) => ({
          key: `${at} ${index}`,
          title: words.events[kind],
          time: moment(at),
          moment: at,
          tone: kind === 'returned' || kind === 'rejected' ? 'bad' : index === 0 ? 'now' : 'plain',
          text: [
            by || words.byPerson,
            amountFen !== null && priceText(amountFen),
            reason,
            ...fields.map((one) => `${words.fields[one.field]}：${one.reason}`),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </PaneSection>
  );
}
