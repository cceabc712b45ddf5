import { useCall } from '../../api/use-call.ts';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { pageNumber, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { HeldCard } from './HeldCard.tsx';
import { servicesText } from './text.ts';

const KEYS = { page: pageNumber };
const PAGE_SIZE = 20;

/** /web/usercenter/service?page=: what one holds and how it is used. */
export function ServicesPage() {
  const words = useText(servicesText);
  const { state, pathWith } = useAddressState(KEYS);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useCall('MyServices', { userGuid, pageIndex: state.page - 1, pageSize: PAGE_SIZE });
  return (
    <CentrePage title={words.title} text={words.intro}>
      <Block query={query} placeholder={<Placeholder />} className="">
        {({ rows, total }) =>
          total === 0 ? (
            <Card>
              <EmptyState title={words.emptyTitle} headingLevel={2}>
                {words.emptyText}
              </EmptyState>
            </Card>
          ) : (
            <>
              <ul aria-label={words.list} className="mb-4 grid gap-3 md:gap-4">
                {rows.map((held) => (
                  <li key={held.serviceId}>
                    <HeldCard held={held} userGuid={userGuid} />
                  </li>
                ))}
              </ul>
              <Pagination
                label={words.pages}
                page={state.page - 1}
                pages={Math.ceil(total / PAGE_SIZE)}
                link={(at) => <AppLink to={pathWith({ page: at + 1 })} />}
                words={words}
              />
            </>
          )
        }
      </Block>
    </CentrePage>
  );
}

const Placeholder = () => (
  <div className="grid gap-3 md:gap-4">
    {Array.from({ length: 3 }, (_, row) => (
      <Card key={row}>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-3 h-10 w-3/5" />
      </Card>
    ))}
  </div>
);
