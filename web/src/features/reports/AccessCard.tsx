import { useCall, useSubmit } from '../../api/use-call.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
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
  const allow = useSubmit('SaveHrReportAuth', { handles: () => true });
  const confirm = useConfirm();
  const language = useLocale();
  const day = (text: string) => formatDay(text, language, { weekday: false });
  const turn = (authorized: boolean, wouldEnd: string) => {
    if (!authorized) return save.mutate({ authorized }, { onSuccess: () => toast(words.hrOff) });
    confirm.ask({
      title: words.hrAsk,
      text: words.hrAskText(day(wouldEnd)),
      keep: words.hrKeep,
      go: words.hrGo,
      doing: words.hrDoing,
      work: async () => {
        await allow.mutateAsync({ authorized });
        toast(words.hrOn);
      },
    });
  };
  return (
    <div data-print="hide">
      <Card title={words.access} aside={<AppLink to={pathTo('/web/usercenter/privacy')}>{words.looks}</AppLink>}>
        <Block query={auth} bare className="" placeholder={<Skeleton className="h-12" shape="block" />}>
          {({ authorized, until, wouldEnd }) => (
            <Switch
              label={words.hr}
              text={until ? words.hrUntil(day(until)) : words.hrText}
              checked={authorized}
              disabled={save.isPending}
              onChange={(event) => turn(event.target.checked, wouldEnd)}
            />
          )}
        </Block>
      </Card>
      {confirm.dialog}
    </div>
  );
}
