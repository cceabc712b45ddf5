import { useCall, useSubmit } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { reportsText } from './text.ts';

/** Who may read it besides oneself, and the way to who has. */
export function AccessCard() {
  const words = useText(reportsText);
  const auth = useCall('HrReportAuth', {}, { fresh: true });
  const save = useSubmit('SaveHrReportAuth');
  const turn = (authorized: boolean) =>
    save.mutate({ authorized }, { onSuccess: () => toast(authorized ? words.hrOn : words.hrOff) });
  return (
    <div data-print="hide">
      <Card title={words.access} aside={<AppLink to={pathTo('/web/usercenter/privacy')}>{words.looks}</AppLink>}>
        <Block query={auth} bare className="" placeholder={<Skeleton className="h-12" shape="block" />}>
          {({ authorized }) => (
            <Switch
              label={words.hr}
              text={words.hrText}
              checked={authorized}
              disabled={save.isPending}
              onChange={(event) => turn(event.target.checked)}
            />
          )}
        </Block>
      </Card>
    </div>
  );
}
