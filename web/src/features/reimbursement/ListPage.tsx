import { CardsPlaceholder } from '../../parts/list/CardsPlaceholder.tsx';
import { useId } from 'react';
import type { ClaimRow, ClaimTerms } from '#contract/calls/reimbursement';
import { useCall } from '../../api/use-call.ts';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { BarAction } from '../../parts/page/BarAction.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { pageNumber, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { Price } from '../../ui/data/Price.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { ClaimProgress, ClaimTag } from './ClaimProgress.tsx';
import { Returned } from './ClaimSteps.tsx';
import { PAGE } from './choices.ts';
import { detailPath, feesPath } from './links.ts';
import { returnedPath } from './returned-field.ts';
import { claimsText } from './text.ts';

const KEYS = { page: pageNumber };
const startPath = () => pathTo('/web/reimbursement');

/** /web/usercenter/reimbursementList. */
export function ListPage() {
  const words = useText(claimsText);
  const { state, pathWith } = useAddressState(KEYS);
  const query = useCall('MyClaims', { pageIndex: state.page - 1, pageSize: PAGE }, { renewed: true });
  const preCheck = useCall('ClaimPreCheck', {});
  const terms = preCheck.data?.terms;
  const add = (
    <Button variant="primary" render={<AppLink to={startPath()} />}>
      {words.add}
    </Button>
  );
  return (
    <CentrePage title={words.title} actions={add}>
      <BarAction label={words.add} onPress={() => go(startPath())} />
      {terms && (
        <div className="mb-3 md:mb-4">
          <Alert title={words.whoTitle}>{words.who(terms.radiusKm, terms.withinDays)}</Alert>
        </div>
      )}
      {/* what stands above the list would push it down if it came later */}
      {preCheck.isPending ? (
        <CardsPlaceholder />
      ) : (
        <Block query={query} className="" placeholder={<CardsPlaceholder />}>
          {({ rows, total, wording }) =>
            total === 0 ? (
              <NoClaims />
            ) : (
              <div className="grid grid-cols-1 gap-3 md:gap-4">
                <ul aria-label={words.list} className="grid grid-cols-1 gap-3 md:gap-4">
                  {rows.map((claim) => (
                    <li key={claim.reimId}>
                      <ClaimCard claim={claim} wording={wording} />
                    </li>
                  ))}
                </ul>
                <Pagination
                  label={words.pages}
                  page={state.page - 1}
                  pages={Math.ceil(total / PAGE)}
                  link={(at) => <AppLink to={pathWith({ page: at + 1 })} />}
                  words={words}
                />
              </div>
            )
          }
        </Block>
      )}
    </CentrePage>
  );
}

function ClaimCard({ claim, wording }: { claim: ClaimRow; wording: ClaimTerms['wording'] }) {
  const words = useText(claimsText);
  const language = useLocale();
  const titleId = useId();
  const day = formatDay(claim.examDay, language, { weekday: false });
  const { claimNo, state } = claim;
  const mayGoOn = state === 'draft' || state === 'withdrawn';
  return (
    <Card>
      <article aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-60">
            <h2 id={titleId} className="flex flex-wrap items-center gap-2 text-s">
              {words.typeTitles[claim.type]}
              <ClaimTag claim={claim} wording={wording} />
            </h2>
            <p className="text-c text-ink-3">
              {claimNo} · {claim.hospital} · {words.dayNames[claim.type]} {day}
            </p>
          </div>
          <span className="text-l">
            <Price fen={claim.approvedFen ?? claim.amountFen} />
          </span>
        </div>
        <ClaimProgress claim={claim} wording={wording} />
        {claim.returned.length > 0 && <Returned claim={claim} />}
        {state === 'rejected' && (
          <Alert tone="bad" title={words.rejectedTitle}>
            {claim.reason}
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" aria-label={words.viewOf(claimNo)} render={<AppLink to={detailPath(claim.reimId)} />}>
            {words.view}
          </Button>
          {mayGoOn && (
            <Button
              size="sm"
              variant="primary"
              aria-label={words.resumeOf(claimNo)}
              render={<AppLink to={feesPath(claim.reimId)} />}
            >
              {words.resume}
            </Button>
          )}
          {state === 'returned' && (
            <Button
              size="sm"
              variant="primary"
              aria-label={words.againOf(claimNo)}
              render={<AppLink to={returnedPath(claim)} />}
            >
              {words.again}
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}

function NoClaims() {
  const words = useText(claimsText);
  return (
    <Card>
      <EmptyState
        title={words.empty}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={startPath()} />}>
            {words.add}
          </Button>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Card>
  );
}
