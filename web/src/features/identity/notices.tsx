import type { CompanyFace } from '#contract/company';
import { Phone } from 'lucide-react';
import { today } from '../../platform/clock.ts';
import { formatDay, telHref, useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { loginText } from './login-text.ts';

type Campaign = NonNullable<CompanyFace['login']['campaign']>;

/** §6, §9: the windows of a family's campaign, as dates. */
export function CampaignNotice({ campaign }: { campaign: Campaign }) {
  const words = useText(loginText);
  const language = useLocale();
  const day = (text: string) => formatDay(text, language, { weekday: false });
  if (campaign.openTo < today()) {
    return (
      <div className="mt-4">
        <Alert tone="mute">{words.campaignOver(day(campaign.openTo))}</Alert>
      </div>
    );
  }
  return (
    <div className="mt-4">
      <Alert title={words.campaign(day(campaign.openFrom), day(campaign.openTo))}>
        {words.campaignRun(day(campaign.runFrom), day(campaign.runTo))}
        <br />
        {words.campaignNote}
      </Alert>
    </div>
  );
}

/** Single sign-on only: there is nothing to type here. */
export function SsoNotice({ face }: { face: CompanyFace }) {
  const words = useText(loginText);
  return (
    <div className="mt-4 grid gap-4">
      <Alert title={words.ssoTitle}>{words.ssoText}</Alert>
      {face.hotline && (
        <Button
          block
          icon={<Phone aria-hidden="true" size={20} strokeWidth={1.75} />}
          render={<a href={telHref(face.hotline)} />}
        >
          {face.hotline}
        </Button>
      )}
    </div>
  );
}
