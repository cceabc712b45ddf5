import type { Consent } from '#contract/calls/personal-data';
import { logOut } from '../../api/account.ts';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { privacyPath } from '../../platform/privacy-path.ts';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { toast } from '../../platform/feedback.ts';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { privacyText } from './text.ts';
import { useMoment } from './use-moment.ts';

export function ConsentsSection({ userGuid }: { userGuid: string }) {
  const { consents: words } = useText(privacyText);
  const query = useCall('MyConsents', { userGuid }, { fresh: true });
  const { withdraw, dialog } = useWithdraw(userGuid);
  return (
    <Card title={words.title}>
      <p className="mb-4 text-label text-ink-2">{words.text}</p>
      <Block query={query} placeholder={<Skeleton className="h-43" shape="block" />} bare>
        {({ consents }) =>
          consents.length === 0 ? (
            <p className="text-label text-ink-3">{words.none}</p>
          ) : (
            <ul aria-label={words.list}>
              {consents.map((each) => (
                <OneConsent key={`${each.purpose} ${each.givenAt}`} consent={each} onWithdraw={() => withdraw(each)} />
              ))}
            </ul>
          )
        }
      </Block>
      {dialog}
    </Card>
  );
}

function OneConsent({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) {
  const { consents: words } = useText(privacyText);
  const moment = useMoment();
  const language = useLocale();
  const { title, withdrawnAt, until, isOver } = consent;
  const isActive = !withdrawnAt && !isOver;
  const variant = useCompanyInfo().data?.config.privacyText;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 text-s">
          {title}
          <Tag tone={isActive ? 'ok' : 'mute'} dot>
            {isActive ? words.active : withdrawnAt ? words.withdrawn : words.over}
          </Tag>
        </p>
        <p className="text-c text-ink-2">
          {words.given(moment(consent.givenAt), consent.how)} ·{' '}
          {consent.purpose === 'portal' ? (
            <AppLink to={privacyPath(variant, consent.textVersion)} className="underline underline-offset-2">
              {words.version(consent.textVersion)}
            </AppLink>
          ) : (
            words.version(consent.textVersion)
          )}
        </p>
        {withdrawnAt && <p className="text-c text-ink-2">{words.withdrawnAt(moment(withdrawnAt))}</p>}
        {isActive && until && (
          <p className="text-c text-ink-2">{words.until(formatDay(until, language, { weekday: false }))}</p>
        )}
        {isActive && <p className="mt-1 text-c text-ink-3">{consent.follows}</p>}
      </div>
      {isActive && (
        <Button size="sm" aria-label={words.withdrawLabel(title)} onClick={onWithdraw}>
          {words.withdraw}
        </Button>
      )}
    </li>
  );
}

/** Withdrawing the portal's consent ends every session, this one too. */
function useWithdraw(userGuid: string) {
  const { consents: words } = useText(privacyText);
  const confirm = useConfirm();
  const portal = useSubmit('WithdrawPortalConsent', { handles: () => true });
  const service = useSubmit('ActivtiesServiceAuth', { handles: () => true });
  const hr = useSubmit('SaveHrReportAuth', { handles: () => true });
  const withdraw = ({ purpose, title, follows }: Consent) =>
    confirm.ask({
      title: words.withdrawTitle(title),
      text: follows,
      keep: words.keep,
      go: words.withdraw,
      doing: words.doing,
      destructive: true,
      work: async () => {
        if (purpose === 'portal') {
          await portal.mutateAsync({ userGuid });
          await logOut();
        } else if (purpose === 'hr-report') await hr.mutateAsync({ authorized: false });
        else await service.mutateAsync({ customerGuid: userGuid, authIfnotCancel: false });
        toast(words.done);
      },
    });
  return { withdraw, dialog: confirm.dialog };
}
