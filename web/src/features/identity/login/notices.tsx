import type { CompanyFace } from '#contract/calls/company';
import { outsideTarget } from '#contract/rules/outside';
import { campaignStage } from '#contract/rules/window';
import { ExternalLink } from 'lucide-react';
import { DestinationLink } from '../../../platform/AppLink.tsx';
import { today } from '../../../platform/clock.ts';
import { dayRange } from '../../../platform/dates.ts';
import { formatDay, useLocale, usePick, useText } from '../../../platform/locale.ts';
import type { AppPath } from '../../../platform/paths.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { loginText } from './login-text.ts';
import { SsoButton } from './SsoButton.tsx';

type Campaign = NonNullable<CompanyFace['login']['campaign']>;

/** The windows of a family's campaign, as dates. */
export function CampaignNotice({ campaign }: { campaign: Campaign }) {
  const words = useText(loginText);
  const language = useLocale();
  const pick = usePick();
  const run = words.campaignRun(dayRange(campaign.runFrom, campaign.runTo, language));
  // which service it is: a company has several, and signing in is none
  const { name } = campaign;
  const of = (said: string) => words.campaignName(name ? pick(name.zh, name.en) : words.campaignUnnamed, said);
  const stage = campaignStage(today(), campaign);
  if (stage === 'closed' || stage === 'over') {
    return (
      <div className="mt-4">
        <Alert tone="mute">
          {of(words.campaignOver(formatDay(campaign.openTo, language, { weekday: false })))}
          {stage === 'closed' && (
            <>
              <br />
              {run}
            </>
          )}
        </Alert>
      </div>
    );
  }
  return (
    <div className="mt-4">
      <Alert
        title={of(
          (stage === 'before' ? words.campaignBefore : words.campaign)(
            dayRange(campaign.openFrom, campaign.openTo, language),
          ),
        )}
      >
        {run}
        <br />
        {words.campaignNote}
      </Alert>
    </div>
  );
}

/** Single sign-on only: there is nothing to type here, so it says where to enter and leads there. */
export function SsoNotice({ face, back }: { face: CompanyFace; back: AppPath | undefined }) {
  const words = useText(loginText);
  const pick = usePick();
  const { portal, oidc } = face.login;
  const outside = outsideTarget(portal?.url, face.outsideHosts);
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      {oidc ? (
        <SsoButton face={face} back={back} primary />
      ) : (
        <Alert title={words.ssoTitle}>{portal ? words.ssoPortalText : words.ssoText}</Alert>
      )}
      {portal && outside && (
        <Button
          block
          size="lg"
          variant={oidc ? 'secondary' : 'primary'}
          icon={<ExternalLink aria-hidden="true" size={20} strokeWidth={1.75} />}
          render={<DestinationLink destination={{ kind: 'outside', url: outside }} />}
        >
          {pick(portal.label.zh, portal.label.en)}
        </Button>
      )}
    </div>
  );
}
