import { Printer } from 'lucide-react';
import type { Reply } from '#contract/call';
import type { content } from '#contract/calls/content';
import type { PrivacyKind } from '#contract/values/content-kinds';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { Contents } from '../../parts/rich-text/Contents.tsx';
import { RichText, useBlocks } from '../../parts/rich-text/RichText.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { privacyText } from './privacy-text.ts';

type Text = Reply<typeof content.PrivacyText>;

const PATHS = { standard: '/web/privacy', family: '/web/privacy/deqin', rules: '/web/privacy/rules' } as const;
const pathOf = (kind: PrivacyKind, version?: string): AppPath => pathTo(PATHS[kind], undefined, { version });

export const PrivacyPolicyPage = () => <PrivacyTextPage kind="standard" />;
export const FamilyPrivacyPage = () => <PrivacyTextPage kind="family" />;
export const PrivacyRulesPage = () => <PrivacyTextPage kind="rules" />;

/** `?version=` is the text a person agreed to then; without it the text in force. */
function PrivacyTextPage({ kind }: { kind: PrivacyKind }) {
  const words = useText(privacyText);
  const version = useSearchText('version');
  const query = useCall('PrivacyText', { kind, version: version ?? '' });
  return (
    <InnerPage
      title={words.titles[kind]}
      actions={
        <Button icon={<Printer aria-hidden="true" size={20} strokeWidth={1.75} />} onClick={() => window.print()}>
          {words.print}
        </Button>
      }
    >
      <Block query={query} placeholder={<Skeleton className="h-120 w-full" shape="block" />} className="">
        {(text) => <Ready text={text} />}
      </Block>
    </InnerPage>
  );
}

function Ready({ text }: { text: Text }) {
  const words = useText(privacyText);
  const language = useLocale();
  const blocks = useBlocks(text.body);
  const [current] = text.versions;
  const day = (on: string) => formatDay(on, language, { weekday: false });
  return (
    <div className="items-start gap-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="max-lg:mb-3 lg:sticky lg:top-20" data-print="hide">
        <Card>
          <Contents label={words.contents} blocks={blocks} />
        </Card>
      </div>
      <Card className="print:border-0 print:p-0">
        <p className="mb-4 text-label text-ink-2">{words.inForce(text.version, day(text.publishedOn))}</p>
        {current && current.version !== text.version && (
          <div className="mb-4" data-print="hide">
            <Alert tone="info">
              {words.old} <AppLink to={pathOf(text.kind)}>{words.toCurrent}</AppLink>
            </Alert>
          </div>
        )}
        {text.note && <p className="mb-4 text-label text-ink-2">{words.note(text.note)}</p>}
        <RichText blocks={blocks} />
        <div className="mt-8 border-t border-line pt-4" data-print="hide">
          <h2 className="mb-1 text-s">{words.versions}</h2>
          <ul className="text-label">
            {text.versions.map(({ version, publishedOn }) => (
              <li key={version}>
                <AppLink
                  to={pathOf(text.kind, version === current?.version ? undefined : version)}
                  aria-current={version === text.version ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center md:min-h-9"
                >
                  {words.version(version, day(publishedOn))}
                </AppLink>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap gap-x-6 text-label">
            {text.kind !== 'rules' && (
              <AppLink to={pathOf('rules')} className="inline-flex min-h-11 items-center">
                {words.titles.rules}
              </AppLink>
            )}
            <AppLink to={pathTo('/web/usercenter/privacy')} className="inline-flex min-h-11 items-center">
              {words.ownData}
            </AppLink>
          </p>
        </div>
      </Card>
    </div>
  );
}
