import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { BarAction } from '../../parts/page/BarAction.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { BindSheet } from './BindSheet.tsx';
import { CardItem } from './CardItem.tsx';
import { IncomingGifts } from './IncomingGifts.tsx';
import { cardsText } from './text.ts';
import { useCardActions } from './use-card-actions.tsx';

const FILTERS = ['all', 'available', 'paused', 'gifted', 'ended'] as const;
const KEYS = { filter: oneOf(FILTERS), page: pageNumber };
const PAGE_SIZE = 20;

/** /web/usercenter/cardList: the wallet. `?bind=1` begins with adding a card. */
export function CardsPage() {
  const words = useText(cardsText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const { state, change, pathWith } = useAddressState(KEYS);
  const { filter, page } = state;
  const [binding, setBinding] = useState(useSearchText('bind') === '1');
  const query = useCall('MyCards', { userGuid, filter, pageIndex: page - 1, pageSize: PAGE_SIZE }, { fresh: true });
  const lookAgain = () => void query.refetch();
  const { act, dialog } = useCardActions(lookAgain);
  const add = (block = false) => (
    <Button
      variant="primary"
      block={block}
      icon={<Plus aria-hidden="true" size={18} />}
      onClick={() => setBinding(true)}
    >
      {words.bind}
    </Button>
  );
  return (
    <CentrePage title={words.title} text={words.text} actions={add()}>
      <BarAction label={words.bindShort} onPress={() => setBinding(true)} />
      <Block query={query} placeholder={<Placeholder />} className="">
        {({ rows, total, incoming, counts }) => (
          <>
            <IncomingGifts gifts={incoming} onRefused={lookAgain} />
            <div className="mb-3 md:mb-4">
              <Chips
                label={words.filter}
                value={filter}
                onChange={(next) => change({ filter: next, page: 1 })}
                items={FILTERS.map((value) => ({ value, label: words.filters[value], count: counts[value] }))}
              />
            </div>
            {rows.length === 0 && (
              <Nothing narrowed={filter !== 'all' || page > 1} onAll={() => change({ filter: 'all', page: 1 })} />
            )}
            {rows.length > 0 && (
              <ul aria-label={words.list} className="grid gap-3 md:gap-4 xl:grid-cols-2">
                {rows.map((card) => (
                  <li key={`${card.id} ${card.gift?.giftId ?? ''}`}>
                    <CardItem card={card} onAct={act} />
                  </li>
                ))}
              </ul>
            )}
            <div className="mt-4">
              <Pagination
                label={words.pages}
                page={page - 1}
                pages={Math.ceil(total / PAGE_SIZE)}
                link={(at) => <AppLink to={pathWith({ page: at + 1 })} />}
                words={words}
              />
            </div>
            <div className="mt-4 md:hidden">{add(true)}</div>
          </>
        )}
      </Block>
      {dialog}
      {binding && <BindSheet onClose={() => setBinding(false)} />}
    </CentrePage>
  );
}

function Nothing({ narrowed, onAll }: { narrowed: boolean; onAll: () => void }) {
  const words = useText(cardsText);
  return (
    <Card>
      <EmptyState
        title={narrowed ? words.emptyFilter : words.empty}
        headingLevel={2}
        actions={
          narrowed && (
            <Button size="sm" onClick={onAll}>
              {words.showAll}
            </Button>
          )
        }
      >
        {narrowed ? words.emptyFilterText : words.emptyText}
      </EmptyState>
    </Card>
  );
}

const Placeholder = () => (
  <>
    <Skeleton className="mb-4 h-9 w-4/5" shape="block" />
    <div className="grid gap-3 md:gap-4 xl:grid-cols-2">
      {Array.from({ length: 4 }, (_, card) => (
        <Card key={card}>
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-4 h-20 w-full" shape="block" />
        </Card>
      ))}
    </div>
  </>
);
