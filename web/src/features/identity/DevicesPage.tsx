import { dayInShanghai } from '#contract/rules/day';
import type { SignedInDevice } from '#contract/calls/sessions';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { clockTime, shortDay, withTime } from '../../platform/dates.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { devicesText } from './devices-text.ts';
import { useEndSessions } from './use-end-sessions.ts';
import { WxBinding } from './entry/WxBinding.tsx';

/** /web/devices: where one is signed in, and the way out of each. */
export function DevicesPage() {
  const words = useText(devicesText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useCall('MySessions', { userGuid }, { fresh: true });
  const { endOne, endOthers, dialog } = useEndSessions(userGuid);
  return (
    <CentrePage title={words.title} text={words.text}>
      <p className="mb-3 text-label text-ink-2 md:hidden">{words.text}</p>
      <Card>
        <Block query={query} placeholder={<Skeleton className="h-40" shape="block" />} bare>
          {({ sessions }) => {
            const others = sessions.filter(({ isThis }) => !isThis);
            return (
              <>
                <ul>
                  {sessions.map((each) => (
                    <Device key={each.id} session={each} onEnd={() => endOne(each)} />
                  ))}
                </ul>
                <p className="mt-3 text-c text-ink-3">{words.noPlace}</p>
                <div className="mt-4">
                  {others.length > 0 ? (
                    <Button variant="danger" onClick={() => endOthers(others.length)}>
                      {words.endOthers}
                    </Button>
                  ) : (
                    <p className="text-label text-ink-2">{words.onlyHere}</p>
                  )}
                </div>
              </>
            );
          }}
        </Block>
      </Card>
      <WxBinding userGuid={userGuid} />
      {dialog}
    </CentrePage>
  );
}

function Device({ session, onEnd }: { session: SignedInDevice; onEnd: () => void }) {
  const words = useText(devicesText);
  const language = useLocale();
  const moment = (iso: string) => {
    const at = new Date(iso);
    return withTime(shortDay(dayInShanghai(at), language, { weekday: false }), clockTime(at.getTime()));
  };
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-s">
          {session.device}
          {session.isThis && <Tag tone="ok">{words.here}</Tag>}
        </p>
        <p className="text-c text-ink-2">{words.since(moment(session.since))}</p>
        <p className="text-c text-ink-2">{words.lastSeen(moment(session.lastSeen))}</p>
      </div>
      {!session.isThis && (
        <Button size="sm" aria-label={words.endLabel(session.device)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
