import { useEffect, useRef } from 'react';
import type { ReplyOf } from '../../api/send.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { ResultPage } from '../../ui/feedback/ResultPage.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { feedbackText } from './text.ts';
import { useMoment } from './use-moment.ts';

/** It is there, and until when it is answered. */
export function SentResult({ sent, onAnother }: { sent: ReplyOf<'AddFeedback'>; onAnother: () => void }) {
  const words = useText(feedbackText);
  const moment = useMoment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { promised } = sent;
  return (
    <Card>
      <ResultPage
        tone="ok"
        headingLevel={2}
        ref={heading}
        title={words.sentTitle}
        actions={
          <>
            <Button variant="primary" render={<AppLink to={pathTo('/web/usercenter/tickling')} />}>
              {words.toMine}
            </Button>
            <Button onClick={onAnother}>{words.another}</Button>
          </>
        }
      >
        {promised && <p className="text-b font-semibold text-ink">{words.sentText(moment(promised.at))}</p>}
        {promised?.provisional && <p>{words.provisional}</p>}
        <p>{words.sentNumber(sent.number)}</p>
      </ResultPage>
    </Card>
  );
}
