import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { failure, type Failure } from '../../api/failure.ts';
import { isFault } from '../../api/faults.ts';
import type { ReplyOf } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { pathTo } from '../../platform/paths.ts';
import { session } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Done } from './Done.tsx';
import { FillIn } from './FillIn.tsx';
import { questionnaireText } from './text.ts';

type Read = ReplyOf<'MyQuestionnaire'>;

const placeholder = <Skeleton className="h-120" shape="block" />;

/** /web/questionnaire: the survey that is open to one's company. */
export function SurveyPage() {
  const words = useText(questionnaireText);
  const companyCode = useStore(session, ({ identity }) => identity?.companyCode ?? '');
  const type = 'survey';
  const query = useCall('GetQuestionnaireCode', { type, companyCode });
  if (query.data) return <Questionnaire code={query.data.questionnaireCode} />;
  return (
    <InnerPage title={words.title}>
      {query.error && isFault(query.error, 'questionnaireNone') ? (
        <Card>
          <EmptyState
            title={words.none}
            headingLevel={2}
            actions={<Button render={<AppLink to={pathTo('/web/home')} />}>{words.home}</Button>}
          />
        </Card>
      ) : (
        <Block query={named(query, words.failed)} className="" placeholder={placeholder} wayOut={<WayOut />}>
          {() => null}
        </Block>
      )}
    </InnerPage>
  );
}

/** /web/questionnaire/{code} */
export function QuestionnairePage() {
  return <Questionnaire code={useParam('code') ?? ''} />;
}

function Questionnaire({ code }: { code: string }) {
  const words = useText(questionnaireText);
  const pick = usePick();
  const query = useCall('MyQuestionnaire', { questionnaireCode: code }, { fresh: true });
  const { data } = query;
  return (
    <InnerPage
      title={data ? pick(data.document.title.zh, data.document.title.en) : words.title}
      {...(data && {
        text: `${words.minutes(data.document.minutes)} · ${pick(data.document.about.zh, data.document.about.en)}`,
      })}
    >
      <Block query={named(query, words.failed)} className="" placeholder={placeholder} wayOut={<WayOut />}>
        {(read) => <Sheet key={read.questionnaireCode} read={read} />}
      </Block>
    </InnerPage>
  );
}

/** The gate lets nothing else through: the home page and customer service remain. */
function WayOut() {
  const words = useText(questionnaireText);
  return (
    <>
      <Button size="sm" render={<AppLink to={pathTo('/web/home')} />}>
        {words.home}
      </Button>
      <Button size="sm" render={<AppLink to={pathTo('/mobile/tel')} />}>
        {words.service}
      </Button>
    </>
  );
}

/** The page goes on with the first reading: a later one must not take away text typed since. */
function Sheet({ read }: { read: Read }) {
  const [first] = useState(read);
  const [handedInAt, setHandedInAt] = useState(first.handedInAt);
  if (handedInAt) return <Done at={handedInAt} />;
  return <FillIn read={first} onDone={setHandedInAt} />;
}

/** The server's words, or that the questionnaire could not be fetched. */
function named<T>(query: UseQueryResult<T, Failure>, fallback: string): UseQueryResult<T, Failure> {
  if (!query.error || query.error.text) return query;
  return { ...query, error: failure(query.error.code, fallback) };
}
