import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { pageNumber, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { Timeline } from '../../ui/data/Timeline.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { privacyText } from './text.ts';
import { useMoment } from './use-moment.ts';

const PAGE_SIZE = 10;
const KEYS = { page: pageNumber };

export function LooksSection({ userGuid }: { userGuid: string }) {
  const { looks: words } = useText(privacyText);
  const moment = useMoment();
  const { state, pathWith } = useAddressState(KEYS);
  const query = useCall('WhoLooked', { userGuid, pageIndex: state.page - 1, pageSize: PAGE_SIZE }, { renewed: true });
  return (
    <Card title={words.title}>
      <p className="mb-4 text-label text-ink-2">{words.text}</p>
      <Block query={query} placeholder={<Skeleton className="h-5" shape="block" />} bare>
        {({ rows, total }) =>
          total === 0 ? (
            <p className="text-label text-ink-3">{words.none}</p>
          ) : (
            <>
              <Timeline
                label={words.list}
                items={rows.map(({ at, role, what, whom, why }, index) => ({
                  key: `${at} ${index}`,
                  title: `${role} · ${what}`,
                  time: moment(at),
                  moment: at,
                  text: [whom && words.whom(whom), why && words.why(why)].filter(Boolean).join(' · ') || undefined,
                }))}
              />
              <div className="mt-4 flex justify-center">
                <Pagination
                  label={words.pages}
                  page={state.page - 1}
                  pages={Math.ceil(total / PAGE_SIZE)}
                  link={(at) => <AppLink to={pathWith({ page: at + 1 })} />}
                  words={words}
                />
              </div>
            </>
          )
        }
      </Block>
    </Card>
  );
}
