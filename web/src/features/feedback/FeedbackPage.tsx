import { useState } from 'react';
import { isFault, sentence } from '../../api/faults.ts';
import { useCall } from '../../api/use-call.ts';
import type { ReplyOf } from '../../api/send.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { oneOf, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useLocale, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FEEDBACK_KINDS } from '#contract/values/feedback';
import { SentResult } from './SentResult.tsx';
import { feedbackText } from './text.ts';
import { useMoment } from './use-moment.ts';

const KEYS = { type: oneOf(FEEDBACK_KINDS) };

/** /web/feedback?type=: the four kinds as tabs, some words, and the moment until which they are answered. */
export function FeedbackPage() {
  const words = useText(feedbackText);
  const language = useLocale();
  const moment = useMoment();
  const { state, pathWith } = useAddressState(KEYS);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const terms = useCall('FeedbackTerms', { userGuid }, { renewed: true });
  const [sent, setSent] = useState<ReplyOf<'AddFeedback'>>();
  if (sent) {
    return (
      <InnerPage title={words.title} narrow>
        <SentResult sent={sent} onAnother={() => setSent(undefined)} />
      </InnerPage>
    );
  }
  if (terms.error && isFault(terms.error, 'feedbackNotOpen')) {
    return (
      <InnerPage title={words.title} narrow>
        <NotOpen text={sentence(terms.error, language)} />
      </InnerPage>
    );
  }
  return (
    <InnerPage title={words.title} text={words.intro} narrow>
      <Block query={terms} placeholder={<Placeholder />} className="">
        {({ promised, left }) => (
          <>
            <Tabs
              label={words.kindsLabel}
              className="max-md:-mt-3"
              current={state.type}
              items={FEEDBACK_KINDS.map((kind) => ({
                key: kind,
                label: words.kinds[kind],
                link: <AppLink replace to={pathWith({ type: kind })} />,
              }))}
            />
            <div className="mt-3 grid gap-3 md:mt-4 md:gap-4">
              <Alert
                title={left > 0 ? words.promise(moment(promised.at)) : words.none}
                tone={left > 0 ? 'info' : 'warn'}
              >
                {[words.promiseNote, promised.provisional && words.provisional].filter(Boolean).join(' · ')}
              </Alert>
              <Card>
                <FeedbackForm kind={state.type} userGuid={userGuid} onSent={setSent} />
              </Card>
            </div>
          </>
        )}
      </Block>
    </InnerPage>
  );
}

/** The company has no feedback: why, and the way back. */
function NotOpen({ text }: { text: string }) {
  const words = useText(feedbackText);
  return (
    <Card>
      <EmptyState
        title={words.notOpen}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/home')} />}>
            {words.home}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Card>
  );
}

const Placeholder = () => (
  <Card>
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="mt-4 h-60 w-full" shape="block" />
  </Card>
);
