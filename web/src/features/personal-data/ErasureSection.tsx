import { useCall, useSubmit } from '../../api/use-call.ts';
import type { ReplyOf } from '../../api/send.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { now } from '../../platform/clock.ts';
import { toast } from '../../platform/feedback.ts';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { privacyText } from './text.ts';
import { useMoment } from './use-moment.ts';

type Known = ReplyOf<'MyErasure'>;

/** Says what must end first; the button is explained by it. */
const OPEN_ID = 'erasure-open';

export function ErasureSection({ userGuid }: { userGuid: string }) {
  const { erasure: words } = useText(privacyText);
  const query = useCall('MyErasure', { userGuid }, { fresh: true });
  const { ask, withdraw, dialog } = useErasure(userGuid);
  return (
    <Card title={words.title}>
      <Block query={query} placeholder={<Skeleton className="h-40" shape="block" />} bare>
        {(known) => (
          <div className="grid gap-4">
            <p className="text-label text-ink-2">{words.text(known.coolingDays)}</p>
            <What known={known} />
            <Standing known={known} onWithdraw={withdraw} />
            {known.request?.state !== 'asked' && (
              <div>
                <Button
                  variant="danger"
                  disabledBy={known.open.length > 0 ? OPEN_ID : undefined}
                  onClick={() => ask(known.coolingDays)}
                >
                  {words.ask}
                </Button>
              </div>
            )}
          </div>
        )}
      </Block>
      {dialog}
    </Card>
  );
}

/** The data that goes and the data that stays, before the decision. */
function What({ known: { erased, kept } }: { known: Known }) {
  const { erasure: words } = useText(privacyText);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <section>
        <h3 className="mb-1 text-b font-semibold">{words.erased}</h3>
        <ul className="list-disc pl-5 text-label text-ink-2">
          {erased.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="mb-1 text-b font-semibold">{words.kept}</h3>
        <ul className="list-disc pl-5 text-label text-ink-2">
          {kept.map(({ what, law, until }) => (
            <li key={what}>
              {what}
              <span className="block text-c text-ink-3">{words.keptLine(law, until)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Standing({ known: { request, open }, onWithdraw }: { known: Known; onWithdraw: () => void }) {
  const { erasure: words } = useText(privacyText);
  const language = useLocale();
  const moment = useMoment();
  if (request?.state === 'asked') {
    const day = formatDay(request.dueOn, language, { weekday: false });
    const isCooling = now() < Date.parse(request.coolingUntil);
    return (
      <Alert
        tone="warn"
        title={words.pendingTitle}
        action={
          <Button size="sm" onClick={onWithdraw}>
            {words.withdraw}
          </Button>
        }
      >
        {isCooling ? words.cooling(moment(request.coolingUntil), day) : words.waiting(day)}
      </Alert>
    );
  }
  return (
    <>
      {request?.state === 'declined' && (
        <Alert tone="bad" title={words.declined(moment(request.endedAt ?? request.askedAt))}>
          {request.reason}
        </Alert>
      )}
      {open.length > 0 && (
        <div id={OPEN_ID}>
          <Alert tone="info" title={words.open}>
            {open.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Alert>
        </div>
      )}
    </>
  );
}

function useErasure(userGuid: string) {
  const { erasure: words } = useText(privacyText);
  const confirm = useConfirm();
  const asking = useSubmit('AskErasure', { handles: () => true });
  const withdrawing = useSubmit('WithdrawErasure', { handles: () => true });
  const ask = (days: number) =>
    confirm.ask({
      title: words.askTitle,
      text: words.askText(days),
      keep: words.keep,
      go: words.ask,
      doing: words.doing,
      destructive: true,
      work: async () => {
        await asking.mutateAsync({ userGuid });
        toast(words.asked);
      },
    });
  const withdraw = () =>
    confirm.ask({
      title: words.withdrawTitle,
      text: words.withdrawText,
      keep: words.withdrawKeep,
      go: words.withdraw,
      doing: words.withdrawing,
      work: async () => {
        await withdrawing.mutateAsync({ userGuid });
        toast(words.withdrawn);
      },
    });
  return { ask, withdraw, dialog: confirm.dialog };
}
