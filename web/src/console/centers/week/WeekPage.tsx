import { usePick, useText } from '../../../platform/locale.ts';
import { useParam } from '../../../platform/location.ts';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../kit/pane/Block.tsx';
import { opsPathTo } from '../../routes.ts';
import { PageTitle } from '../../../ui/layout/PageTitle.tsx';
import { Back } from '../CenterPage.tsx';
import { centersText } from '../text.ts';
import { WeekEditor } from './WeekEditor.tsx';

/** The ordinary week of a centre. */
export function WeekPage() {
  const words = useText(centersText);
  const pick = usePick();
  const id = useParam('center') ?? '';
  const centerId = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const found = useCall('OpsCenter', { centerId });
  return (
    <>
      <Back to={opsPathTo('/ops/centers/$center', { center: String(centerId) })} text={words.backToCenter} />
      <Block query={found}>
        {({ center, week }) => (
          <>
            <PageTitle text={`${pick(center.name.zh, center.name.en)} · ${center.code}`}>{words.weekTitle}</PageTitle>
            <WeekEditor key={`${centerId} ${center.revision}`} {...{ centerId, week, revision: center.revision }} />
          </>
        )}
      </Block>
    </>
  );
}
