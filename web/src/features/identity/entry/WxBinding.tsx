import { dayInShanghai } from '#contract/rules/day';
import { useCall, useSubmit } from '../../../api/use-call.ts';
import { useConfirm } from '../../../parts/confirm/use-confirm.tsx';
import { Block } from '../../../parts/page/Block.tsx';
import { clockTime, shortDay, withTime } from '../../../platform/dates.ts';
import { toast } from '../../../platform/feedback.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { useSession } from '../../../platform/session.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { devicesText } from '../devices-text.ts';

/** Whether the account can be entered from the messaging app, and the end of that; not shown where the company has not got it. */
export function WxBinding({ userGuid }: { userGuid: string }) {
  const words = useText(devicesText);
  const language = useLocale();
  const isOffered = useSession(({ lastCompany }) => lastCompany?.login.wechat === true);
  const query = useCall('MyWX', { userGuid }, { fresh: true });
  const confirm = useConfirm();
  const unbind = useSubmit('UnbindWX', { handles: () => true });
  if (!isOffered && !query.data?.boundSince) return null;
  const ask = () =>
    confirm.ask({
      title: words.wxEndTitle,
      text: words.wxEndText,
      keep: words.wxKeep,
      go: words.wxEnd,
      doing: words.wxEnding,
      destructive: true,
      work: async () => {
        await unbind.mutateAsync({ userGuid });
        toast(words.wxEnded);
      },
    });
  const moment = (iso: string) => {
    const at = new Date(iso);
    return withTime(shortDay(dayInShanghai(at), language, { weekday: false }), clockTime(at.getTime()));
  };
  return (
    <section aria-labelledby="wx-binding" className="mt-4">
      <Card>
        <h2 id="wx-binding" className="text-s">
          {words.wxTitle}
        </h2>
        <Block query={query} placeholder={<Skeleton className="h-10" shape="block" />} bare>
          {({ boundSince }) => (
            <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 flex-1 text-label text-ink-2">
                {boundSince ? words.wxBound(moment(boundSince)) : words.wxNone}
              </p>
              {boundSince && (
                <Button size="sm" onClick={ask}>
                  {words.wxEnd}
                </Button>
              )}
            </div>
          )}
        </Block>
      </Card>
      {confirm.dialog}
    </section>
  );
}
