import { useEffect } from 'react';
import type { CenterDetail } from '#contract/calls/booking';
import { closesCentre } from '#contract/rules/store-status';
import { useCall } from '../../api/use-call.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useParam } from '../../platform/location.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { usePageName } from '../../platform/page-name.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { WizardLayout } from '../../ui/layout/WizardLayout.tsx';
import { Facts, Offers, Photos, Reviews, SmallMap } from './centers/CenterAbout.tsx';
import { detailText } from './centers/detail-text.ts';
import { isBookable } from './centers/order.ts';
import { centersText } from './centers/text.ts';
import { useCenters } from './centers/use-centers.ts';
import { loadDraft, useDraft, useDraftLoaded } from './draft.ts';
import { isUsable } from './finder/order.ts';
import { OffersHere, PlansHere, useFound } from './finder/PlansHere.tsx';
import { finderText } from './finder/text.ts';
import { changeDraft, wayBefore } from './flow.ts';
import { CardLines } from './placeholders.tsx';
import { ReasonNote } from './reason.tsx';
import { Wizard } from './Wizard.tsx';

/** /web/hospital/detail/{id}: everything about one centre; inside a booking it is part of step 3, and chosen here. */
export function CenterDetailPage() {
  const words = useText(detailText);
  const finder = useText(finderText);
  const pick = usePick();
  const query = useCall('ExamCenterDetail', { centerId: Number(useParam('id')) || 0 });
  const inBooking = wayBefore(useDraft(), 'center') === undefined;
  const isKnown = useDraftLoaded();
  const name = query.data && pick(query.data.name.zh, query.data.name.en);
  usePageName(name);
  useEffect(() => void loadDraft(), []);
  if (!isKnown) return <div className="min-h-dvh" />;
  const title = name ?? words.title;
  const content = (
    // as high as what comes, so that the footer does not jump
    <Block query={query} className={query.data ? '' : 'min-h-dvh'} placeholder={<CardLines />}>
      {(center) => <Center center={center} />}
    </Block>
  );
  if (!inBooking) {
    const above = [{ label: finder.title, to: pathTo('/web/hospital') }];
    return (
      <InnerPage title={title} above={above}>
        {content}
      </InnerPage>
    );
  }
  return (
    <Wizard step="center" title={title} within={title}>
      {content}
    </Wizard>
  );
}

function Center({ center }: { center: CenterDetail }) {
  const way = useWayOn(center);
  return (
    <WizardLayout bar={{ action: way.button }}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <Photos center={center} />
          <Facts center={center} />
          <Offers center={center} />
          {way.found && <OffersHere center={way.found} />}
          <Reviews center={center} />
        </div>
        <div className="max-lg:contents lg:sticky lg:top-22 lg:grid lg:gap-4">
          {/* that it cannot be had comes before what it is like */}
          <div className={cx(way.isClosed && 'max-lg:order-first')}>{way.card}</div>
          <SmallMap center={center} />
        </div>
      </div>
    </WizardLayout>
  );
}

/** The way on: choose it, or why not and the way to others. Beside the page as a card, on a phone a button in the bar. */
function useWayOn(center: CenterDetail) {
  const words = useText(detailText);
  const common = useText(centersText);
  const draft = useDraft();
  const inBooking = wayBefore(draft, 'center') === undefined;
  const inFlow = inBooking && draft.cityId === center.cityId;
  const found = useFound(center, !inFlow);
  // until it is known, the way on is offered: the plan's page says why not
  const mayStart = found === undefined || isUsable(found);
  const listed = useCenters(undefined, { enabled: inFlow }).data?.centersData.find(({ id }) => id === center.id);
  const toList = () =>
    go(inBooking ? pathTo('/web/examselect') : pathTo('/web/hospital', undefined, { city: String(center.cityId) }));
  const choose = async () => {
    const { id, name } = center;
    if (await changeDraft({ centerId: id, centerName: name }))
      go(pathTo('/web/examselect', undefined, { center: String(id) }));
  };
  const others = (
    <Button block onClick={toList}>
      {words.others}
    </Button>
  );
  if (closesCentre(center.storeStatus)) {
    const card = (
      <Alert tone="warn" title={words.closed(common.store[center.storeStatus])} action={<OthersLink onGo={toList} />} />
    );
    return { isClosed: true, button: others, card, found };
  }
  const main = !inFlow ? (
    mayStart && (
      <Button variant="primary" block render={<AppLink to={pathTo('/web/plan/$from', { from: 'self' })} />}>
        {words.start}
      </Button>
    )
  ) : !listed || isBookable(listed) ? (
    <Button variant="primary" block onClick={() => void choose()}>
      {words.choose}
    </Button>
  ) : undefined;
  const card = (
    <div className="grid gap-3 rounded-card border border-line bg-white p-4 md:p-6">
      <div>
        <Tag tone="ok" dot>
          {common.store.normal}
        </Tag>
      </div>
      {inFlow && listed?.reason && (
        <ReasonNote reason={listed.reason} onNext={{ otherCentres: toList, nearestDay: () => void choose() }} />
      )}
      {found && <PlansHere center={found} />}
      {main && <div className="max-md:hidden">{main}</div>}
      <div className={cx(!main && 'max-md:hidden')}>{others}</div>
    </div>
  );
  return { isClosed: false, button: main || others, card, found };
}

/** Beside the reason; on a phone the bar has the same. */
function OthersLink({ onGo }: { onGo: () => void }) {
  const words = useText(detailText);
  return (
    <Button size="sm" className="max-md:hidden" onClick={onGo}>
      {words.others}
    </Button>
  );
}
