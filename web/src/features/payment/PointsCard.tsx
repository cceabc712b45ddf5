import { useState } from 'react';
import { useSubmit, useCall } from '../../api/use-call.ts';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { NumberStepper } from '../../ui/form/NumberStepper.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { mallPayText } from './mall-text.ts';
import { mostPoints } from './points-part.ts';

const STEP = 10;

/** While nothing is paid, the part paid by points can still be changed. */
export function PointsCard({ orderGuid }: { orderGuid: string }) {
  const words = useText(mallPayText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const config = useCompanyInfo().data?.config;
  const withPoints = config?.account.points === true && config.mall.pointsPercent > 0;
  const order = useCall('GetOrderById', { customerGuid: userGuid, orderGuid }, { enabled: withPoints, fresh: true })
    .data?.order;
  const summary = useCall('MyPointsSummary', { userGuid }, { enabled: withPoints, renewed: true }).data;
  const save = useSubmit('ModifyPayStoreWeb');
  const [wanted, setWanted] = useState<number>();
  if (!withPoints || !order || !summary) return null;
  const { pointFen } = config.mall;
  const most = mostPoints(order, summary.balance, config.mall);
  if (most === 0) return null;
  const use = wanted ?? order.points;
  const change = async () => {
    try {
      await save.mutateAsync({ orderGuid, allowPayPoints: use });
      setWanted(undefined);
      toast(words.pointsSaved);
    } catch {
      // said in a dialog already; the choice stays
    }
  };
  return (
    <Card title={words.points} className="mt-3 md:mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p id="points-note" className="min-w-0 flex-1 basis-52 text-c text-ink-2">
          {words.pointsText(priceText(pointFen), String(most))}
        </p>
        <NumberStepper
          label={words.points}
          value={use}
          min={0}
          max={most}
          step={Math.min(STEP, most)}
          words={words}
          describedBy="points-note"
          onChange={setWanted}
        />
        {use !== order.points && (
          <Button size="sm" busy={save.isPending} busyText={words.pointsSaving} onClick={() => void change()}>
            {words.pointsUse(String(use))}
          </Button>
        )}
      </div>
    </Card>
  );
}
