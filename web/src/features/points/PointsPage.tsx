import { useCall } from '../../api/use-call.ts';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { pointsText } from './text.ts';

/** /web/usercenter/myPoints: the balance, the soon expiring part, and the history. */
export function PointsPage() {
  const words = useText(pointsText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const summary = useCall('MyPointsSummary', { userGuid }, { renewed: true });
  return (
    <CentrePage title={words.title}>
      <div className="grid grid-cols-1 gap-3 md:gap-4">
        <Block query={summary} placeholder={<Placeholder />} className="">
          {(known) => <BalanceCard summary={known} />}
        </Block>
        <HistoryCard userGuid={userGuid} years={summary.data?.years ?? []} />
      </div>
    </CentrePage>
  );
}

const Placeholder = () => (
  <Card>
    <Skeleton className="h-4 w-20" />
    <Skeleton className="mt-2 h-10 w-32" />
    <Skeleton className="mt-3 h-4 w-3/5" />
  </Card>
);
